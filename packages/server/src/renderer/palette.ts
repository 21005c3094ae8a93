import type { ShootStyle } from '@mirror-studio/domain/photo-shoot';
import { digest } from './noise.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** An ink: the hue of its shadows and of its lights, and how much colour it holds. */
interface Ink {
  readonly words: readonly string[];
  readonly shadow: number;
  readonly light: number;
  readonly chroma: number;
}

const inks: readonly Ink[] = [
  {
    words: [
      'fire',
      'ember',
      'sunset',
      'dawn',
      'first light',
      'gold',
      'desert',
      'candle',
      'copper',
      'autumn',
      'amber',
      'silk',
      'warm',
    ],
    shadow: 14,
    light: 84,
    chroma: 1.05,
  },
  {
    words: [
      'ice',
      'sea',
      'ocean',
      'rain',
      'blue',
      'water',
      'winter',
      'sky',
      'lighthouse',
      'river',
      'cold',
      'glacier',
    ],
    shadow: 262,
    light: 200,
    chroma: 0.92,
  },
  {
    words: ['violet', 'neon', 'dream', 'purple', 'galaxy', 'orchid', 'magic', 'club', 'dusk'],
    shadow: 288,
    light: 345,
    chroma: 1.05,
  },
  {
    words: ['forest', 'green', 'garden', 'jungle', 'leaf', 'moss', 'fern', 'emerald', 'meadow'],
    shadow: 172,
    light: 108,
    chroma: 0.85,
  },
  {
    words: [
      'monochrome',
      'black and white',
      'stone',
      'fog',
      'marble',
      'pewter',
      'silver',
      'charcoal',
      'ash',
      'bone',
    ],
    shadow: 60,
    light: 82,
    chroma: 0.16,
  },
  {
    words: ['rose', 'pink', 'blossom', 'skin', 'love', 'peach', 'coral', 'flower', 'dancer'],
    shadow: 340,
    light: 58,
    chroma: 0.92,
  },
  {
    words: ['midnight', 'night', 'indigo', 'star', 'moon', 'space', 'ink'],
    shadow: 284,
    light: 232,
    chroma: 0.98,
  },
  {
    words: ['teal', 'jade', 'peacock', 'turquoise', 'lagoon', 'cinema'],
    shadow: 205,
    light: 172,
    chroma: 0.82,
  },
  {
    words: ['wine', 'pomegranate', 'blood', 'velvet', 'ruby', 'red', 'opera'],
    shadow: 2,
    light: 66,
    chroma: 1.1,
  },
];

/** How a style treats the ink: its colour, its contrast, its grain. */
export interface Treatment {
  readonly chroma: number;
  readonly contrast: number;
  readonly lift: number;
  readonly grain: number;
  readonly bloom: number;
  /** Turns the shadows towards another hue, in degrees. */
  readonly splitTone: number;
}

export const treatments: Readonly<Record<ShootStyle, Treatment>> = {
  cinematic: { chroma: 1, contrast: 1.15, lift: 0, grain: 0.014, bloom: 0.28, splitTone: -34 },
  editorial: { chroma: 0.94, contrast: 1, lift: 0.05, grain: 0.008, bloom: 0.18, splitTone: 0 },
  film: { chroma: 0.86, contrast: 0.94, lift: 0.035, grain: 0.03, bloom: 0.22, splitTone: 16 },
  noir: { chroma: 0.1, contrast: 1.35, lift: -0.035, grain: 0.03, bloom: 0.16, splitTone: 0 },
  painterly: { chroma: 1.18, contrast: 1.02, lift: 0.02, grain: 0.006, bloom: 0.2, splitTone: 24 },
  studio: { chroma: 0.9, contrast: 1.08, lift: 0.02, grain: 0.006, bloom: 0.14, splitTone: 0 },
  dreamlike: { chroma: 0.98, contrast: 0.86, lift: 0.06, grain: 0.01, bloom: 0.5, splitTone: 40 },
  documentary: { chroma: 0.6, contrast: 1.05, lift: 0.015, grain: 0.022, bloom: 0.1, splitTone: 8 },
};

/**
 * The ink of a prompt: the one whose words it names most, else one that its letters choose.
 * Takes the prompt; returns the ink.
 */
function inkOf(prompt: string): Ink {
  const text = prompt.toLowerCase();
  const named = inks
    .map((ink) => ({ ink, hits: ink.words.filter((word) => text.includes(word)).length }))
    .toSorted((a, b) => b.hits - a.hits)[0];
  if (named && named.hits > 0) return named.ink;
  return inks[digest(text) % inks.length] as Ink;
}

/** From darkest to lightest: where a stop stands, its lightness and its share of the ink's colour. */
const stops = [
  { at: 0, l: 0.055, c: 0.018 },
  { at: 0.16, l: 0.135, c: 0.055 },
  { at: 0.36, l: 0.3, c: 0.125 },
  { at: 0.56, l: 0.52, c: 0.17 },
  { at: 0.72, l: 0.725, c: 0.145 },
  { at: 0.86, l: 0.9, c: 0.075 },
  { at: 1, l: 0.975, c: 0.028 },
] as const;

/**
 * The colours of a picture, as 1024 steps from dark to light, three sRGB values from 0 to 255 each.
 * Takes the prompt, the style, a drift in degrees that is this picture's own, and the colour of a reference image
 * that draws the ink towards itself, or null.
 */
export function colours(
  prompt: string,
  style: ShootStyle,
  driftDegrees: number,
  reference: Oklch | null,
): Float32Array {
  const ink = inkOf(prompt);
  const treatment = treatments[style];
  const steps = 1024;
  const table = new Float32Array(steps * 3);
  for (let step = 0; step < steps; step++) {
    const position = step / (steps - 1);
    const above = Math.max(
      1,
      stops.findIndex((stop) => stop.at >= position),
    );
    const low = stops[above - 1] ?? stops[0];
    const high = stops[above] ?? stops[stops.length - 1] ?? stops[0];
    const share = smooth((position - low.at) / (high.at - low.at || 1));
    const lightness = low.l + (high.l - low.l) * share;
    const hue =
      ink.shadow +
      shortest(ink.shadow, ink.light) * position +
      driftDegrees +
      treatment.splitTone * (1 - position) ** 2;
    const chroma = (low.c + (high.c - low.c) * share) * ink.chroma * treatment.chroma;
    const pulled = reference ? hue + shortest(hue, reference.h) * Math.min(1, reference.c * 7) * 0.8 : hue;
    const toned = 0.5 + (lightness - 0.5) * treatment.contrast + treatment.lift * (1 - lightness);
    table.set(toSrgb({ l: Math.min(0.985, Math.max(0.035, toned)), c: chroma, h: pulled }), step * 3);
  }
  return table;
}

const smooth = (t: number) => t * t * (3 - 2 * t);
const shortest = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

/** OKLCH to sRGB from 0 to 255; a colour that a screen cannot show loses chroma until it can. */
function toSrgb(colour: Oklch): [number, number, number] {
  for (let chroma = colour.c; ; chroma *= 0.94) {
    const linear = toLinear({ ...colour, c: chroma });
    if (chroma < 0.004 || linear.every((value) => value >= -0.0005 && value <= 1.0005)) {
      const [red, green, blue] = linear.map((value) => encode(Math.min(1, Math.max(0, value))) * 255);
      return [red ?? 0, green ?? 0, blue ?? 0];
    }
  }
}

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
