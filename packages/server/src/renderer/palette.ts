import type { ShootStyle } from '@mirror-studio/domain/photo-shoot';
import { type Hues, inksOf } from './inks.ts';
import { lightOf } from './lights.ts';
import { type Treatment, treatments } from './treatments.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** From darkest to lightest: where a stop stands, its lightness and its share of the ink's colour. */
const stops = [
  { at: 0, l: 0.07, c: 0.03 },
  { at: 0.16, l: 0.16, c: 0.075 },
  { at: 0.36, l: 0.335, c: 0.145 },
  { at: 0.56, l: 0.55, c: 0.18 },
  { at: 0.72, l: 0.725, c: 0.145 },
  { at: 0.86, l: 0.9, c: 0.075 },
  { at: 1, l: 0.975, c: 0.028 },
] as const;

export interface Colours {
  /** 1024 steps from dark to light, three sRGB values from 0 to 255 each. */
  readonly main: Float32Array;
  /** The same of the ink that runs through it. */
  readonly accent: Float32Array;
}

/**
 * The colours of a picture.
 * Takes the prompt, the style, a drift in degrees that is this picture's own, and the colour of a reference image
 * that draws the inks towards itself, or null.
 */
export function colours(
  prompt: string,
  style: ShootStyle,
  driftDegrees: number,
  reference: Oklch | null,
): Colours {
  const { main, accent, isNamed } = inksOf(prompt);
  const { tint } = lightOf(prompt);
  const drift = isNamed ? driftDegrees * 0.4 : driftDegrees;
  const table = (hues: Hues & { readonly chroma: number }, tintHue: number) =>
    mix(
      tinted(hues, tintHue, tint.amount * (isNamed ? 0.4 : 1)),
      hues.chroma * tint.chroma,
      treatments[style],
      drift,
      reference,
    );
  return { main: table(main, tint.hue), accent: table(accent, tint.accent) };
}

/** Inks in a coloured light. */
const tinted = ({ shadow, light }: Hues, hue: number, amount: number): Hues => ({
  shadow: shadow + shortest(shadow, hue) * amount,
  light: light + shortest(light, hue) * amount,
});

function mix(hues: Hues, ink: number, treatment: Treatment, drift: number, reference: Oklch | null) {
  const steps = 1024;
  const table = new Float32Array(steps * 3);
  for (let step = 0; step < steps; step++) {
    const position = step / (steps - 1);
    const above = Math.max(
      1,
      stops.findIndex((stop) => stop.at >= position),
    );
    const low = stops[above - 1] ?? stops[0];
    const high = stops[above] ?? low;
    const share = smooth((position - low.at) / (high.at - low.at || 1));
    const lightness = low.l + (high.l - low.l) * share;
    const hue =
      hues.shadow +
      shortest(hues.shadow, hues.light) * position +
      drift +
      treatment.splitTone * (1 - position) ** 2;
    const chroma = (low.c + (high.c - low.c) * share) * ink * treatment.chroma;
    const pulled = reference ? hue + shortest(hue, reference.h) * Math.min(1, reference.c * 7) * 0.8 : hue;
    const toned = 0.5 + (lightness - 0.5) * treatment.contrast + treatment.lift * (1 - lightness);
    table.set(toSrgb({ l: Math.min(0.985, Math.max(0.035, toned)), c: chroma, h: pulled }), step * 3);
  }
  return table;
}

const smooth = (t: number) => t * t * (3 - 2 * t);
const shortest = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

/** OKLCH to sRGB from 0 to 255; a colour that a screen cannot show keeps as much chroma as it can. */
function toSrgb(colour: Oklch): [number, number, number] {
  let [shown, tooMuch] = [0, colour.c];
  if (isShown(toLinear(colour))) shown = colour.c;
  for (let halving = 0; halving < 12 && shown < colour.c; halving++) {
    const between = (shown + tooMuch) / 2;
    if (isShown(toLinear({ ...colour, c: between }))) shown = between;
    else tooMuch = between;
  }
  const [red, green, blue] = toLinear({ ...colour, c: shown }).map(
    (value) => encode(Math.min(1, Math.max(0, value))) * 255,
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const isShown = (linear: readonly number[]) => linear.every((value) => value >= -0.0005 && value <= 1.0005);

function toLinear({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** The colour of a reference image, from its mean in sRGB, 0 to 255. */
export function fromSrgb(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}
