import type { Job } from '@mirror-studio/domain/contract';
import { type JobFilter, jobPageFilters } from '@mirror-studio/domain/jobs';
import { jobs as texts } from '@mirror-studio/domain/texts/en/jobs';
import { jobsPage } from '@mirror-studio/domain/texts/en/jobsPage';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { useTexts } from '../../../i18n/useTexts.ts';
import { JobsIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Table } from '../../../primitives/Table/index.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { ListFrame } from '../../ListFrame.tsx';
import { JobDetails } from './JobDetails.tsx';
import * as styles from './JobsPage.css.ts';
import { useJobColumns } from './useJobColumns.tsx';

export interface JobsPageProps extends RootProps {
  /** What is shown instead of the rows while they are on their way, or when they did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The jobs that match the filter, newest first. */
  jobs: readonly Job[];
  /** Which jobs are shown. */
  filter: JobFilter;
  /** Called with the filter that was chosen. */
  onFilterChange: (filter: JobFilter) => void;
  /** How many jobs wait in the queue, whatever the filter. Default 0. */
  waiting?: number;
  /** Cancels all that wait; offered while there are some. */
  onCancelWaiting?: () => void;
  /** Cancels the job; offered while it waits or runs. */
  onCancel?: (job: Job) => void;
  /** Starts the job again; offered when it failed or was cancelled. */
  onRetry?: (job: Job) => void;
  /** Goes to what the job made; offered when it is completed. */
  onViewResults?: (job: Job) => void;
  /** Ids of jobs that were asked for something and have not answered. */
  pendingIds?: readonly string[];
  /** The job whose details are shown, when the parent holds it; null for none. */
  openId?: string | null;
  /** Called with the job whose details are to be shown, or null. */
  onOpenChange?: (id: string | null) => void;
  /** Older jobs are being read. Default false. */
  isLoadingMore?: boolean;
  /** Called when the end of the list comes near. */
  onLoadMore?: () => void;
  /** What failed; beside jobs that are listed, reading them again. */
  failure?: ListFailure;
  /** The way to make something, offered when there is nothing. */
  onStart?: () => void;
}

/** Under this the rows are cards, in px: they have eight columns. */
const cardsBelow = 900;
/** More rows than this are drawn as they come in sight. */
const mostDrawn = 50;
const none: readonly string[] = [];
const newestFirst = { column: 'job', direction: 'descending' } as const;
/** Of the open rows the one that was opened last. Takes them, and which was open before. */
const newestOf = (keys: ReadonlySet<unknown>, before: string | null = null): string | null =>
  [...keys].map(String).findLast((key) => key !== before) ?? null;
const detailOf = (job: Job) => <JobDetails job={job} />;

/** Every job as a row: how far it is, how long it takes, what it cost and what came back. A row opens to all of it. */
export function JobsPage({
  state = 'listed',
  jobs,
  filter,
  onFilterChange,
  waiting = 0,
  onCancelWaiting,
  onCancel,
  onRetry,
  onViewResults,
  pendingIds = [],
  openId,
  onOpenChange,
  isLoadingMore = false,
  onLoadMore,
  failure,
  onStart,
  ...rest
}: JobsPageProps) {
  const t = useTexts('jobs', texts);
  const x = useTexts('jobsPage', jobsPage);
  const r = useTexts('routes', routes);
  const isLong = jobs.length > mostDrawn;
  const columns = useJobColumns({
    pendingIds,
    isWhole: !onLoadMore,
    onCancel,
    onRetry,
    onViewResults,
  });
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader
        title={r('jobs')}
        description={x('lead')}
        actions={
          onCancelWaiting &&
          waiting > 0 && <Button onPress={onCancelWaiting}>{x('cancelWaiting', { count: waiting })}</Button>
        }
      />
      <SegmentedControl
        label={t('filterLabel')}
        isLabelHidden
        className={styles.filters}
        value={filter}
        onChange={(value) => {
          const chosen = jobPageFilters.find((known) => known === value);
          if (chosen) onFilterChange(chosen);
        }}
      >
        {jobPageFilters.map((value) => (
          <Segment key={value} value={value}>
            {t(`filter_${value}`)}
          </Segment>
        ))}
      </SegmentedControl>
      <ListFrame
        state={state}
        failure={failure}
        failedToLoad={t('failedToLoad')}
        isEmpty={jobs.length === 0}
        empty={
          <EmptyState
            title={t('emptyTitle')}
            icon={<JobsIcon size={24} />}
            actions={
              filter === 'all' ? (
                onStart && (
                  <Button variant="generate" onPress={onStart}>
                    {t('startRitual')}
                  </Button>
                )
              ) : (
                <Button onPress={() => onFilterChange('all')}>{t('viewAll')}</Button>
              )
            }
          >
            {t(filter === 'all' ? 'empty' : 'emptyFiltered')}
          </EmptyState>
        }
      >
        <Table
          label={r('jobs')}
          density="spacious"
          cardsBelow={cardsBelow}
          columns={columns}
          items={jobs}
          isLoading={state === 'loading'}
          isVirtual={isLong}
          className={isLong ? styles.window : undefined}
          isLoadingMore={isLoadingMore}
          onLoadMore={onLoadMore}
          defaultSort={newestFirst}
          detailOf={detailOf}
          {...(openId !== undefined && { expandedKeys: openId === null ? none : [openId] })}
          onExpandedChange={(keys) => onOpenChange?.(newestOf(keys, openId))}
        />
      </ListFrame>
    </div>
  );
}
