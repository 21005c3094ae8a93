import { arcana, numeralOf } from '@mirror-studio/domain/arcana';
import { release } from '@mirror-studio/domain/constants/release';
import { imageModels } from '@mirror-studio/domain/photo-shoot';
import { languageNames } from '@mirror-studio/domain/texts';
import type { ResolveText } from '../../src/i18n/TextsProvider.tsx';

const [open, close] = ['⟦', '⟧'];

/** An engine of texts whose every text can be told from what did not come from it. */
export const marked: ResolveText = (namespace, key, values) =>
  `${open}${namespace}.${key} ${Object.values(values).join(' ')}${close}`;

const marks = new RegExp(`${open}[^${close}]*${close}`, 'g');
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
/**
 * Keys, and languages in their own words, are names. What React Aria describes to screen readers is in its own
 * dictionaries, and may hold the name of a column.
 */
const names =
  'kbd, [lang]:not(html), script, style, #storybook-root, #storybook-docs, .sb-wrapper, [data-live-announcer], [id^="react-aria-description"]';

const properNames = [
  ...imageModels.map(({ label }) => label),
  ...Object.values(languageNames),
  release.version,
  ...arcana.map(numeralOf),
];

/** Without the marks of Markdown, which are drawn and not said. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>\s-]+/g, ' ')
    .trim();

/** Every string in a value, however deep. */
function* stringsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Date || typeof value === 'function') return;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (key !== '_owner' && key !== '_store') yield* stringsOf(inner);
}

function* shownIn(place: Element): Generator<string> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(names)) continue;
    if (node instanceof Element) for (const name of spoken) yield node.getAttribute(name) ?? '';
    else yield node.textContent ?? '';
  }
}

/** What the page says in Latin letters that came neither from the engine of texts nor from these props. */
export function lettersNotFrom(props: object): string[] {
  const given = [...stringsOf(props), ...properNames].filter((text) => /\p{L}/u.test(text));
  const pool = given.map(plain).join('\n');
  return [...shownIn(document.body)].flatMap((text) => {
    // React Aria names a month of a calendar by our words, a comma and the month.
    const left = text
      .replace(marks, '')
      .replace(/, \P{Script=Latin}*$/u, '')
      // A zone is called so in every language.
      .replace(/\bUTC$/, '')
      .trim();
    if (!/\p{Script=Latin}{2}/u.test(left)) return [];
    // What is cut ends in three dots; a name stands beside a colon, or beside words of React Aria's own, which
    // have no Latin letters in the language of this check.
    const bare = left.replace(/(\.\.\.|…)$/, '').replace(/[^\p{Script=Latin}\P{L}]+$/u, '');
    return pool.includes(plain(bare.replace(/^[:()\s]+|[:()\s]+$/g, ''))) ? [] : [left];
  });
}
