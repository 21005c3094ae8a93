import { beforeAll, describe, expect, it } from 'vitest';
import { find } from '../../../.storybook/search/find.ts';
import { type FoundPage, readPages } from '../../../.storybook/search/plugin.ts';
import { asSpelled, vocabularyOf } from '../../../.storybook/search/spelling.ts';

let pages: readonly FoundPage[] = [];
beforeAll(async () => {
  pages = await readPages();
});
const spelled = (typed: string) => asSpelled(typed, vocabularyOf(pages));

describe('the search in the words of pages', () => {
  it('reads what is said under an example, not its code', () => {
    const { words = '' } = pages.find(({ title }) => title.endsWith('/CheckboxGroup')) ?? {};
    expect(words).toContain('Each can be taken without the others; a first box takes all.');
    expect(pages.filter((page) => /\bwords: ['`]/.test(page.words)).map(({ title }) => title)).toEqual([]);
  });

  it.each([
    ['a letter too few', 'tooltp', 'tooltip', 'Primitives/Overlays/Tooltip'],
    ['two letters in the wrong order', 'dilaog', 'dialog', 'Dialog'],
    ['another letter', 'calender', 'calendar', 'Primitives/Dates/Calendar'],
    ['two letters in a long word', 'notifcatons', 'notifications', 'Flows/Notifications'],
  ])('forgives %s', (_, typed, meant, page) => {
    expect(spelled(typed)).toBe(meant);
    expect(
      find(pages, spelled(typed)).some(({ title }) => title.endsWith(page)),
      page,
    ).toBe(true);
  });

  it('leaves what a page says as it is typed, also a word that is only begun', () => {
    for (const typed of ['Tooltip', 'isDismissable', 'télé', 'scroll', 'expir', 'Ctrl', 'balance outd'])
      expect(spelled(typed)).toBe(typed);
  });

  it('corrects one word of several, and finds nothing for what nobody says', () => {
    expect(spelled('virtual rwos')).toBe('virtual rows');
    expect(spelled('qzxvkw')).toBe('qzxvkw');
    expect(find(pages, 'qzxvkw')).toEqual([]);
  });
});
