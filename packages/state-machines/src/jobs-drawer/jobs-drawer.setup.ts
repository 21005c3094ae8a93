import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import type { Job } from '@mirror-studio/domain/contract';
import { type JobFilter, matchesJobFilter } from '@mirror-studio/domain/jobs';
import { assign, cancel, emit, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { type Thrown, timedOut, toFailure } from '../shared/failure.ts';
import { notice, textRef } from '../shared/notice.ts';
import { beginWork, failWork, finishWork, mayWork, mergePoll } from './cards.ts';
import type {
  CardAnswer,
  CardCommand,
  CardWork,
  JobsDrawerContext,
  JobsDrawerEmitted,
  JobsDrawerEvent,
} from './jobs-drawer.types.ts';

type OfCard = { id: string; action: CardWork['action'] };
type OfWork = { id: string; number: number };

/** What the states of the drawer are made of. */
export const jobsDrawerSetup = setup({
  types: {
    context: {} as JobsDrawerContext,
    events: {} as JobsDrawerEvent | { readonly type: 'list.changed' },
    emitted: {} as JobsDrawerEmitted,
    tags: {} as 'open',
  },
  actors: {
    listJobs: missing<void, readonly Job[]>('listJobs'),
    cards: fromCallback<CardCommand>(({ receive }) => {
      receive(() => {
        throw new Error('The actors "cancelJob" and "retryJob" were not provided.');
      });
    }),
  },
  delays: { poll: refreshLimits.jobsDrawerMs, answerTimeout: requestLimits.answerMs },
  guards: {
    isUnread: ({ context }) => context.jobs === null,
    isUnreadable: ({ context }) => context.jobs === null && context.failure !== null,
    isEmpty: ({ context }) => context.jobs?.length === 0,
    isFilteredEmpty: ({ context }) =>
      context.jobs?.every((job) => !matchesJobFilter(job.status, context.filter)) === true,
    mayWork: ({ context }, { id, action }: OfCard) => mayWork(context, id, action),
    isAwaited: ({ context }, { id, number }: OfWork) => context.working[id]?.number === number,
  },
  actions: {
    keepFilter: assign((_, filter: JobFilter) => ({ filter })),
    startPoll: assign(({ context }) => ({ touched: Object.keys(context.working) })),
    keepPoll: assign(({ context }, jobs: readonly Job[]) => ({
      jobs: mergePoll(context, jobs),
      failure: null,
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    beginWork: assign(({ context }, { id, action }: OfCard) =>
      beginWork(context, id, action, () => `retry-${context.works + 1}`),
    ),
    sendWork: enqueueActions(({ context, enqueue }, { id }: OfCard) => {
      const work = context.working[id];
      if (work === undefined) return;
      enqueue.sendTo('cards', { type: 'card.started', id, work });
      enqueue.raise(
        { type: 'card.failed', id, number: work.number, error: timedOut },
        { delay: requestLimits.answerMs, id: `card.${id}` },
      );
    }),
    stopWork: sendTo('cards', (_, { id }: { id: string }) => ({ type: 'card.stopped', id })),
    stopWaiting: cancel((_, { id }: { id: string }) => `card.${id}`),
    finishWork: assign(({ context }, { id, job }: Extract<CardAnswer, { job: Job }>) =>
      finishWork(context, id, job),
    ),
    failWork: assign(({ context }, { id, error }: { id: string } & Thrown) => failWork(context, id, error)),
    notifyCardFailure: emit(({ context }, { id }: { id: string }) => {
      const key = context.cardFailures[id]?.action === 'cancel' ? 'cancelFailed' : 'retryFailed';
      return notice('error', textRef('jobs', key));
    }),
    notifyOutdated: emit({ type: 'jobs.outdated' }),
    showList: raise({ type: 'list.changed' }),
  },
});
