import { type HelpTopicId, helpSearch, helpTopicIds } from '@mirror-studio/domain/help';
import type { SearchableArticle } from './articles.ts';

type Index = import('fuse.js').default<SearchableArticle>;

/** One index for each list of articles, made with its first search. */
const indexes = new WeakMap<readonly SearchableArticle[], Promise<Index>>();

const indexOf = async (articles: readonly SearchableArticle[]): Promise<Index> => {
  const { default: Fuse } = await import('fuse.js');
  const { fields, threshold } = helpSearch;
  return new Fuse(articles, { keys: [...fields], threshold, ignoreLocation: true });
};

/** Finds topics by title, content and keywords (§2). Takes the articles and what was typed; returns ids, best first. */
export async function searchTopics(
  articles: readonly SearchableArticle[],
  query: string,
): Promise<readonly HelpTopicId[]> {
  const index = indexes.get(articles) ?? indexOf(articles);
  indexes.set(articles, index);
  return (await index).search(query).flatMap(({ item }) => helpTopicIds.filter((id) => id === item.id));
}
