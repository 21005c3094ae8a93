import { helpCategoryTexts, helpTopics, helpValues, shortcutList } from '@mirror-studio/domain/help';
import type { Shortcut } from '@mirror-studio/domain/shortcuts';
import { help } from '@mirror-studio/domain/texts/en/help';
import { helpTopics as topicTexts } from '@mirror-studio/domain/texts/en/helpTopics';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { shortcuts } from '@mirror-studio/domain/texts/en/shortcuts';
import type { HelpArticle } from '@mirror-studio/ui/HelpCenter';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useMemo } from 'react';

/** A topic with the words under which it is found. */
export interface SearchableArticle extends HelpArticle {
  keywords: string;
}

/**
 * The help topics in the reader's language, with the product's own figures in them. Takes whether the reader is an
 * admin, whether the keyboard is Apple's, and the shortcuts as they are applied.
 *
 * @returns Them in the order shown.
 */
export function useArticles(
  isAdmin: boolean,
  isApple: boolean,
  table?: readonly Shortcut[],
): readonly SearchableArticle[] {
  const h = useTexts('help', help);
  // The table names the texts; `helpValues` holds what any of them needs.
  const t = useTexts('helpTopics', topicTexts) as (
    key: string,
    values: Readonly<Record<string, string | number>>,
  ) => string;
  const r = useTexts('routes', routes);
  const s = useTexts('shortcuts', shortcuts);
  return useMemo(() => {
    const list = shortcutList(
      isAdmin,
      isApple,
      ({ namespace, key }) =>
        namespace === 'routes' ? r(key as keyof typeof routes) : s(key as keyof typeof shortcuts),
      table,
    );
    const values = helpValues(list);
    return helpTopics.map((topic) => ({
      id: topic.id,
      title: t(topic.titleKey, values),
      category: h(helpCategoryTexts[topic.category]),
      content: t(topic.contentKey, values),
      keywords: t(topic.keywordsKey, values),
      isFeatured: topic.featured,
    }));
  }, [h, isAdmin, isApple, r, s, t, table]);
}
