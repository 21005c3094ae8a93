import type { Job } from '@mirror-studio/domain/contract';
import { canCancel, canRetry } from '@mirror-studio/domain/jobs';
import { assign } from 'xstate';
import type { Call } from '../fuzz/effects.ts';
import { oneIntentOnce } from '../fuzz/intents.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { beginWork, mergePoll } from './cards.ts';
import { jobsDrawerFlow, sampleJob } from './jobs-drawer.flow.ts';
import { provideJobsDrawer } from './jobs-drawer.machine.ts';

/** What the server knew when it was asked: the later, the higher. */
const versionOf = (job: Job) => Number(job.errorCode ?? 0);

export const jobsDrawerFuzz = defineFuzz(
  {
    flow: {
      ...jobsDrawerFlow,
      events: [
        ...jobsDrawerFlow.events.filter(({ type }) => !type.startsWith('card.')),
        ...(['cancelJob', 'retryJob'] as const).flatMap((actorId) => [
          { type: `xstate.done.actor.${actorId}`, actorId, output: sampleJob('queued') } as const,
          {
            type: `xstate.error.actor.${actorId}`,
            actorId,
            error: { status: 409, code: 'CONFLICT' },
          } as const,
          { type: `xstate.error.actor.${actorId}`, actorId, error: { status: 0 } } as const,
        ]),
      ],
    },
    opensAtlas: true,
    parallel: ['cancelJob', 'retryJob'],
    provide: (effects) =>
      provideJobsDrawer({
        listJobs: effects.hold('listJobs'),
        cancelJob: effects.hold('cancelJob'),
        retryJob: effects.hold('retryJob'),
        newKey: effects.newKey,
      }),
    // The worst case: every answer was true when the question was asked, and no later.
    answer: (call, answer, effects) => {
      if (!answer.ok) return answer;
      const version = String(effects.calls.indexOf(call) + 1);
      const stamp = (job: Job): Job => ({ ...job, errorCode: version });
      const id = idOf(call);
      const output = answer.output as Job | readonly Job[];
      if ('map' in output) return { ok: true, output: output.map(stamp) };
      return {
        ok: true,
        output: stamp({ ...output, id, status: call.effect === 'retryJob' ? 'queued' : 'cancelled' }),
      };
    },
    rules: () => {
      const intents = oneIntentOnce('retryJob');
      const seen = new Map<string, number>();
      return {
        asked: (call, moment) => {
          const { effects } = moment;
          if (call.effect === 'listJobs') {
            return effects.pending('listJobs').length > 1 ? 'Two polls at once.' : undefined;
          }
          const job = moment.snapshot.context.jobs?.find(({ id }) => id === idOf(call));
          const may = call.effect === 'cancelJob' ? canCancel : canRetry;
          if (job === undefined || !may(job.status))
            return `${job?.status} cannot be worked on by ${call.effect}.`;
          const same = effects
            .pending()
            .filter((other) => other.effect !== 'listJobs' && idOf(other) === idOf(call));
          if (same.length > 1) return `Two things are done to ${idOf(call)} at once.`;
          return effects.pending('retryJob').length > 1 ? undefined : intents(call, moment);
        },
        after: ({ snapshot, effects }) => {
          for (const job of snapshot.context.jobs ?? []) {
            if (versionOf(job) < (seen.get(job.id) ?? 0)) return `${job.id} went back to an older answer.`;
            seen.set(job.id, versionOf(job));
          }
          const polls = effects.pending('listJobs').length > 0;
          return polls && !snapshot.hasTag('open') ? 'A closed drawer polls.' : undefined;
        },
      };
    },
  },
  {
    'a poll that overwrites newer cards': {
      seen: /older answer/,
      inject: (machine) =>
        machine.provide({
          actions: {
            keepPoll: assign(({ context }, jobs) => ({ jobs: mergePoll({ ...context, touched: [] }, jobs) })),
          },
        }),
    },
    'one key for every retry': {
      seen: /outcome is known|two contents/,
      inject: (machine) =>
        machine.provide({
          actions: {
            beginWork: assign(({ context }, { id, action }) => beginWork(context, id, action, () => 'same')),
          },
        }),
    },
    'a card that is worked on twice': {
      seen: /cannot be/,
      inject: (machine) => machine.provide({ guards: { mayWork: () => true } }),
    },
  },
);

function idOf({ input }: Call): string {
  return typeof input === 'object' && input !== null ? String(Reflect.get(input, 'id')) : '';
}
