// Generated from the files of this folder by `pnpm generate`.
import { proof } from './proof.ts';
import { proposal } from './proposal.ts';

/** The pages besides those of the specification. */
export const pages = [proof, proposal] as const;

/** Their titles in English, by the id of the page. */
export const englishTitles = {
  proof: proof.title.en,
  proposal: proposal.title.en,
} as const;

/** Their titles in Spanish. */
export const spanishTitles = {
  proof: proof.title.es,
  proposal: proposal.title.es,
} as const;
