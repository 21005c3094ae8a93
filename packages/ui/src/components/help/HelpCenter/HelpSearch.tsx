import { help } from '@mirror-studio/domain/texts/en/help';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SearchIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './HelpCenter.css.ts';
import { type HelpArticle, Rows } from './TopicList.tsx';

export interface HelpSearchProps extends RootProps {
  /** What is asked for; the parent holds it. */
  query?: string;
  /** What is asked for at first. Default nothing. */
  defaultQuery?: string;
  /** Called with what is asked for, at each key. */
  onQueryChange?: (query: string) => void;
  /** The answer is on its way. Default false. */
  isSearching?: boolean;
  /** What was found, best first; or what finds it. */
  results: readonly HelpArticle[] | ((query: string) => readonly HelpArticle[]);
  /** A topic is to be read. Takes its id. */
  onChoose: (id: string) => void;
  /** The search did not work: tries again. Leave it out when it did. */
  onRetry?: () => void;
}

/** Finds topics as the reader types. */
export function HelpSearch({
  query: given,
  defaultQuery = '',
  onQueryChange,
  isSearching = false,
  results: found,
  onChoose,
  onRetry,
  ...rest
}: HelpSearchProps) {
  const [query, setQuery] = useControlled(given, defaultQuery, onQueryChange);
  const t = useTexts('help', help);
  const asked = query.trim();
  const results = typeof found === 'function' ? (asked === '' ? [] : found(asked)) : found;
  return (
    <div {...rootProps(rest, styles.stack)}>
      <SearchField
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={query}
        onChange={setQuery}
      />
      {asked === '' && <EmptyState icon={<SearchIcon size={24} />}>{t('searchEmpty')}</EmptyState>}
      {isSearching && <Spinner label={t('searching')} />}
      {onRetry && <ErrorState level={3} onAction={{ retry: onRetry }} />}
      {asked !== '' && !isSearching && !onRetry && results.length === 0 && (
        <EmptyState icon={<SearchIcon size={24} />}>
          <Status>{t('searchNothing', { query: asked })}</Status>
        </EmptyState>
      )}
      {asked !== '' && !isSearching && results.length > 0 && (
        <section className={styles.group}>
          <Status className={styles.count}>{t('results', { count: results.length })}</Status>
          <Rows label={t('tab_search')} topics={results} onChoose={onChoose} />
        </section>
      )}
    </div>
  );
}
