const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Whether what is typed finds a text: every word of it stands somewhere in the text, in any order, whatever its accents
 * and capitals. Nothing typed finds everything.
 */
export function matchesWords(text: string, typed: string): boolean {
  const inside = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}
