import { jobs as jobsTexts } from '@mirror-studio/domain/texts/en/jobs';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { count } from '../../../../test/spec-conformance/figures.ts';
import {
  cancelledJob,
  completedJob,
  completedVideoJob,
  failedJob,
  missingPicturesJob,
  queuedJob,
  runningJob,
} from '../../../testing/fixtures/jobs.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { JobCardProps } from './JobCard.tsx';

const card: JobCardProps = { job: runningJob, onViewResults: nothing, onCancel: nothing, onRetry: nothing };

/** `<JobCard {...jobCardStates.failed} />` */
export const jobCardStates = statesOf<JobCardProps>()({
  running: card,
  queued: { ...card, job: queuedJob },
  completed: { ...card, job: completedJob },
  free: { ...card, job: { ...completedJob, credits: { held: 0, charged: 0, returned: 0 } } },
  completedVideo: { ...card, job: completedVideoJob },
  failed: { ...card, job: failedJob },
  cancelled: { ...card, job: cancelledJob },
  missingPictures: { ...card, job: missingPicturesJob },
  pending: { ...card, isPending: true },
  openable: { ...card, onOpenShoot: nothing },
  openableFailed: { ...card, job: failedJob, onOpenShoot: nothing },
});

/** JobCard: reads one job and acts on it. Found by a part of its prompt. */
export function jobCardTester(tools: Tools, prompt: RegExp, place: Screen = tools.screen) {
  const t = textsOf(tools, 'jobs', jobsTexts);
  const { press } = stepsOf(tools);
  const article = () => place.getByRole('article', { name: prompt });
  const act = (name: string) => press(name, tools.within(article()));
  return {
    read: () => article().textContent ?? '',
    viewResults: () => act(t.viewResults),
    openShoot: () => act(t.openShoot),
    cancel: () => act(t.cancel),
    retry: () => act(t.retry),
  };
}

export default {
  JobCard: (): Spec<JobCardProps> => ({
    states: jobCardStates,
    tester: jobCardTester,
    uses: [{ in: jobCardStates.failed, calls: 'onRetry', by: (tools) => jobCardTester(tools, /./).retry() }],
    composition: {
      cases: {
        onViewResults: byRole('button', jobsTexts.viewResults, jobCardStates.completed),
        onOpenShoot: byRole('button', jobsTexts.openShoot, jobCardStates.openable),
        onCancel: byRole('button', jobsTexts.cancel),
        onRetry: byRole('button', jobsTexts.retry, jobCardStates.failed),
        isPending: state,
      },
    },
    keys: 'its actions are Buttons',
    specLines: [
      [
        '§2.3, §9',
        jobCardStates.completed,
        ['Image Batch', 'Completed', 'View Results'],
        [['thumbnails', count('article img'), 3]],
      ],
      [
        '§2.3, §9',
        {
          ...jobCardStates.running,
          job: { ...jobCardStates.running.job, metadata: { prompt: prompts.unbroken } },
        },
        ['Running', `${prompts.unbroken.slice(0, 100)}...`],
      ],
      ['§2.3', jobCardStates.completedVideo, ['Video Render'], [['videos', count('article video'), 1]]],
      ['§4', jobCardStates.queued, ['Queued']],
      ['§4', jobCardStates.failed, ['Failed', jobCardStates.failed.job.error ?? '']],
    ],
  }),
};
