/** Letters as they are compared: without case, accents and the signs between the words of an id. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\s+/g, ' ');

/**
 * Whether a text has all of the words that somebody types, in any order, each as a part of a word.
 *
 * @param text - What can be read: the name of a state, and what stands on the screen in it.
 * @param typed - What is looked for; nothing finds everything.
 */
export function hasWords(text: string, typed: string): boolean {
  const within = plain(text);
  return plain(typed)
    .split(' ')
    .every((word) => within.includes(word));
}

/** How React and our overlays put away what is drawn ahead of its time. */
const putAway = '[hidden], [style*="display: none"], [style*="visibility: hidden"]';

/** What can be read in an element: its text, what its fields hold, and the names that are for screen readers alone. */
export function wordsIn(element: Element): string {
  const away = [...element.querySelectorAll(putAway)];
  const parts = [...element.querySelectorAll('*')].filter(
    (part) => !away.some((each) => each.contains(part)),
  );
  const named = parts.flatMap((part) =>
    ['aria-label', 'placeholder', 'alt'].flatMap((name) => part.getAttribute(name) ?? []),
  );
  const held = parts
    .filter((part) => part.matches('input, textarea'))
    .map((field) => Reflect.get(field, 'value'));
  const read = parts.flatMap(({ childNodes }) =>
    [...childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
  );
  return [...read, ...held, ...named].join(' ');
}
