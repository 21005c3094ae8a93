/** An object of JSON, whose fields may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

interface Written {
  readonly source?: string;
}

/** Whole numbers beyond what a number holds, as seeds are, stay as they are written. */
const keepLarge = (_key: string, value: unknown, written?: Written): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(written?.source ?? '')
    ? written?.source
    : value;

/**
 * Reads JSON that a stranger has written (decisions: reverse forensics), also where Python has put a NaN.
 *
 * @returns Null for anything else; throws nothing.
 */
export function readJson(text: string): unknown {
  for (const one of [text, text.replace(/:\s*(?:NaN|-?Infinity)\b/g, ':null')]) {
    try {
      return JSON.parse(one, keepLarge);
    } catch {
      // No JSON, or nested too deeply to be walked through.
    }
  }
  return null;
}

/** Reads an object of JSON (decisions: reverse forensics); null for anything else. */
export const readFields = (text: string): Fields | null =>
  text.trimStart().startsWith('{') ? fieldsOf(readJson(text)) : null;

/** An object as fields (decisions: reverse forensics); null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** The first of some values that is a text or a number, as a text (decisions: reverse forensics). */
export function textOf(...values: readonly unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return null;
}

/** The first of some values that is a whole number of 0 or more, also as a text (decisions: reverse forensics). */
export function countOf(...values: readonly unknown[]): number | null {
  for (const value of values) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
  }
  return null;
}

/** A width and a height, where both are there (decisions: reverse forensics). */
export function sizeOf(width: unknown, height: unknown): { width: number; height: number } | null {
  const [across, down] = [countOf(width), countOf(height)];
  return across === null || down === null ? null : { width: across, height: down };
}
