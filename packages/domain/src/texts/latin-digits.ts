const isDigit = (point: number) => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** The same digit in Latin script: Unicode has each script's in a row of ten, and begins each row with nought. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  // Rows can follow one another, as those of mathematics do.
  return String((point - first) % 10);
}

/**
 * A text with the digits of every script as those of Latin script, for whatever reads a code or a number (§1, §5): '١٢٣' is '123'.
 *
 * @param text - Any text.
 * @returns It; all that is no decimal digit stays.
 */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, latinDigit);
}
