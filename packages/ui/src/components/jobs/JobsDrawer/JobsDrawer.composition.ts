import { errors } from '@mirror-studio/domain/texts/en/errors';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import {
  begins,
  held,
  layerCases,
  named,
  part,
  rowOf,
  state,
  told,
} from '../../../foundations/composition/row.ts';
import { jobCardStates, jobsStates } from '../../../testing/states.ts';
import { jobsTester } from '../../../testing/testers.ts';
import { completedJob, failedJob, runningJob } from '../../fixtures/jobs.ts';
import { JobCard, type JobCardProps } from './JobCard.tsx';
import { JobsDrawer, type JobsDrawerProps } from './JobsDrawer.tsx';

export default {
  JobsDrawer: rowOf<JobsDrawerProps>({
    Component: JobsDrawer,
    states: jobsStates,
    from: { ...jobsStates.full, jobs: [completedJob, runningJob, failedJob] },
    cases: {
      ...layerCases,
      state,
      filter: held({
        by: 'defaultFilter',
        told: 'onFilterChange',
        first: 'all',
        last: 'completed',
        shows: [jobs.filter_all, jobs.filter_completed],
        act: (tools) => jobsTester(tools).filter('completed'),
        read: ({ screen }) =>
          screen
            .getAllByRole('radio')
            .find((radio) => radio instanceof HTMLInputElement && radio.checked)
            ?.closest('label')?.textContent,
      }),
      defaultFilter: begins,
      onFilterChange: told,
      onViewResults: named('button', jobs.viewResults),
      onCancel: named('button', jobs.cancel),
      onRetry: named('button', jobs.retry),
      pendingIds: state,
      onReload: named('button', errors.action_retry, { state: 'failed' }),
      failure: named('alert', '', { failure: { message: jobs.failedToLoad } }),
      onStart: named('button', jobs.startRitual, { jobs: [] }),
      keys: part(() => document.querySelector('[role="dialog"] kbd')),
    },
  }),
  JobCard: rowOf<JobCardProps>({
    Component: JobCard,
    states: jobCardStates,
    cases: {
      onViewResults: named('button', jobs.viewResults, jobCardStates.completed),
      onCancel: named('button', jobs.cancel),
      onRetry: named('button', jobs.retry, jobCardStates.failed),
      isPending: state,
    },
  }),
};
