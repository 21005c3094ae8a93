import {
  cancelledJob,
  completedJob,
  completedVideoJob,
  everyJob,
  failedJob,
  manyJobs,
  missingPicturesJob,
  queuedJob,
  runningJob,
  strangeJobs,
} from '../../components/fixtures/jobs.ts';
import type { JobsBadgeProps } from '../../components/jobs/JobsBadge/JobsBadge.tsx';
import type { JobCardProps } from '../../components/jobs/JobsDrawer/JobCard.tsx';
import type { JobsDrawerProps } from '../../components/jobs/JobsDrawer/JobsDrawer.tsx';
import { nothing } from './nothing.ts';

const jobs: JobsDrawerProps = {
  isOpen: true,
  onOpenChange: nothing,
  jobs: everyJob,
  filter: 'all',
  onFilterChange: nothing,
  onViewResults: nothing,
  onCancel: nothing,
  onRetry: nothing,
  onReload: nothing,
  onStart: nothing,
  keys: ['Ctrl', 'J'],
};
/** `<JobsDrawer {...jobsStates.empty} />` */
export const jobsStates = {
  full: jobs,
  loading: { ...jobs, state: 'loading', jobs: [] },
  empty: { ...jobs, jobs: [] },
  filteredToNothing: { ...jobs, jobs: [], filter: 'completed' },
  failedToLoad: { ...jobs, state: 'failed', jobs: [] },
  pending: { ...jobs, pendingIds: [runningJob.id, failedJob.id] },
  /** Made when it is asked for: it is large. */
  get tenThousand(): JobsDrawerProps {
    return { ...jobs, jobs: manyJobs(10_000) };
  },
  strange: { ...jobs, jobs: strangeJobs },
} satisfies Record<string, JobsDrawerProps>;

const card: JobCardProps = { job: runningJob, onViewResults: nothing, onCancel: nothing, onRetry: nothing };
/** `<JobCard {...jobCardStates.failed} />` */
export const jobCardStates = {
  running: card,
  queued: { ...card, job: queuedJob },
  completed: { ...card, job: completedJob },
  free: { ...card, job: { ...completedJob, credits: { held: 0, charged: 0, returned: 0 } } },
  completedVideo: { ...card, job: completedVideoJob },
  failed: { ...card, job: failedJob },
  cancelled: { ...card, job: cancelledJob },
  missingPictures: { ...card, job: missingPicturesJob },
  pending: { ...card, isPending: true },
} satisfies Record<string, JobCardProps>;

const badge: JobsBadgeProps = { running: 2, onPress: nothing, keys: ['Ctrl', 'J'] };
/** `<JobsBadge {...jobsBadgeStates.many} />` */
export const jobsBadgeStates = {
  running: badge,
  one: { ...badge, running: 1 },
  many: { ...badge, running: 12 },
  none: { ...badge, running: 0 },
} satisfies Record<string, JobsBadgeProps>;
