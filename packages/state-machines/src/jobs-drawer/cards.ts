import type { Job } from '@mirror-studio/domain/contract';
import { canCancel, canRetry } from '@mirror-studio/domain/jobs';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import { promised } from '../shared/effects.ts';
import { isRefusal, toFailure } from '../shared/failure.ts';
import type {
  CardAnswer,
  CardCommand,
  CardWork,
  JobsDrawerActors,
  JobsDrawerContext,
} from './jobs-drawer.types.ts';

type Context = JobsDrawerContext;

/**
 * Takes an object and a key.
 *
 * @returns It without that key.
 */
export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Says whether a card may be worked on so: the job is there, in a status that allows it, and nothing is under way. */
export function mayWork(context: Context, id: string, action: CardWork['action']): boolean {
  const job = context.jobs?.find((known) => known.id === id);
  if (job === undefined || context.working[id] !== undefined) return false;
  return action === 'cancel' ? canCancel(job.status) : canRetry(job.status);
}

/**
 * Takes the context, a job's id, the action and a new key.
 *
 * @returns The changes that begin the work on its card.
 */
export function beginWork(context: Context, id: string, action: CardWork['action'], newKey: () => string) {
  const number = context.works + 1;
  const idempotencyKey = action === 'retry' ? (context.keys[id] ?? newKey()) : '';
  return {
    works: number,
    working: { ...context.working, [id]: { action, number, idempotencyKey } },
    cardFailures: without(context.cardFailures, id),
    touched: [...context.touched, id],
  };
}

/**
 * Takes the context and an answer.
 *
 * @returns The changes: the job takes its own place again, whatever its id is now.
 */
export function finishWork(context: Context, id: string, job: Job) {
  return {
    jobs: context.jobs?.map((known) => (known.id === id ? job : known)) ?? null,
    working: without(context.working, id),
    keys: without(context.keys, id),
    touched: [...context.touched, id, job.id],
  };
}

/**
 * Takes the context and what went wrong. A key outlives an unknown outcome only.
 *
 * @returns The changes.
 */
export function failWork(context: Context, id: string, error: unknown) {
  const work = context.working[id];
  const keep = work?.action === 'retry' && !isRefusal(error);
  return {
    working: without(context.working, id),
    keys: keep ? { ...context.keys, [id]: work.idempotencyKey } : without(context.keys, id),
    cardFailures: {
      ...context.cardFailures,
      [id]: { action: work?.action ?? 'retry', failure: toFailure(error) },
    },
  };
}

/**
 * Takes the context and a poll's answer. A job that changed since the poll was asked is newer than the answer: it
 * stays as it is and where it is, even when the answer does not know it.
 *
 * @returns The jobs to show.
 */
export function mergePoll({ jobs, touched }: Context, polled: readonly Job[]): readonly Job[] {
  const kept = (jobs ?? []).filter((job) => touched.includes(job.id));
  const merged = polled.flatMap((job) => {
    if (!touched.includes(job.id)) return [job];
    return kept.filter((known) => known.id === job.id);
  });
  for (const job of kept) {
    if (!merged.includes(job)) merged.splice(jobs?.indexOf(job) ?? 0, 0, job);
  }
  return merged;
}

/** The actor that works on cards, several at once. Takes the effects; stopping it cancels what runs. */
export function cardWorker(actors: Pick<JobsDrawerActors, 'cancelJob' | 'retryJob'>) {
  const cancel = promised(actors.cancelJob);
  const retry = promised(actors.retryJob);
  return fromCallback<CardCommand>(({ receive, sendBack }) => {
    const running = new Map<string, AnyActorRef>();
    const stop = (id: string) => {
      running.get(id)?.stop?.();
      running.delete(id);
    };
    receive((command) => {
      const { id } = command;
      stop(id);
      if (command.type === 'card.stopped') return;
      const { action, number, idempotencyKey } = command.work;
      const tell = (answer: CardAnswer) => sendBack(answer);
      const actor =
        action === 'cancel'
          ? createActor(cancel, { input: { id } })
          : createActor(retry, { input: { id, idempotencyKey } });
      actor.subscribe({
        next: ({ status, output }) => {
          if (status === 'done') tell({ type: 'card.answered', id, number, job: output });
        },
        error: (error: unknown) => tell({ type: 'card.failed', id, number, error }),
      });
      running.set(id, actor);
      actor.start();
    });
    return () => {
      for (const id of running.keys()) stop(id);
    };
  });
}
