/** Without what is said of the pages of the specification, in brackets: who installs a package has not got them. */
export const withoutReferences = (words: string): string =>
  words.replaceAll(/\s*\((?:§|pages: |decisions\b)[^)]*\)/g, '');
