import {
  type AspectRatio,
  type Pose,
  pictureSizes,
  type ShootStyle,
} from '@mirror-studio/domain/photo-shoot';
import { digest, gradientNoise, layered, seeded } from './noise.ts';
import { type Colours, colours, type Oklch, treatments } from './palette.ts';

export interface PictureRequest {
  readonly prompt: string;
  readonly style: ShootStyle;
  readonly aspectRatio: AspectRatio;
  readonly pose: Pose;
  /** Any whole number; the same request and seed make the same picture. */
  readonly seed: number;
  /** The mean colour of a reference image, or null. */
  readonly reference: Oklch | null;
}

export interface RawPicture {
  /** Three bytes a pixel, sRGB. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A pool of light, in shares of the picture's height, measured from its axis and its top. */
type Glow = readonly [fromAxis: number, fromTop: number, wide: number, high: number, strength: number];

/** Where the light gathers, so that somebody seems to stand there. */
const figures: Readonly<Record<Pose, readonly Glow[]>> = {
  contrapposto: [
    [0, 0.22, 0.085, 0.1, 1],
    [0, 0.46, 0.15, 0.22, 1.1],
    [0.1, 0.78, 0.07, 0.26, 0.6],
  ],
  seated: [
    [0, 0.3, 0.08, 0.09, 1],
    [0, 0.54, 0.17, 0.18, 0.95],
    [0.19, 0.76, 0.16, 0.09, 0.75],
  ],
  profile: [
    [0.03, 0.27, 0.1, 0.13, 1.05],
    [0, 0.6, 0.12, 0.27, 0.8],
    [0.1, 0.42, 0.05, 0.06, 0.5],
  ],
  walking: [
    [0, 0.2, 0.07, 0.08, 1],
    [0, 0.42, 0.12, 0.19, 0.9],
    [0.16, 0.78, 0.055, 0.2, 0.75],
  ],
  reclining: [
    [0, 0.56, 0.34, 0.1, 0.95],
    [0.24, 0.48, 0.09, 0.09, 0.9],
    [0, 0.72, 0.42, 0.07, 0.5],
  ],
  leaning: [
    [0.06, 0.26, 0.08, 0.1, 1],
    [0.03, 0.5, 0.13, 0.23, 0.9],
    [0.24, 0.4, 0.06, 0.2, 0.55],
  ],
  overShoulder: [
    [0.05, 0.34, 0.12, 0.15, 1.05],
    [0.14, 0.66, 0.24, 0.16, 0.8],
    [0, 0.9, 0.3, 0.12, 0.4],
  ],
  inMotion: [
    [0, 0.24, 0.09, 0.07, 0.95],
    [0.12, 0.44, 0.2, 0.1, 0.8],
    [0.05, 0.66, 0.09, 0.2, 0.7],
    [0.3, 0.3, 0.1, 0.05, 0.6],
  ],
};

/**
 * Mirrored ink: warped noise folded on the vertical axis, in colours that the prompt names, light gathered where a
 * figure would stand, grain over it. A pure function of the request.
 */
export function drawInk(request: PictureRequest): RawPicture {
  const { widthPx: width, heightPx: height } = pictureSizes[request.aspectRatio];
  const random = seeded(digest(`${request.prompt}|${request.style}|${request.pose}|${request.seed}`));
  const ink = mirroredInk(request, width, height, random);
  const drift = (random() - 0.5) * 22;
  const inks = colours(request.prompt, request.style, drift, request.reference);
  return {
    pixels: develop(ink, width, height, inks, treatments[request.style].grain, random),
    width,
    height,
  };
}

/** How light each pixel is, and how much of the second ink it holds; both from 0 to about 1. */
interface InkPlane {
  readonly tones: Float32Array;
  readonly accents: Float32Array;
}

function mirroredInk(request: PictureRequest, width: number, height: number, random: () => number): InkPlane {
  const noise = gradientNoise(random);
  const [broad, silk, thread] = [layered(noise, 3, 0.42), layered(noise, 5, 0.48), layered(noise, 4, 0.5)];
  const glows = figures[request.pose];
  const painted = request.style === 'painterly';
  const away = random() * 40;
  const stretch = 0.34 + random() * 0.26;
  const scale = 1.35 + random() * 0.75;
  const turbulence = (painted ? 1.95 : 1.45) + random() * 0.75;
  const reach = 1.5 / Math.max(1, width / height);
  const centre = (width - 1) / 2;
  const tones = new Float32Array(width * height);
  const accents = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = row / height;
    for (let column = 0; column <= centre; column++) {
      // A fold without a crease: near the axis the distance is rounded off.
      const fold = (centre - column) / height;
      const x = Math.sqrt(fold * fold + 0.0009);
      const px = x * scale + away;
      const py = y * scale * stretch + away;
      const bend = broad(px * 1.15, py * 0.95);
      const sway = broad(px * 1.05 + 5.2, py * 0.9 + 1.3);
      const curl = broad(px * 1.3 + turbulence * bend + 1.7, py * 0.8 + turbulence * sway + 9.2);
      const flow = silk(px * 1.2 + turbulence * curl * 0.8, py * 0.55 + turbulence * bend * 0.8);
      const fibre = 1 - Math.abs(thread(px * 2.6 + 3.4 * curl, py * 0.7 + 2.2 * sway));
      const fine = 1 - Math.abs(thread(px * 5.2 + 4.6 * flow + 1.4 * curl, py * 1.1 + 3.1 * bend));
      let light = 0;
      for (const [fromAxis, fromTop, wide, high, strength] of glows) {
        const dx = (x + bend * 0.055 + curl * 0.035 - fromAxis) / wide;
        const dy = (y + sway * 0.06 - fromTop) / high;
        light += strength * Math.exp(-0.5 * (dx * dx + dy * dy));
      }
      const halo = Math.exp(-((x * reach) ** 2) - ((y - 0.48) * 1.3) ** 2);
      const body = 1 - Math.exp(-1.3 * light);
      const veil = flow * 0.5 + 0.5;
      const spark = fibre ** 6;
      const wisp = fine ** 9;
      const tone =
        0.06 +
        body * (0.56 + 0.5 * flow + 0.2 * spark) +
        halo * (0.06 + 0.82 * veil * veil + 0.2 * spark * veil) * (1 - 0.6 * body) +
        wisp * (0.05 + 0.16 * veil) +
        veil ** 3 * 0.3 -
        Math.max(0, -flow) * 0.16;
      const edge =
        1 - 0.5 * Math.min(1, (fold / (width / height / 2)) ** 3 * 0.75 + Math.abs(y - 0.5) ** 3 * 3.2);
      const value = tone * edge;
      tones[row * width + column] = value;
      tones[row * width + (width - 1 - column)] = value;
      const second = Math.min(
        1,
        Math.max(0, 0.42 + 1.15 * sway - 0.5 * curl - 0.25 * body + 0.3 * (y - 0.5)),
      );
      const accent = second * second * (3 - 2 * second);
      accents[row * width + column] = accent;
      accents[row * width + (width - 1 - column)] = accent;
    }
  }
  return { tones, accents };
}

