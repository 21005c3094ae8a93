import { jobs as jobsTexts } from '@mirror-studio/domain/texts/en/jobs';
import { jobsPage as pageTexts } from '@mirror-studio/domain/texts/en/jobsPage';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import {
  ago,
  everyJob,
  failedJob,
  queuedJob,
  runningJob,
  strangeJobs,
} from '../../../testing/fixtures/jobs.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { JobsPageProps } from './JobsPage.tsx';

const estimate = { medianMs: 24_000, lowerMs: 18_000, upperMs: 41_000, jobs: 36 };
const measured = everyJob.map((job, at) => ({
  ...job,
  attempts: (at % 2) + 1,
  ...(job.status === 'running' || job.status === 'queued'
    ? { estimate, credits: { held: 8, charged: 0, returned: 0 } }
    : { begunAt: ago(3_600), finishedAt: ago(3_600 - 19) }),
}));

const page: JobsPageProps = {
  jobs: measured,
  filter: 'all',
  onFilterChange: nothing,
  waiting: 1,
  onCancelWaiting: nothing,
  onCancel: nothing,
  onRetry: nothing,
  onViewResults: nothing,
  onStart: nothing,
};

/** `<JobsPage {...jobsPageStates.listed} />` */
export const jobsPageStates = statesOf<JobsPageProps>()({
  listed: page,
  loading: { ...page, state: 'loading', jobs: [], waiting: 0 },
  empty: { ...page, jobs: [], waiting: 0 },
  filteredToNothing: { ...page, jobs: [], filter: 'completed' },
  failedToLoad: { ...page, state: 'failed', jobs: [], waiting: 0 },
  outdated: { ...page, failure: { message: jobsTexts.failedToLoad, onAction: { retry: nothing } } },
  pending: { ...page, pendingIds: [runningJob.id, failedJob.id] },
  strange: { ...page, jobs: strangeJobs },
  loadingMore: { ...page, isLoadingMore: true, onLoadMore: nothing },
});

/** JobsPage: acts on its rows; a row is found by a part of its prompt. */
export function jobsPageTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'jobs', jobsTexts);
  const { press } = stepsOf(tools);
  const row = (prompt: RegExp) => tools.within(place.getByRole('row', { name: prompt }));
  return {
    read: (prompt: RegExp) => place.getByRole('row', { name: prompt }).textContent ?? '',
    cancel: (prompt: RegExp) => press(t.cancel, row(prompt)),
    retry: (prompt: RegExp) => press(t.retry, row(prompt)),
    viewResults: (prompt: RegExp) => press(t.viewResults, row(prompt)),
    cancelWaiting: () => press(/^(Cancel the one|Cancel all)/, place),
    start: () => press(t.startRitual, place),
  };
}

export default {
  JobsPage: (): Spec<JobsPageProps> => ({
    states: jobsPageStates,
    tester: jobsPageTester,
    uses: [{ in: jobsPageStates.empty, calls: 'onStart', by: (tools) => jobsPageTester(tools).start() }],
    composition: {
      cases: {
        state,
        waiting: state,
        onCancelWaiting: byRole('button', pageTexts.cancelWaiting_one),
        onCancel: byRole('button', jobsTexts.cancel, { jobs: [queuedJob], waiting: 0 }),
        onRetry: byRole('button', jobsTexts.retry),
        onViewResults: byRole('button', jobsTexts.viewResults),
        pendingIds: state,
        openId: documented('shows the details of that job'),
        onOpenChange: documented('is called when a row is opened or closed'),
        isLoadingMore: state,
        onLoadMore: documented('is called when the end comes in sight'),
        failure: byRole('alert', '', { failure: { message: jobsTexts.failedToLoad } }),
        onStart: byRole('button', jobsTexts.startRitual, { jobs: [] }),
      },
    },
    keys: 'it is a Table, a SegmentedControl and Buttons',
  }),
};
