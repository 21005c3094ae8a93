import { type HelpTopicId, helpSearch, helpTopicIds } from '@mirror-studio/domain/help';
import type { SearchableArticle } from '@mirror-studio/flows/help';
import type Fuse from 'fuse.js';

/** How many are searched in one task: a thousand at once would hold the page up while somebody types. */
const articlesInOneTask = 40;

/** The indexes of each list of articles, made with its first search. */
const indexes = new WeakMap<readonly SearchableArticle[], Promise<readonly Fuse<SearchableArticle>[]>>();

async function indexesOf(articles: readonly SearchableArticle[]) {
  const { default: Index } = await import('fuse.js');
  const { fields, threshold } = helpSearch;
  const options = { keys: [...fields], threshold, ignoreLocation: true, includeScore: true };
  const count = Math.ceil(articles.length / articlesInOneTask);
  return Array.from({ length: count }, (_, at) => {
    const from = at * articlesInOneTask;
    return new Index(articles.slice(from, from + articlesInOneTask), options);
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds topics by title, content and keywords (§2), a part of them in each task.
 * Takes the articles, what was typed, and what ends the search; returns ids, best first. Rejects when it is ended.
 */
export async function searchTopics(
  articles: readonly SearchableArticle[],
  query: string,
  signal: AbortSignal,
): Promise<readonly HelpTopicId[]> {
  const parts = indexes.get(articles) ?? indexesOf(articles);
  indexes.set(articles, parts);
  const found: { id: string; score: number }[] = [];
  for (const [at, part] of (await parts).entries()) {
    if (at > 0) await nextTask();
    signal.throwIfAborted();
    found.push(...part.search(query).map(({ item, score = 1 }) => ({ id: item.id, score })));
  }
  return found
    .toSorted((one, other) => one.score - other.score)
    .flatMap(({ id }) => helpTopicIds.filter((known) => known === id));
}