function develop(
  { tones, accents }: InkPlane,
  width: number,
  height: number,
  { main, accent }: Colours,
  grain: number,
  random: () => number,
): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  const last = main.length / 3 - 1;
  const breath = gradientNoise(random);
  for (let at = 0; at < tones.length; at++) {
    const x = (at % width) / height;
    const y = Math.floor(at / width) / height;
    // The two halves breathe a little apart: a perfect mirror looks dead.
    const alive = (tones[at] as number) * (1 + 0.07 * breath(x * 2.1, y * 2.1));
    const exposed = alive / (1 + Math.max(0, alive - 0.72) * 0.55);
    const speck = (random() + random() - 1) * grain;
    const step = Math.min(1, Math.max(0, exposed + speck * (0.45 + 0.55 * (1 - exposed)))) * last;
    const low = Math.floor(step);
    const share = step - low;
    const high = Math.min(last, low + 1);
    const mixed = accents[at] as number;
    // Half a level of dither hides the steps between neighbouring colours.
    const dither = random() - 0.5;
    for (let channel = 0; channel < 3; channel++) {
      const [from, to] = [low * 3 + channel, high * 3 + channel];
      const first = main[from] as number;
      const one = first + ((main[to] as number) - first) * share;
      const second = accent[from] as number;
      const other = second + ((accent[to] as number) - second) * share;
      pixels[at * 3 + channel] = Math.min(255, Math.max(0, Math.round(one + (other - one) * mixed + dither)));
    }
  }
  return pixels;
}
