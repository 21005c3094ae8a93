import { createHash } from 'node:crypto';
import { proofPictures } from '@mirror-studio/domain/constants/clients';
import sharp from 'sharp';

type Stroke = readonly [x: number, y: number, toX: number, toY: number];

/** An arc as strokes. Takes its middle, its radii, and from where to where it goes, in turns from the right downwards. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Stroke[] {
  const steps = 40;
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
const strokeWide = 0.12;
/** How wide the dark edge round each stroke is. */
const edgeWide = 0.05;
/** Round the word, as far as distances are known. */
const margin = 0.3;
/** Distances stand so many to a letter: between them they are interpolated, so that edges are smooth at any size and angle. */
const cellsOfLetter = 48;
/** How far the picture is blurred below letters, as a part of its shorter edge. */
const blurShare = 0.006;
/** How much of the picture light letters and their dark edge hide, before both are varied. */
const strength = { light: 0.4, edge: 0.34 } as const;

function distanceTo([x, y, toX, toY]: Stroke, px: number, py: number): number {
  const [dx, dy] = [toX - x, toY - y];
  const along = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - x - along * dx, py - y - along * dy);
}

interface Field {
  readonly values: Float32Array;
  readonly wide: number;
  readonly high: number;
}

/** How far points of the word's own box lie from its strokes, in letters, at most the margin. */
function measureWord(): Field {
  const wide = Math.ceil((wordWide + 2 * margin) * cellsOfLetter) + 1;
  const high = Math.ceil((1 + 2 * margin) * cellsOfLetter) + 1;
  const values = new Float32Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      let nearest = margin;
      for (const stroke of word)
        nearest = Math.min(
          nearest,
          distanceTo(stroke, x / cellsOfLetter - margin, y / cellsOfLetter - margin),
        );
      values[y * wide + x] = nearest;
    }
  return { values, wide, high };
}

let measured: Field | undefined;
/** The same for every picture: measured by the processes that mark any, for their first one. */
function fieldOfWord(): Field {
  measured ??= measureWord();
  return measured;
}

/** How far a point lies from the word, both in letters from its upper left corner; the margin where it is further. */
function distanceToWord({ values, wide, high }: Field, x: number, y: number): number {
  const [column, line] = [(x + margin) * cellsOfLetter, (y + margin) * cellsOfLetter];
  const [left, top] = [Math.floor(column), Math.floor(line)];
  if (left < 0 || top < 0 || left >= wide - 1 || top >= high - 1) return margin;
  const [right, below] = [column - left, line - top];
  const at = (dx: number, dy: number) => values[(top + dy) * wide + left + dx] ?? margin;
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
  const lower = at(0, 1) * (1 - right) + at(1, 1) * right;
  return upper * (1 - below) + lower * below;
}

/** Eight numbers from 0 to 1 that follow from a seed and what they are for, and from nothing else. */
function numbersOf(seed: string, what: string): readonly number[] {
  const digest = createHash('sha256').update(`${seed}/${what}`).digest();
  return Array.from({ length: 8 }, (_, at) => digest.readUInt32LE(at * 4) / 2 ** 32);
}

const between = (from: number, to: number, part = 0) => from + (to - from) * part;

/** Where a word stands in its place, in letters, and how strong it is. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly scale: number;
  readonly strength: number;
}

/** More than there are, to either side, of the smallest letters. */
const mostColumns = 4_096;

