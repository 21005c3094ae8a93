import type { JobFilter } from '@mirror-studio/domain/jobs';
import { controls as controlsTexts } from '@mirror-studio/domain/texts/en/controls';
import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import { jobs as jobsTexts } from '@mirror-studio/domain/texts/en/jobs';
import {
  byRole,
  callback,
  controlled,
  initial,
  overlayCases,
  part,
  state,
} from '../../../../test/composition/row.ts';
import { asDialog, opened } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { endOf, widthOf } from '../../../../test/spec-conformance/figures.ts';
import {
  completedJob,
  everyJob,
  failedJob,
  manyJobs,
  runningJob,
  strangeJobs,
} from '../../../testing/fixtures/jobs.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { JobsDrawer } from './index.ts';
import { jobCardTester } from './JobCard.spec.tsx';
import type { JobsDrawerProps } from './JobsDrawer.tsx';

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
export const jobsStates = statesOf<JobsDrawerProps>()({
  full: jobs,
  withAllJobs: { ...jobs, onViewAllJobs: nothing },
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
});

/** JobsDrawer: filters and acts, once it is open. */
export function jobsTester(tools: Tools) {
  const t = textsOf(tools, 'jobs', jobsTexts);
  const c = textsOf(tools, 'controls', controlsTexts);
  const { press, overlay } = stepsOf(tools);
  const inside = () => overlay(new RegExp(`^${t.title}`));
  const card = async (prompt: RegExp) => jobCardTester(tools, prompt, await inside());
  return {
    card,
    /** How many cards are drawn. */
    count: async () => (await inside()).queryAllByRole('article').length,
    filter: async (filter: JobFilter) =>
      tools.user.click((await inside()).getByRole('radio', { name: t[`filter_${filter}`] })),
    viewResults: async (prompt: RegExp) => (await card(prompt)).viewResults(),
    openShoot: async (prompt: RegExp) => (await card(prompt)).openShoot(),
    cancel: async (prompt: RegExp) => (await card(prompt)).cancel(),
    retry: async (prompt: RegExp) => (await card(prompt)).retry(),
    start: async () => press(t.startRitual, await inside()),
    viewAll: async () => press(t.viewAll, await inside()),
    viewAllJobs: async () => press(t.allJobs, await inside()),
    close: async () => press(c.close, await inside()),
  };
}

export default {
  JobsDrawer: (): Spec<JobsDrawerProps> => ({
    states: jobsStates,
    tester: jobsTester,
    uses: [
      { in: jobsStates.empty, calls: 'onStart', by: (tools) => jobsTester(tools).start() },
      { in: jobsStates.withAllJobs, calls: 'onViewAllJobs', by: (tools) => jobsTester(tools).viewAllJobs() },
    ],
    composition: {
      from: { ...jobsStates.full, jobs: [completedJob, runningJob, failedJob] },
      cases: {
        ...overlayCases,
        state,
        filter: controlled({
          by: 'defaultFilter',
          onChange: 'onFilterChange',
          first: 'all',
          last: 'completed',
          shows: [jobsTexts.filter_all, jobsTexts.filter_completed],
          act: (tools) => jobsTester(tools).filter('completed'),
          read: ({ screen }) =>
            screen
              .getAllByRole('radio')
              .find((radio) => radio instanceof HTMLInputElement && radio.checked)
              ?.closest('label')?.textContent,
        }),
        defaultFilter: initial,
        onFilterChange: callback,
        onViewResults: byRole('button', jobsTexts.viewResults),
        onOpenShoot: byRole('button', jobsTexts.openShoot, { onOpenShoot: nothing }),
        onCancel: byRole('button', jobsTexts.cancel),
        onRetry: byRole('button', jobsTexts.retry),
        pendingIds: state,
        onReload: byRole('button', errorsTexts.action_retry, { state: 'failed' }),
        failure: byRole('alert', '', { failure: { message: jobsTexts.failedToLoad } }),
        onStart: byRole('button', jobsTexts.startRitual, { jobs: [] }),
        onViewAllJobs: byRole('button', jobsTexts.allJobs, { onViewAllJobs: nothing }),
        keys: part(() => document.querySelector('[role="dialog"] kbd')),
      },
    },
    largeData: {
      Component: () => <JobsDrawer {...jobsStates.tenThousand} />,
      list: 'Background Jobs',
      row: 'article',
    },
    overlay: { is: 'dismissable', props: jobsStates.full },
    keys: { draw: () => opened(<JobsDrawer jobs={[]} />), rows: asDialog },
    specLines: [
      [
        '§2.3',
        jobsStates.full,
        ['Background Jobs', 'All', 'Running', 'Completed'],
        [
          ['the drawer', widthOf('[role="dialog"]'), 380],
          ['what is right of it', endOf('[role="dialog"]'), 0],
        ],
      ],
      ['§2.3', jobsStates.loading, ['Loading jobs...']],
      [
        '§2.3',
        jobsStates.empty,
        [
          'The Archive is Quiet',
          "You haven't started any creations yet. Begin your first ritual.",
          'Start New Prompt Ritual',
        ],
      ],
      [
        '§2.3',
        jobsStates.filteredToNothing,
        ['The Archive is Quiet', 'No jobs match this filter. Try viewing all jobs.'],
      ],
    ],
  }),
};
