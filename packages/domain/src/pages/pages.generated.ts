// Generated from the files of this folder by `pnpm generate`.
/** The pages besides those of the specification. */
export const pages = [] as const;

/** Their titles in English, by the id of the page. */
export const englishTitles = {} as const;

/** Their titles in Spanish. */
export const spanishTitles = {} as const;
