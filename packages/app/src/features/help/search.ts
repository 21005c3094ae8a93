import { type HelpTopicId, helpSearch, helpTopicIds } from '@mirror-studio/domain/help';
import type { SearchableArticle } from './articles.ts';

/**
 * Finds topics by title, content and keywords (§2). Takes the articles and what was typed; returns ids, best first.
 * The index is loaded with the first search.
 */
export async function searchTopics(
  articles: readonly SearchableArticle[],
  query: string,
): Promise<readonly HelpTopicId[]> {
  const { default: Fuse } = await import('fuse.js');
  const index = new Fuse(articles, {
    keys: [...helpSearch.fields],
    threshold: helpSearch.threshold,
    ignoreLocation: true,
  });
  return index.search(query).flatMap(({ item }) => helpTopicIds.filter((id) => id === item.id));
}
