import type { Job } from '@mirror-studio/domain/contract';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { type JobStatus, jobFilters } from '@mirror-studio/domain/jobs';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, closed, type Interactions, oneOf, opener, system } from '../explore/interactions.ts';
import { jobsDrawerMachine, provideJobsDrawer } from './jobs-drawer.machine.ts';

/** Takes a status; returns a job in it, whose id is the status. */
export function sampleJob(status: JobStatus): Job {
  return {
    id: status,
    kind: status === 'queued' ? 'video_render' : 'image_batch',
    status,
    createdAt: '2026-11-21T10:00:00Z',
    metadata: { prompt: 'A dancer in raw silk on the salt flats at first light' },
    ...(status === 'failed' && { error: 'The image service did not answer in time.' }),
    ...(status === 'running' && { progress: { done: 1, total: 4 } }),
    ...(status === 'completed' && {
      result: { media_assets: [{ url: '/media/1.png' }, { url: '/media/2.png' }, { url: '/media/3.png' }] },
    }),
  };
}

const all = (['running', 'queued', 'completed', 'failed', 'cancelled'] as const).map(sampleJob);
const conflict = new ApiError({ status: 409, code: 'CONFLICT', message: 'Already finished' });

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof jobsDrawerMachine> = {
  'drawer.opened': opener(shell.jobs),
  'drawer.closed': closed,
  'drawer.toggled': () => ({ studioKeys: 'Control+j' }),
  'filter.changed': ({ filter }) => oneOf(jobs[`filter_${filter}`]),
  'list.changed': system('the machine itself'),
  'list.retried': button(errors.action_retry),
  'cancel.requested': button(new RegExp(`^${jobs.cancel}`)),
  'retry.requested': button(new RegExp(`^${jobs.retry}`)),
  'card.answered': system('the service'),
  'card.failed': system('the service'),
};

/** What an exploration of the drawer sends, and what tells its states apart on screen. */
export const jobsDrawerFlow = defineFlow({
  name: 'jobs-drawer',
  about:
    'The drawer of background jobs. It asks every two seconds while it is open, one question at a time. An answer never overwrites a newer one, and a retry stays on its card.',
  machine: jobsDrawerMachine,
  provide: provideJobsDrawer,
  inputs: { start: undefined },
  events: [
    { type: 'drawer.opened' },
    { type: 'drawer.closed' },
    { type: 'drawer.toggled' },
    ...jobFilters.map((filter) => ({ type: 'filter.changed', filter }) as const),
    { type: 'list.retried' },
    done('listJobs', []),
    done('listJobs', all),
    done('listJobs', [sampleJob('failed')]),
    failed('listJobs', networkError()),
    { type: 'cancel.requested', id: 'running' },
    { type: 'retry.requested', id: 'failed' },
    { type: 'card.answered', id: 'running', number: 1, job: { ...sampleJob('cancelled'), id: 'running' } },
    { type: 'card.answered', id: 'failed', number: 1, job: { ...sampleJob('queued'), id: 'failed' } },
    { type: 'card.failed', id: 'running', number: 1, error: conflict },
    { type: 'card.failed', id: 'failed', number: 1, error: networkError() },
  ],
  unseen: ['poll'],
  variantOf: (snapshot) => {
    const { filter, working, cardFailures, failure } = snapshot.context;
    if (!snapshot.matches({ open: { list: 'listed' } })) return [];
    const [work] = Object.values(working);
    const [failed] = Object.values(cardFailures);
    const cards = work === undefined ? failed && `${failed.action}Failed` : `${work.action}Pending`;
    return [cards ?? (failure === null ? (filter === 'all' ? '' : filter) : 'outdated')];
  },
  hiddenClassOf: ({ context }) => [
    context.filter,
    context.jobs?.map(({ status }) => status).join() ?? 'unread',
    context.failure === null ? '' : 'failed',
    ...Object.values(context.working).map(({ action }) => action),
  ],
  interactions,
  deviceLimits: [
    {
      names: ['jobsDrawer.closed on drawer.toggled', 'jobsDrawer.open on drawer.toggled'],
      only: 'keyboard',
      because: 'the shortcut toggles; the pointer has the buttons that open and close',
    },
  ],
  inexactEvents: ['card.answered', 'card.failed'],
  window: { heightPx: 1060 },
  shownBy: ['Components/JobsDrawer', 'Components/JobCard', 'Components/JobsBadge'],
});
