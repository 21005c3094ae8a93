import { pixelTerms as english } from '../texts/en/pixelTerms.ts';
import type { TextKey } from '../texts/index.ts';

/** The words in which pixels are told: a catalogue `pixelTerms`. */
export type PixelTerms = Readonly<Record<TextKey<'pixelTerms'>, string>>;

/** How light a picture is: mostly dark, mostly light, both, or neither. */
export const lights = ['lowKey', 'highKey', 'contrasty', 'even'] as const satisfies TextKey<'pixelTerms'>[];
export type Light = (typeof lights)[number];

/** How sharp the edges of a picture are. */
export const sharpnesses = ['soft', 'natural', 'crisp'] as const satisfies TextKey<'pixelTerms'>[];
export type Sharpness = (typeof sharpnesses)[number];

/** The names of colours that a palette is told by. */
export const colourNames = [
  'black',
  'grey',
  'white',
  'red',
  'orange',
  'brown',
  'yellow',
  'green',
  'cyan',
  'blue',
  'violet',
  'pink',
] as const satisfies TextKey<'pixelTerms'>[];
export type ColourName = (typeof colourNames)[number];

/** What of a picture can honestly be read from its pixels. */
export interface PixelFacts {
  readonly width: number;
  readonly height: number;
  /** The nearest of the usual ratios, as `3:4`. */
  readonly ratio: string;
  /** The most frequent colours, the most frequent first, each with its share of the pixels from 0 to 1. */
  readonly palette: readonly { readonly colour: string; readonly name: ColourName; readonly share: number }[];
  readonly light: Light;
  readonly sharpness: Sharpness;
}

/** Figures that are measured of a picture's luminance, from 0 to 255, and of its edges. */
export interface Measured {
  readonly mean: number;
  readonly deviation: number;
  /** The standard deviation of the Laplacian of the picture at the size at which it is measured. */
  readonly edges: number;
}

const usualRatios = [
  [1, 1],
  [4, 3],
  [3, 4],
  [3, 2],
  [2, 3],
  [16, 9],
  [9, 16],
  [21, 9],
  [5, 4],
  [4, 5],
] as const;
const figures = { dark: 75, bright: 180, contrast: 75, soft: 6, crisp: 22 } as const;

/** The nearest of the usual ratios (decisions: reverse forensics). Takes a size; returns it as `3:4`. */
export function nearestRatio(width: number, height: number): string {
  const distance = ([across, down]: readonly [number, number]) =>
    Math.abs(Math.log((width * down) / (height * across)));
  const nearest = usualRatios.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  return nearest.join(':');
}

/** What the figures of a picture are called (decisions: reverse forensics). */
export function lightOf({ mean, deviation }: Measured): Light {
  if (mean < figures.dark) return 'lowKey';
  if (mean > figures.bright) return 'highKey';
  return deviation > figures.contrast ? 'contrasty' : 'even';
}

/** What the edges of a picture are called (decisions: reverse forensics). */
export function sharpnessOf({ edges }: Measured): Sharpness {
  if (edges < figures.soft) return 'soft';
  return edges > figures.crisp ? 'crisp' : 'natural';
}

/** The name of a colour (decisions: reverse forensics). Takes red, green and blue from 0 to 255. */
export function colourNameOf(red: number, green: number, blue: number): ColourName {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  const lightness = (most + least) / 2;
  if (most < 40) return 'black';
  if (chroma < 24) return lightness > 215 ? 'white' : lightness < 40 ? 'black' : 'grey';
  const turn =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const hue = turn * 60;
  if (hue < 15 || hue >= 345) return lightness > 175 ? 'pink' : 'red';
  if (hue < 45) return lightness < 110 ? 'brown' : 'orange';
  if (hue < 70) return 'yellow';
  if (hue < 165) return 'green';
  if (hue < 195) return 'cyan';
  if (hue < 255) return 'blue';
  return hue < 300 ? 'violet' : 'pink';
}

/**
 * A start for a prompt from what the pixels say (decisions: reverse forensics): shape, colours, light and sharpness, and
 * not a word of what is to be seen, which pixels alone do not tell.
 *
 * @param facts - What was read from the pixels.
 * @param pixelTerms - The words of a language. Default English.
 * @returns The words, in one line.
 */
export function draftPrompt(
  { ratio, palette, light, sharpness }: PixelFacts,
  pixelTerms: PixelTerms = english,
): string {
  const names = [...new Set(palette.map(({ name }) => pixelTerms[name]))].slice(0, 3);
  return [
    pixelTerms[light],
    pixelTerms[sharpness],
    `${pixelTerms.palette} ${names.join(', ')}`,
    `${pixelTerms.format} ${ratio}`,
  ].join(', ');
}
