import { gradientNoise } from './noise.ts';
import type { Colours } from './palette.ts';
import type { Treatment } from './treatments.ts';

/** How light each pixel is, and how much of the second ink it holds; both from 0 to about 1. */
export interface InkPlane {
  readonly tones: Float32Array;
  readonly accents: Float32Array;
}

/** How much red, green and blue light leaves on film. */
const leakLevels = [190, 92, 26] as const;

/** From here on a tone gives way, and nears the white of the paper without reaching it. */
const shoulderFrom = 0.64;

/** The light of a tone as film answers it: what is very bright keeps its drawing, and nothing is burnt out flat. */
function shoulder(tone: number): number {
  const above = tone - shoulderFrom;
  const room = 1 - shoulderFrom;
  return above <= 0 ? tone : shoulderFrom + (room * above) / (above + room);
}

/** Develops the ink in its colours: grain, flare and the light that fell in. Returns three bytes a pixel, sRGB. */
export function develop(
  { tones, accents }: InkPlane,
  width: number,
  height: number,
  { main, accent }: Colours,
  { grain, streak, leak }: Treatment,
  random: () => number,
): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  const last = main.length / 3 - 1;
  const breath = gradientNoise(random);
  const flareAt = 0.24 + random() * 0.16;
  const leakAt = random() * 0.6;
  for (let at = 0; at < tones.length; at++) {
    const x = (at % width) / height;
    const y = Math.floor(at / width) / height;
    // The two halves breathe a little apart: a perfect mirror looks dead.
    const alive = (tones[at] as number) * (1 + 0.07 * breath(x * 2.1, y * 2.1));
    const across = ((x * height) / width - 0.5) * 2.4;
    const flare =
      streak && streak * Math.exp(-(((y - flareAt) / 0.0045) ** 2) - across ** 2) * (0.25 + alive);
    const exposed = flare + shoulder(alive);
    const speck = (random() + random() - 1) * grain;
    const step = Math.min(1, Math.max(0, exposed + speck * (0.45 + 0.55 * (1 - exposed)))) * last;
    const low = Math.floor(step);
    const share = step - low;
    const high = Math.min(last, low + 1);
    const mixed = accents[at] as number;
    const fallen = leak && leak * Math.exp(-(((x * height) / width) ** 2) * 26 - ((y - leakAt) / 0.42) ** 2);
    // Half a level of dither hides the steps between neighbouring colours.
    const dither = random() - 0.5;
    for (let channel = 0; channel < 3; channel++) {
      const [from, to] = [low * 3 + channel, high * 3 + channel];
      const first = main[from] as number;
      const one = first + ((main[to] as number) - first) * share;
      const second = accent[from] as number;
      const other = second + ((accent[to] as number) - second) * share;
      pixels[at * 3 + channel] = Math.min(
        255,
        Math.max(0, Math.round(one + (other - one) * mixed + dither + fallen * (leakLevels[channel] ?? 0))),
      );
    }
  }
  return pixels;
}
