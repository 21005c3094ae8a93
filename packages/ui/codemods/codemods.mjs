// Every release that breaks something and can mend it by itself.
import { codemod as to13 } from './13.mjs';

/**
 * What a release renames. `change` takes the text of a file and returns it as the release wants it; done twice it changes
 * nothing more. What it cannot mend it finds: `byHand`.
 *
 * @typedef {{
 *   about: string;
 *   change: (text: string) => string;
 *   byHand: readonly { pattern: RegExp; advice: string }[];
 * }} Codemod
 */

/** @type {ReadonlyMap<string, Codemod>} By the first number of the release. */
export const codemods = new Map([['13', to13]]);