/** The marks of one picture: all that could be subtracted from it follows from the seed, which the server alone knows. */
function patternOf(seed: string) {
  const [size, side, tilt, gap, down, wave, turn, shift] = numbersOf(seed, 'pattern');
  const [phase, otherPhase, long, otherLong, fade, otherFade] = numbersOf(seed, 'waves');
  const bends = {
    across: { high: 0.12, long: between(0.6, 1, long), from: between(0, 7, phase) },
    down: {
      high: between(0.1, 0.18, wave),
      long: between(1.2, 2, otherLong),
      from: between(0, 7, otherPhase),
    },
  } as const;
  const fades = { long: between(2, 4, fade), otherLong: between(2, 4, otherFade), from: between(0, 7, turn) };
  const waveAt = ({ high, long, from }: (typeof bends)['across' | 'down'], at: number) =>
    high * Math.sin(at / long + from);
  /** By row and column as one number: this is asked for every pixel. */
  const places = new Map<number, Placed>();
  return {
    /** Of a letter, as a part of the picture's shorter edge. */
    letterShare: between(0.072, 0.09, size),
    angle: (side ?? 0) < 0.5 ? between(0.3, 0.6, tilt) : -between(0.3, 0.6, tilt),
    /** From one word to the next, and from one row to the next, in letters: no word leaves its place. */
    across: between(7.2, 8.4, gap),
    down: between(2.7, 3.3, down),
    shift: between(0, 7, shift),
    /** Lines are bent a little, by a wave each way, so that no straight copy fits: how far a point moves, all in letters. */
    movedAcross: (w: number): number => waveAt(bends.across, w),
    movedDown: (u: number): number => waveAt(bends.down, u),
    /** How strong the marks are at a point, around 1: they come and go over the picture. */
    fading: (u: number, w: number): number =>
      1 + 0.18 * Math.sin(u / fades.long + fades.from) * Math.sin(w / fades.otherLong),
    placed(row: number, column: number): Placed {
      const key = row * mostColumns + column;
      let place = places.get(key);
      if (!place) {
        const [x, y, angle, scale, strong] = numbersOf(seed, `${row} ${column}`);
        const turned = between(-0.09, 0.09, angle);
        place = {
          x: between(-0.45, 0.45, x),
          y: between(-0.3, 0.3, y),
          cos: Math.cos(turned),
          sin: Math.sin(turned),
          scale: between(0.88, 1.12, scale),
          strength: between(0.8, 1.2, strong),
        };
        places.set(key, place);
      }
      return place;
    },
  };
}

const clamped = (value: number) => Math.max(0, Math.min(1, value));

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws the words over a whole picture, light with a dark edge so that they are seen on anything. Takes it as red, green and
 * blue, which it changes, the same blurred, and the seed. Below the letters stands the blurred picture: whoever knew the marks to
 * the last pixel could not take them off, since what was there is gone.
 */
function drawWords({ data, width, height }: Pixels, blurred: Uint8Array, seed: string): void {
  const pattern = patternOf(seed);
  const field = fieldOfWord();
  const letter = Math.max(14, Math.min(width, height) * pattern.letterShare);
  const [cos, sin] = [Math.cos(pattern.angle), Math.sin(pattern.angle)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [straightU, straightW] = [(x * cos + y * sin) / letter, (-x * sin + y * cos) / letter];
      const u = straightU + pattern.movedAcross(straightW);
      const w = straightW + pattern.movedDown(straightU);
      const row = Math.floor(w / pattern.down);
      const along = u - row * pattern.shift;
      const column = Math.floor(along / pattern.across);
      const place = pattern.placed(row, column);
      const fromMiddleX = along - (column + 0.5) * pattern.across - place.x;
      const fromMiddleY = w - (row + 0.5) * pattern.down - place.y;
      const distance =
        place.scale *
        distanceToWord(
          field,
          (fromMiddleX * place.cos + fromMiddleY * place.sin) / place.scale + wordWide / 2,
          (-fromMiddleX * place.sin + fromMiddleY * place.cos) / place.scale + 0.5,
        );
      // A pixel that the line runs through is covered in part.
      const covered = (reach: number) => clamped((reach - distance) * letter + 0.5);
      const around = covered(strokeWide / 2 + edgeWide);
      if (around === 0) continue;
      const inside = covered(strokeWide / 2);
      const strong = place.strength * pattern.fading(u, w);
      const light = inside * strength.light * strong;
      const dark = (around - inside) * strength.edge * strong;
      const at = (y * width + x) * 3;
      for (let channel = at; channel < at + 3; channel++) {
        const before = between(data[channel] ?? 0, blurred[channel] ?? 0, inside);
        data[channel] = Math.round(before * (1 - light - dark) + 255 * light);
      }
    }
}

/**
 * A picture for a client's eyes: without anything that it says of itself. With a watermark it is made smaller and the words are
 * part of it; without one it is as large as it is. Takes its bytes, and what its marks follow from: the same marks for the same
 * seed, so that several copies together tell no more than one. Throws what the decoder throws.
 */
export async function proofOf(bytes: Uint8Array, seed: string | null): Promise<Uint8Array> {
  const { longestEdgePx: edge, quality } = proofPictures;
  const upright = sharp(bytes, { failOn: 'truncated' }).rotate();
  if (seed === null) return upright.webp({ quality: 92 }).toBuffer();
  const { data, info } = await upright
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: 3 } as const;
  const blurred = await sharp(data, { raw })
    .blur(Math.max(1, Math.min(width, height) * blurShare))
    .raw()
    .toBuffer();
  drawWords({ data, width, height }, blurred, seed);
  return sharp(data, { raw }).webp({ quality }).toBuffer();
}
