/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees, opacity 0–1. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

type Rgb = readonly [number, number, number];

const round = (value: number, places: number) => Number(value.toFixed(places));

/** Writes a colour the way CSS reads it. */
export function oklch(l: number, c: number, h: number, alpha = 1): string {
  const body = `${round(l, 4)} ${round(c, 4)} ${round(h, 2)}`;
  return alpha === 1 ? `oklch(${body})` : `oklch(${body} / ${round(alpha, 4)})`;
}

const pattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/** Reads what {@link oklch} writes. Throws a TypeError on anything else. */
export function parseOklch(text: string): Oklch {
  const [, l, c, h, alpha = '1'] = pattern.exec(text) ?? [];
  if (!l || !c || !h) throw new TypeError(`Not an OKLCH colour: ${text}`);
  return { l: Number(l), c: Number(c), h: Number(h), alpha: Number(alpha) };
}

/** Reads `#rgb` and `#rrggbb`, with the opacity after it or without. Throws a TypeError on anything else. */
export function fromHex(text: string): Oklch {
  const digits = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[0].slice(1);
  if (!digits) throw new TypeError(`Not a colour as #rgb or #rrggbb: ${text}`);
  const size = digits.length > 4 ? 2 : 1;
  const shares = [0, 1, 2, 3].map((channel) => {
    const byte = digits.slice(channel * size, (channel + 1) * size) || 'ff';
    return Number.parseInt(byte.length === 1 ? byte + byte : byte, 16) / 255;
  });
  const [r = 0, g = 0, b = 0] = shares.slice(0, 3).map(decode);
  const [, , , alpha = 1] = shares;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const h = (Math.atan2(yellow, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, yellow),
    h: (h + 360) % 360,
    alpha,
  };
}

/** The same colour with another opacity. */
export function withAlpha(text: string, alpha: number): string {
  const { l, c, h } = parseOklch(text);
  return oklch(l, c, h, alpha);
}

/** Linear-light sRGB; outside 0–1 where sRGB cannot show the colour. Björn Ottosson's matrices. */
export function toLinearRgb({ l, c, h }: Omit<Oklch, 'alpha'>): Rgb {
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

/** Whether sRGB can show the colour. */
export function isInSrgb(colour: Omit<Oklch, 'alpha'>): boolean {
  return toLinearRgb(colour).every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

/** The largest chroma, up to `wanted`, that sRGB can show at this lightness and hue. */
export function chromaInSrgb(l: number, wanted: number, h: number): number {
  if (isInSrgb({ l, c: wanted, h })) return wanted;
  let [low, high] = [0, wanted];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (isInSrgb({ l, c: middle, h })) low = middle;
    else high = middle;
  }
  // Written with four decimals, rounded down, so that it stays inside.
  return Math.floor(low * 10_000) / 10_000;
}

const encode = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
const decode = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** sRGB channels 0–1 as a screen shows them: cut to the gamut and rounded to 8 bits. */
export function toSrgb(text: string): Rgb {
  const [red, green, blue] = toLinearRgb(parseOklch(text));
  const shown = (channel: number) => Math.round(encode(Math.min(1, Math.max(0, channel))) * 255) / 255;
  return [shown(red), shown(green), shown(blue)];
}

/** `#rrggbb`, or `#rrggbbaa` where the colour is translucent. */
export function toHex(text: string): string {
  const { alpha } = parseOklch(text);
  const byte = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${toSrgb(text).map(byte).join('')}${alpha === 1 ? '' : byte(alpha)}`;
}

/** What is seen when translucent colours lie on an opaque one; the first is the lowest. */
function flatten(layers: readonly string[]): Rgb {
  return layers.reduce<Rgb>(
    (below, text) => {
      const { alpha } = parseOklch(text);
      const [red, green, blue] = toSrgb(text);
      const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
    },
    [0, 0, 0],
  );
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

/**
 * WCAG 2 contrast ratio, 1–21, of a colour on a stack of surfaces (lowest first, the lowest opaque).
 * Both may be translucent.
 */
export function contrast(front: string, surfaces: readonly string[]): number {
  const [one, two] = [luminance(flatten([...surfaces, front])), luminance(flatten(surfaces))];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}
