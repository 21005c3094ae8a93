import { correction, generate, mode } from 'lean-qr';

/** How much of a code may be damaged or covered: about 7, 15, 25 or 30 in a hundred. */
export type Correction = 'low' | 'medium' | 'quartile' | 'high';

const levels = { low: correction.L, medium: correction.M, quartile: correction.Q, high: correction.H };

// Neither Latin-1 nor Shift JIS, which are shorter for some texts: not every reader knows them.
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/** Free modules on each side: with fewer, readers do not find the code (ISO/IEC 18004). */
export const quietZone = 4;

/** A code as one outline, in modules. */
export interface Outline {
  /** The length of a side, quiet zone included. */
  side: number;
  /** The dark modules, as the `d` of a path. */
  path: string;
}

/**
 * Draws the code of a text. Dark modules of a row that touch are one rectangle.
 *
 * @returns Null when the text is longer than the largest code holds at this correction, 2,331 bytes at `medium`.
 */
export function outlineOf(text: string, minimum: Correction): Outline | null {
  const code = codeOf(text, minimum);
  if (!code) return null;
  const { size } = code;
  const parts: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      const width = x - start;
      if (width > 0) parts.push(`M${start + quietZone} ${y + quietZone}h${width}v1h-${width}z`);
    }
  }
  return { side: size + quietZone * 2, path: parts.join('') };
}

function codeOf(text: string, minimum: Correction) {
  try {
    return generate(text, { minCorrectionLevel: levels[minimum], modes });
  } catch {
    return null;
  }
}
