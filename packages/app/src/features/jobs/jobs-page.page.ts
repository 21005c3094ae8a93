import { sampleJob } from '@mirror-studio/domain/contract';
import { isUnfinished } from '@mirror-studio/domain/jobs';
import { momentAt } from '../../data-page/states/list-states.ts';
import { page as list } from './job-list.page.ts';

const tookMs = 19_000;

/** The states of the page of the jobs: those of the drawer, with all that is known of each. */
export const page: typeof list = {
  ...list,
  title: 'Every job',
  isPaged: true,
  item: (at) => {
    const job = list.item(at);
    const begun = momentAt(at);
    const pictures = 4;
    if (isUnfinished(job.status))
      return {
        ...job,
        attempts: job.status === 'running' ? 1 : 0,
        credits: { held: pictures, charged: 0, returned: 0 },
        estimate: at % 2 === 0 ? { medianMs: 24_000, lowerMs: 18_000, upperMs: 41_000, jobs: 36 } : null,
        ...(job.status === 'running' && { begunAt: begun }),
      };
    const charged = job.status === 'completed' ? pictures : 1;
    return {
      ...job,
      attempts: (at % 3) + 1,
      begunAt: begun,
      finishedAt: new Date(Date.parse(begun) + tookMs).toISOString(),
      credits: { held: 0, charged, returned: pictures - charged },
    };
  },
  filteredToNothing: () => ({ jobs: [{ ...sampleJob, status: 'failed' }], filter: 'completed' }),
};
