import type { Job } from '@mirror-studio/domain/contract';
import type { JobFilter } from '@mirror-studio/domain/jobs';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

/** What is being done to a card. */
export interface CardWork {
  readonly action: 'cancel' | 'retry';
  /** Counts the work of the whole drawer, so that a late answer is known as late. */
  readonly number: number;
  /** One key for one intent to retry; kept while it is not known whether it happened. */
  readonly idempotencyKey: string;
}

export interface JobsDrawerContext {
  /** As last told by the server, newest answers first to win; null until the first answer. */
  readonly jobs: readonly Job[] | null;
  readonly filter: JobFilter;
  /** Work on cards with no answer yet, by job id. */
  readonly working: Readonly<Record<string, CardWork>>;
  /** What went wrong on a card, by job id, until it is tried again. */
  readonly cardFailures: Readonly<
    Record<string, { readonly action: CardWork['action']; readonly failure: Failure }>
  >;
  /** Keys of retries with an unknown outcome, by job id. */
  readonly keys: Readonly<Record<string, string>>;
  readonly works: number;
  /** Jobs that changed since the running poll was asked: its answer is older than they are. */
  readonly touched: readonly string[];
  /** Why the last poll failed; null after one that did not. */
  readonly failure: Failure | null;
}

export type JobsDrawerEvent =
  | { readonly type: 'drawer.opened' }
  | { readonly type: 'drawer.closed' }
  | { readonly type: 'drawer.toggled' }
  | { readonly type: 'filter.changed'; readonly filter: JobFilter }
  | { readonly type: 'list.retried' }
  | { readonly type: 'cancel.requested'; readonly id: string }
  | { readonly type: 'retry.requested'; readonly id: string }
  | CardAnswer;

/** What the work on a card comes to; sent by the machine's own actor. */
export type CardAnswer =
  | { readonly type: 'card.answered'; readonly id: string; readonly number: number; readonly job: Job }
  | { readonly type: 'card.failed'; readonly id: string; readonly number: number; readonly error: unknown };

export type JobsDrawerEmitted =
  | NoticeRaised
  /** Other readers of the jobs should read them again. */
  | { readonly type: 'jobs.outdated' };

/** What the machine tells the actor that works on cards. */
export type CardCommand =
  | { readonly type: 'card.started'; readonly id: string; readonly work: CardWork }
  | { readonly type: 'card.stopped'; readonly id: string };

/** What the flow needs from outside. */
export interface JobsDrawerActors {
  /** GET /api/jobs */
  readonly listJobs: Effect<void, readonly Job[]>;
  /** POST /api/jobs/{id}/cancel; answers the job as it is now. */
  readonly cancelJob: Effect<{ readonly id: string }, Job>;
  /** POST /api/jobs/{id}/retry with the Idempotency-Key; answers the job as it is now. */
  readonly retryJob: Effect<{ readonly id: string; readonly idempotencyKey: string }, Job>;
  /** Makes a new Idempotency-Key. */
  readonly newKey: () => string;
}
