import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { drawn } from '../composition/drawn.tsx';
import type { Figure } from '../spec/spec.ts';

/** What the specification says, word for word: these must be on the page. A text in front of which stands `not:` must not. */
type Words = readonly string[];

export interface Line {
  /** As in `§2.3`: the widget or dialog of that number. */
  section: string;
  element: ReactElement;
  words: Words;
  figures: readonly Figure[];
}

const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'];

const notThePage = 'script, style, #storybook-root, #storybook-docs, .sb-wrapper';

/** Everything the page says, shown or spoken, in one line. */
function pageWords(): string {
  const shown = [...document.body.children]
    .filter((part) => !part.matches(notThePage))
    .map((part) => part.textContent);
  const spoken = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap(
    (element) => attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...shown, ...spoken].join(' ').replace(/\s+/g, ' ');
}

/** In what a line and the page differ, in words. */
function faultsOf({ section, element, words, figures }: Line): Promise<string[]> {
  return drawn(async (show) => {
    show(element);
    await new Promise((done) => setTimeout(done));
    const page = pageWords();
    const missing = words.flatMap((text) => {
      const isUnwanted = text.startsWith('not:');
      const sought = isUnwanted ? text.slice('not:'.length) : text;
      if (page.includes(sought) !== isUnwanted) return [];
      return [`${section}: "${sought}" ${isUnwanted ? 'must not be there' : 'is not there'}`];
    });
    const wrong = figures.flatMap(([what, read, is]) => {
      const found = read();
      return JSON.stringify(found) === JSON.stringify(is)
        ? []
        : [`${section}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(is)}`];
    });
    return [...missing, ...wrong];
  });
}

/** The page says what these lines say; what it says otherwise is listed all at once. */
export async function heldTo(lines: readonly Line[]): Promise<void> {
  const faults: string[] = [];
  for (const each of lines) faults.push(...(await faultsOf(each)));
  await expect(faults, faults.join('\n')).toEqual([]);
}
