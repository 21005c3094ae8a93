import { common } from '@mirror-studio/domain/texts/en/common';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import { useTexts } from '../../i18n/useTexts.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { Status } from '../Status/Status.tsx';
import * as styles from './LoadMore.css.ts';
import { useLoadMore } from './useLoadMore.ts';

export interface LoadMoreProps extends RootProps {
  /** How many are shown. */
  shown: number;
  /** How many there are; left out where nobody knows. */
  total?: number;
  /** Whether there is more. Default: while `total` is not reached, or not known. */
  hasMore?: boolean;
  /** Fetches more. */
  onLoadMore: () => void;
  /** More is being fetched. Default false. */
  isLoading?: boolean;
  /** Why nothing came; the button tries again. */
  failure?: string;
  /** Fetches by itself when it comes near the sight, until it fails. Default false: only when it is pressed. */
  isAutomatic?: boolean;
}

/** The end of a list that comes in parts: how much is shown, and more of it. */
export function LoadMore({
  shown,
  total,
  hasMore = total === undefined || shown < total,
  onLoadMore,
  isLoading = false,
  failure,
  isAutomatic = false,
  ...rest
}: LoadMoreProps) {
  const t = useTexts('ui', ui);
  const c = useTexts('common', common);
  const end = useLoadMore({
    count: shown,
    isLoadingMore: isLoading,
    onLoadMore: isAutomatic && hasMore && failure === undefined ? onLoadMore : undefined,
  });
  return (
    <div {...rootProps(rest, styles.root)}>
      <span ref={end} className={styles.end} />
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {hasMore && (
        <Button size="small" isPending={isLoading} pendingLabel={t('loadingMore')} onPress={onLoadMore}>
          {c(failure === undefined ? 'loadMore' : 'retry')}
        </Button>
      )}
      <Status className={styles.count}>
        {total === undefined ? t('shownCount', { shown }) : t('shownOf', { shown, total })}
      </Status>
    </div>
  );
}
