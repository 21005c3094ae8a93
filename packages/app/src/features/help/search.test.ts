import { helpSearch, helpTopicIds } from '@mirror-studio/domain/help';
import type { SearchableArticle } from '@mirror-studio/flows/help';
import Fuse from 'fuse.js';
import { describe, expect, it } from 'vitest';
import { searchTopics } from './search.ts';

const words = ['mirror', 'coins', 'exchange', 'shoot', 'gallery', 'picture', 'results', 'balance', 'prompt'];
const text = (count: number, seed: number) =>
  Array.from(
    { length: count },
    (_, at) => words[(at * 7 + seed * 5 + ((at * seed) % 4)) % words.length],
  ).join(' ');

const thousand: readonly SearchableArticle[] = Array.from({ length: 1_000 }, (_, at) => ({
  id: helpTopicIds[at % helpTopicIds.length] ?? '',
  title: text(3, at),
  category: '',
  content: text(20, at + 3),
  keywords: text(2, at + 5),
  isFeatured: false,
}));
const never = new AbortController().signal;

describe('the search over a thousand topics', () => {
  it.each(['galery', 'exchange coins', 'shoot'])(
    'finds for %s what one index would, in its order',
    async (query) => {
      const { fields, threshold } = helpSearch;
      const whole = new Fuse(thousand, { keys: [...fields], threshold, ignoreLocation: true });
      const expected = whole.search(query).map(({ item }) => item.id);
      expect(expected.length).toBeGreaterThan(0);
      expect(await searchTopics(thousand, query, never)).toEqual(expected);
    },
  );

  it('lets others have their turn before it has ended', async () => {
    await searchTopics(thousand, 'shoot', never);
    let isTheirTurn = false;
    setTimeout(() => {
      isTheirTurn = true;
    });
    await searchTopics(thousand, 'shoot', never);
    expect(isTheirTurn).toBe(true);
  });

  it('ends when nobody waits for it any longer', async () => {
    const asked = new AbortController();
    const answer = searchTopics(thousand, 'shoot', asked.signal);
    asked.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });
});
