/** What the files of `src/icons/outlines` have to be, by their paths. */
export function makeOutlines(): Promise<Map<string, string>>;
