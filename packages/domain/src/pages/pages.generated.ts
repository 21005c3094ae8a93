// Generated from the files of this folder by `pnpm generate`.
import { proof } from './proof.ts';

/** The pages besides those of the specification. */
export const pages = [proof] as const;

/** Their titles in English, by the id of the page. */
export const englishTitles = {
  proof: proof.title.en,
} as const;

/** Their titles in Spanish. */
export const spanishTitles = {
  proof: proof.title.es,
} as const;
