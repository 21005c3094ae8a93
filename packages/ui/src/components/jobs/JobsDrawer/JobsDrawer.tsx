import { drawerLimits } from '@mirror-studio/domain/constants/jobs';
import type { Job } from '@mirror-studio/domain/contract';
import { type JobFilter, jobFilters, matchesJobFilter } from '@mirror-studio/domain/jobs';
import { common } from '@mirror-studio/domain/texts/en/common';
import { jobs as texts } from '@mirror-studio/domain/texts/en/jobs';
import type { ReactNode } from 'react';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { JobsIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';
import { cx } from '../../../theme/cx.ts';
import { JobCard } from './JobCard.tsx';
import * as styles from './JobsDrawer.css.ts';

export interface JobsDrawerProps extends OverlayProps {
  /** What is shown instead of the list while it is on its way, or when it did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The jobs, newest first; while the parent holds the filter, those that match it. */
  jobs: readonly Job[];
  /** Which jobs are shown; the parent holds it, and filters. */
  filter?: JobFilter;
  /** Which jobs are shown at first, when the parent does not hold it. Default `all`. */
  defaultFilter?: JobFilter;
  /** Called with the filter that was chosen. */
  onFilterChange?: (filter: JobFilter) => void;
  /** Goes to what the job made; offered when it is completed. */
  onViewResults?: (job: Job) => void;
  /** Goes to the shoot of a batch that is not completed. */
  onOpenShoot?: (job: Job) => void;
  /** Cancels the job; offered while it waits or runs. */
  onCancel?: (job: Job) => void;
  /** Starts the job again; offered when it failed or was cancelled. */
  onRetry?: (job: Job) => void;
  /** Ids of jobs that were asked for something and have not answered. */
  pendingIds?: readonly string[];
  /** Reads the list again after it failed. */
  onReload?: () => void;
  /** What failed; beside jobs that are listed, reading them again. Default: the server, while `state` is `failed`. */
  failure?: ListFailure;
  /** The way to make something, offered when there is nothing. */
  onStart?: () => void;
  /** Goes to the page of all jobs. */
  onViewAllJobs?: () => void;
  /** The shortcut, shown beside the title. */
  keys?: readonly string[];
}

/** What works in the background, at hand beside the page (§2 widget 3). */
export function JobsDrawer({
  state = 'listed',
  jobs: given,
  filter: givenFilter,
  defaultFilter = 'all',
  onFilterChange,
  onViewResults,
  onOpenShoot,
  onCancel,
  onRetry,
  pendingIds = [],
  onReload,
  failure,
  onStart,
  onViewAllJobs,
  keys,
  ...overlay
}: JobsDrawerProps) {
  const t = useTexts('jobs', texts);
  const c = useTexts('common', common);
  const [filter, setFilter] = useControlled(givenFilter, defaultFilter, onFilterChange);
  const jobs =
    givenFilter === undefined ? given.filter((job) => matchesJobFilter(job.status, filter)) : given;
  const title = (
    <span className={styles.title}>
      {t('title')}
      {keys && <Kbd keys={keys} aria-hidden className={styles.keys} />}
    </span>
  );
  return (
    <Drawer
      {...overlay}
      width={drawerLimits.widthPx}
      title={title}
      {...(onViewAllJobs && {
        footer: (
          <Button isFullWidth onPress={onViewAllJobs}>
            {t('allJobs')}
          </Button>
        ),
      })}
    >
      <div className={styles.content}>
        <SegmentedControl
          look="joined"
          label={t('filterLabel')}
          isLabelHidden
          className={styles.filters}
          value={filter}
          onChange={(value) => {
            const chosen = jobFilters.find((known) => known === value);
            if (chosen) setFilter(chosen);
          }}
        >
          {jobFilters.map((value) => (
            <Segment key={value} value={value}>
              {t(`filter_${value}`)}
            </Segment>
          ))}
        </SegmentedControl>
        {state === 'loading' && (
          <div className={styles.waiting} aria-busy>
            <Status className={styles.said}>{t('loading')}</Status>
            <CardToCome />
            <CardToCome />
            <CardToCome />
          </div>
        )}
        {state === 'failed' && (
          <ErrorState
            {...(failure ?? { kind: 'server', message: t('failedToLoad'), onAction: { retry: onReload } })}
          />
        )}
        {state === 'listed' && failure && (
          <Banner
            tone="danger"
            role="alert"
            actions={
              failure.onAction?.retry && (
                <Button size="small" onPress={failure.onAction.retry}>
                  {c('retry')}
                </Button>
              )
            }
          >
            {failure.message}
          </Banner>
        )}
        {state === 'listed' && jobs.length === 0 && (
          <Empty isFiltered={filter !== 'all'} onViewAll={() => setFilter('all')} onStart={onStart} />
        )}
        {state === 'listed' && jobs.length > 0 && (
          <Cards jobs={jobs} hasFooter={onViewAllJobs !== undefined}>
            {(job) => (
              <JobCard
                job={job}
                isPending={pendingIds.includes(job.id)}
                onViewResults={onViewResults && (() => onViewResults(job))}
                onOpenShoot={onOpenShoot && (() => onOpenShoot(job))}
                onCancel={onCancel && (() => onCancel(job))}
                onRetry={onRetry && (() => onRetry(job))}
              />
            )}
          </Cards>
        )}
      </div>
    </Drawer>
  );
}

function Empty({
  isFiltered,
  onViewAll,
  onStart,
}: {
  isFiltered: boolean;
  onViewAll: () => void;
  onStart: (() => void) | undefined;
}) {
  const t = useTexts('jobs', texts);
  return (
    <EmptyState
      title={t('emptyTitle')}
      level={3}
      icon={<JobsIcon size={24} />}
      actions={
        isFiltered ? (
          <Button onPress={onViewAll}>{t('viewAll')}</Button>
        ) : (
          onStart && (
            <Button variant="generate" onPress={onStart}>
              {t('startRitual')}
            </Button>
          )
        )
      }
    >
      {t(isFiltered ? 'emptyFiltered' : 'empty')}
    </EmptyState>
  );
}

/** The place of a card: its kind, two lines of its prompt, its age. */
function CardToCome() {
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Skeleton shape="circle" width={20} />
        <Skeleton shape="text" width="40%" />
      </div>
      <div>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="70%" />
      </div>
      <Skeleton shape="text" width="30%" />
    </Card>
  );
}

/** As many as a page can draw at once; more are drawn as they come into sight. */
const drawnAtOnce = 30;
/** A card without pictures: most of them. */
const usualHeightPx = 152;

interface CardsProps {
  jobs: readonly Job[];
  hasFooter: boolean;
  children: (job: Job) => ReactNode;
}

function Cards({ jobs, hasFooter, children }: CardsProps) {
  const t = useTexts('jobs', texts);
  if (jobs.length > drawnAtOnce) {
    return (
      <VirtualList
        label={t('title')}
        items={jobs}
        rowHeight={usualHeightPx}
        gap={16}
        className={cx(styles.longList, hasFooter && styles.isOverFooter)}
      >
        {children}
      </VirtualList>
    );
  }
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>{children(job)}</li>
      ))}
    </ul>
  );
}
