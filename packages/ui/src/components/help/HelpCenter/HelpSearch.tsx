import { help } from '@mirror-studio/domain/texts/en/help';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SearchIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import * as styles from './HelpCenter.css.ts';
import { type HelpArticle, Rows } from './TopicList.tsx';

export interface HelpSearchProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** What was found, best first. */
  results: readonly HelpArticle[];
  onChoose: (id: string) => void;
}

/** Finds topics as the reader types. */
export function HelpSearch({ query, onQueryChange, results, onChoose }: HelpSearchProps) {
  const t = useTexts('help', help);
  const asked = query.trim();
  return (
    <div className={styles.stack}>
      <SearchField
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={query}
        onChange={onQueryChange}
      />
      {asked === '' && <EmptyState icon={<SearchIcon size={24} />}>{t('searchEmpty')}</EmptyState>}
      {asked !== '' && results.length === 0 && (
        <EmptyState icon={<SearchIcon size={24} />}>
          <output>{t('searchNothing', { query: asked })}</output>
        </EmptyState>
      )}
      {asked !== '' && results.length > 0 && (
        <section className={styles.group}>
          <output className={styles.count}>{t('results', { count: results.length })}</output>
          <Rows label={t('tab_search')} topics={results} onChoose={onChoose} />
        </section>
      )}
    </div>
  );
}
