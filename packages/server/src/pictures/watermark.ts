import { proofPictures } from '@mirror-studio/domain/constants/clients';
import sharp from 'sharp';

type Stroke = readonly [x: number, y: number, toX: number, toY: number];

/** An arc as strokes. Takes its middle, its radii, and from where to where it goes, in turns from the right downwards. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Stroke[] {
  const steps = 14;
  const at = (step: number): readonly [number, number] => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / steps);
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  };
  return Array.from({ length: steps }, (_, step) => [...at(step), ...at(step + 1)] as const);
}

/** The word in strokes, of letters one high: drawn by ourselves, since a server need have no typeface. */
const word: readonly Stroke[] = [
  [0, 0, 0, 1],
  [0, 0, 0.3, 0],
  [0, 0.52, 0.3, 0.52],
  ...arc(0.3, 0.26, 0.26, 0.26, -0.25, 0.25),
  [0.95, 0, 0.95, 1],
  [0.95, 0, 1.25, 0],
  [0.95, 0.52, 1.25, 0.52],
  ...arc(1.25, 0.26, 0.26, 0.26, -0.25, 0.25),
  [1.22, 0.52, 1.52, 1],
  ...arc(2.3, 0.5, 0.42, 0.5, 0, 1),
  ...arc(3.52, 0.5, 0.42, 0.5, 0, 1),
  [4.34, 0, 4.34, 1],
  [4.34, 0, 4.86, 0],
  [4.34, 0.5, 4.74, 0.5],
];
const wordWide = 4.86;
const strokeWide = 0.11;
/** Of the picture's shorter edge. */
const letterShare = 0.075;
/** Of letters: how far apart the words stand, and how far each row is shifted against the one before. */
const grid = { across: wordWide + 2.6, down: 3.4, shift: 3.1 } as const;
const tilt = -Math.PI / 7;
const strength = { light: 0.42, edge: 0.3 } as const;

function distanceTo([x, y, toX, toY]: Stroke, px: number, py: number): number {
  const [dx, dy] = [toX - x, toY - y];
  const along = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - x - along * dx, py - y - along * dy);
}

/** How far a point of the word's own box lies from its strokes, in letters. */
function field(cell: number): {
  readonly values: Float32Array;
  readonly wide: number;
  readonly high: number;
} {
  const margin = 0.3;
  const wide = Math.ceil((wordWide + 2 * margin) / cell);
  const high = Math.ceil((1 + 2 * margin) / cell);
  const values = new Float32Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      let nearest = margin;
      for (const stroke of word)
        nearest = Math.min(nearest, distanceTo(stroke, x * cell - margin, y * cell - margin));
      values[y * wide + x] = nearest;
    }
  return { values, wide, high };
}

/** The words over a whole picture, light with a dark edge so that they are seen on anything, as red, green, blue and alpha. */
function drawWords(width: number, height: number): Uint8Array {
  const letter = Math.max(14, Math.min(width, height) * letterShare);
  const cell = 1 / letter;
  const { values, wide, high } = field(cell);
  const margin = 0.3;
  const pixels = new Uint8Array(width * height * 4);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const soft = cell;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x * cos + y * sin) / letter;
      const w = (-x * sin + y * cos) / letter;
      const rowNumber = Math.floor(w / grid.down);
      const down = w - rowNumber * grid.down;
      const moved = u - rowNumber * grid.shift;
      const across = moved - Math.floor(moved / grid.across) * grid.across;
      const column = Math.round((across + margin) / cell);
      const line = Math.round((down + margin) / cell);
      if (column >= wide || line >= high) continue;
      const distance = values[line * wide + column] ?? margin;
      const inside = Math.max(0, Math.min(1, (strokeWide / 2 - distance) / soft + 0.5));
      const around = Math.max(0, Math.min(1, (strokeWide / 2 + 0.05 - distance) / soft + 0.5));
      if (around === 0) continue;
      const at = (y * width + x) * 4;
      const light = Math.round(255 * inside);
      pixels[at] = light;
      pixels[at + 1] = light;
      pixels[at + 2] = light;
      pixels[at + 3] = Math.round(255 * (inside * strength.light + (around - inside) * strength.edge));
    }
  return pixels;
}

/**
 * A picture for a client's eyes: without anything that it says of itself. With a watermark it is made smaller and the words are
 * part of it; without one it is as large as it is. Takes its bytes; throws what the decoder throws.
 */
export async function proofOf(bytes: Uint8Array, watermark: boolean): Promise<Uint8Array> {
  const { longestEdgePx: edge, quality } = proofPictures;
  const upright = sharp(bytes, { failOn: 'truncated' }).rotate();
  if (!watermark) return upright.webp({ quality: 92 }).toBuffer();
  const { data, info } = await upright
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const input = Buffer.from(drawWords(width, height));
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input, raw: { width, height, channels: 4 } }])
    .webp({ quality })
    .toBuffer();
}
