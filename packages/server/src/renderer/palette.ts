import type { ShootStyle } from '@mirror-studio/domain/photo-shoot';
import { digest } from './noise.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Two hues: of the shadows and of the lights. */
interface Hues {
  readonly shadow: number;
  readonly light: number;
}

/** An ink, the words that call for it, how much colour it holds, and the second ink that runs through it. */
interface Ink extends Hues {
  readonly words: string;
  readonly chroma: number;
  readonly accent: Hues;
}

const inks: readonly Ink[] = [
  {
    words: 'fire|flame|ember|sunset|dawn|first light|gold|golden|desert|candle|copper|autumn|amber|silk|warm',
    shadow: 18,
    light: 80,
    chroma: 1.05,
    accent: { shadow: 318, light: 38 },
  },
  {
    words: 'ice|sea|ocean|rain|blue|water|winter|sky|lighthouse|river|cold|glacier|wave|snow',
    shadow: 262,
    light: 205,
    chroma: 0.95,
    accent: { shadow: 300, light: 168 },
  },
  {
    words: 'violet|neon|dream|purple|galaxy|orchid|magic|club|dusk|lilac|lavender',
    shadow: 288,
    light: 345,
    chroma: 1.05,
    accent: { shadow: 255, light: 26 },
  },
  {
    words: 'forest|green|garden|jungle|leaf|leaves|moss|fern|emerald|meadow|wood|ivy',
    shadow: 172,
    light: 118,
    chroma: 0.88,
    accent: { shadow: 222, light: 84 },
  },
  {
    words: 'monochrome|black and white|stone|fog|mist|marble|pewter|silver|charcoal|ash|bone|concrete',
    shadow: 60,
    light: 82,
    chroma: 0.2,
    accent: { shadow: 275, light: 60 },
  },
  {
    words: 'rose|pink|blossom|skin|love|peach|coral|flower|dancer|petal|ballet|flamingo',
    shadow: 338,
    light: 48,
    chroma: 0.95,
    accent: { shadow: 300, light: 8 },
  },
  {
    words: 'midnight|night|indigo|star|moon|space|ink|nocturne|raven',
    shadow: 284,
    light: 240,
    chroma: 0.98,
    accent: { shadow: 318, light: 190 },
  },
  {
    words: 'teal|jade|peacock|turquoise|lagoon|cinema|mermaid|reef',
    shadow: 218,
    light: 178,
    chroma: 0.85,
    accent: { shadow: 268, light: 96 },
  },
  {
    words: 'wine|pomegranate|blood|velvet|ruby|red|opera|scarlet|cherry|lacquer',
    shadow: 4,
    light: 52,
    chroma: 1.1,
    accent: { shadow: 326, light: 22 },
  },
];
const callsFor = new Map(inks.map((ink) => [ink, new RegExp(`\\b(?:${ink.words})(?:s|y)?\\b`, 'g')]));

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
  painterly: { chroma: 1.18, contrast: 1.02, lift: 0.02, grain: 0.006, bloom: 0.2, splitTone: -14 },
  studio: { chroma: 0.9, contrast: 1.08, lift: 0.02, grain: 0.006, bloom: 0.14, splitTone: 0 },
  dreamlike: { chroma: 0.98, contrast: 0.86, lift: 0.06, grain: 0.01, bloom: 0.5, splitTone: -30 },
  documentary: { chroma: 0.6, contrast: 1.05, lift: 0.015, grain: 0.022, bloom: 0.1, splitTone: 8 },
};

/**
 * The inks of a prompt: the one whose words it names most, else one that its letters choose; and the ink that runs
 * through it, which is the next that it names, else the first one's own companion.
 */
function inksOf(prompt: string): { main: Ink; accent: Hues } {
  const text = prompt.toLowerCase();
  const [first, second] = inks
    .map((ink) => ({ ink, hits: text.match(callsFor.get(ink) ?? /$^/)?.length ?? 0 }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  const main = first?.ink ?? (inks[digest(text) % inks.length] as Ink);
  return { main, accent: second?.ink ?? main.accent };
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
  const { main, accent } = inksOf(prompt);
  const table = (hues: Hues) => mix(hues, main.chroma, treatments[style], driftDegrees, reference);
  return { main: table(main), accent: table(accent) };
}

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
