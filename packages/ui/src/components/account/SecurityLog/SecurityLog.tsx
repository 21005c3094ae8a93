import type { SecurityEvent } from '@mirror-studio/domain/contract';
import { securityLog as texts } from '@mirror-studio/domain/texts/en/securityLog';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LockIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { LoadMore } from '../../../primitives/LoadMore/LoadMore.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { RowPlaces } from '../RowPlaces.tsx';
import * as styles from '../rows.css.ts';
import { EventRow } from './EventRow.tsx';

export interface SecurityLogProps extends RootProps<HTMLElement> {
  /**
   * What is shown instead of the rows: they are on their way, did not come, or are kept by a service that does not show them.
   * Default `listed`.
   */
  state?: 'loading' | 'listed' | 'failed' | 'unavailable';
  /** What happened, newest first. */
  events: readonly SecurityEvent[];
  /** There are older ones; called when they are asked for. */
  onLoadMore?: () => void;
  /** Older ones are on their way. Default false. */
  isLoadingMore?: boolean;
  /** Older ones were asked for, or all read again, and did not come: what is said of it. */
  moreFailed?: string;
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
}

/** What happened to one's account, newest first (pages: account). */
export function SecurityLog({
  state = 'listed',
  events,
  onLoadMore,
  isLoadingMore = false,
  moreFailed,
  failure,
  ...rest
}: SecurityLogProps) {
  const t = useTexts('securityLog', texts);
  return (
    <section aria-label={t('title')} {...rootProps(rest, styles.section)} aria-busy={state === 'loading'}>
      <PageHeader
        level={2}
        title={t('title')}
        description={state === 'unavailable' ? undefined : t('lead')}
      />
      {state === 'loading' && <RowPlaces />}
      {state === 'failed' && (
        <ErrorState level={3} {...(failure ?? { kind: 'server', message: t('failedToLoad') })} />
      )}
      {state === 'unavailable' && (
        <EmptyState level={3} align="start" icon={<LockIcon size={24} />} title={t('unavailableTitle')}>
          {t('unavailable')}
        </EmptyState>
      )}
      {state === 'listed' && events.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      {state === 'listed' && events.length > 0 && (
        <>
          <ol className={styles.list} aria-label={t('title')}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ol>
          {(onLoadMore || moreFailed !== undefined) && (
            <LoadMore
              shown={events.length}
              hasMore={onLoadMore !== undefined}
              onLoadMore={() => onLoadMore?.()}
              isLoading={isLoadingMore}
              {...(moreFailed !== undefined && { failure: moreFailed })}
            />
          )}
        </>
      )}
    </section>
  );
}
