import { fromHex, type Oklch } from './colour.ts';

const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
const share = `(${number}%?|none)`;
const angle = `(${number}(?:deg|grad|rad|turn)?|none)`;
const oklch = new RegExp(`^oklch\\(\\s*${share}\\s+${share}\\s+${angle}\\s*(?:/\\s*${share}\\s*)?\\)$`, 'i');

const degrees: Readonly<Record<string, number>> = { grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** A number, or a share of what 100 % are. What is `none` is 0. */
const read = (text: string, whole: number) =>
  text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text.replace(/none/i, '0'));
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Reads a colour as a style sheet has it: hex, or `oklch()` with numbers, percentages, `none` and any unit of an angle
 * (CSS Color 4). Throws a TypeError on anything else.
 */
export function readColour(given: string): Oklch {
  const text = given.trim();
  const [, l, c, h, alpha = '1'] = oklch.exec(text) ?? [];
  if (l !== undefined && c !== undefined && h !== undefined) {
    const [, amount = '', unit = ''] = /^(.*?)(deg|grad|rad|turn)?$/i.exec(h) ?? [];
    const hue = (read(amount, 360) * (degrees[unit.toLowerCase()] ?? 1)) % 360;
    return {
      l: between(read(l, 1), 0, 1),
      c: Math.max(0, read(c, 0.4)),
      h: hue < 0 ? hue + 360 : hue,
      alpha: between(read(alpha, 1), 0, 1),
    };
  }
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return fromHex(text);
  throw new TypeError(
    `Not a colour that can be read: "${given}". Write it as #rgb, #rrggbb or oklch(70% 0.15 200deg).`,
  );
}
