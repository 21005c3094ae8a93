import { errors as texts } from '@mirror-studio/domain/texts/en/errors';
import { HttpError } from '../http/answer/http-error.ts';
import type { MediaServices } from '../media/index.ts';
import type { ImageProviders } from '../models/index.ts';
import type { FindEncoder } from '../video/index.ts';
import { claimJob, endAllLeases, handBack, leaseMs, renewLease } from './lease.ts';
import { removeUnrecordedFiles } from './picture-files.ts';
import { makePictures } from './pictures.ts';
import type { JobRow } from './rows.ts';
import { endJob, type Outcome } from './settle.ts';
import { makeVideo } from './video.ts';

/** Decided: how often the worker looks for work that nobody told it of. */
const lookMs = 1_000;

interface WorkerServices extends MediaServices {
  readonly images: ImageProviders;
  readonly findEncoder: FindEncoder;
  /** Told of what a job brings about beside its pictures, when it is done: what fails there is not the job's. */
  readonly completed?: (job: JobRow) => void;
}

/** The worker as the routes see it. */
export interface JobWorker {
  /** Begins with the jobs that wait. */
  start(): void;
  /** There may be work. */
  wake(): void;
  /** The job was cancelled: what is being made for it is not needed. */
  abandon(jobId: string): void;
  /** Stops after handing the job at hand back to the queue. */
  stop(): Promise<void>;
}

/** The worker: one job at a time, its lease renewed while it works. */
export function jobWorker(services: WorkerServices): JobWorker {
  const { db, log } = services;
  const name = crypto.randomUUID();
  const stopping = new AbortController();
  let current: { readonly id: string; readonly abort: AbortController } | null = null;
  let nap = Promise.withResolvers<void>();

  async function work(): Promise<void> {
    if (db.kind === 'embedded') await endAllLeases(services);
    while (!stopping.signal.aborted) {
      const worked = await workOnNext().catch((error: unknown) => {
        log.error('The worker could not go on with a job', error);
        return false;
      });
      if (!worked) await rest();
    }
  }

  async function workOnNext(): Promise<boolean> {
    const job = await claimJob(services, name);
    if (!job) return false;
    const abort = new AbortController();
    current = { id: job.id, abort };
    const alive = setInterval(() => {
      renewLease(services, job, name).then(
        (own) => !own && abort.abort(),
        (error: unknown) => log.error('A lease could not be renewed', error),
      );
    }, leaseMs / 3);
    try {
      await run(job, AbortSignal.any([abort.signal, stopping.signal]));
      await removeUnrecordedFiles(services, job);
    } finally {
      clearInterval(alive);
      current = null;
    }
    return true;
  }

  async function run(job: JobRow, signal: AbortSignal): Promise<void> {
    const end = (outcome: Outcome) =>
      db.transaction((tx) => endJob(tx, job.id, outcome, services.clock.now(), name));
    try {
      if (job.kind === 'image_batch') await makePictures(services, job, name, signal);
      else await makeVideo(services, job, name, signal);
    } catch (error) {
      if (stopping.signal.aborted) await handBack(services, job, name);
      else if (!signal.aborted) {
        if (!(error instanceof HttpError)) log.error('A job failed', error, { jobId: job.id });
        await end(toFailure(error));
      }
      return;
    }
    if (await end({ status: 'completed' })) services.completed?.(job);
  }

  async function rest(): Promise<void> {
    const timer = setTimeout(() => nap.resolve(), lookMs);
    await nap.promise;
    clearTimeout(timer);
    nap = Promise.withResolvers();
  }

  let working: Promise<void> = Promise.resolve();
  return {
    start: () => {
      working = work().catch((error: unknown) => log.error('The worker ended', error));
    },
    wake: () => nap.resolve(),
    abandon: (jobId) => {
      if (current?.id === jobId) current.abort.abort();
    },
    stop: async () => {
      stopping.abort();
      nap.resolve();
      await working;
    },
  };
}

function toFailure(error: unknown): Outcome {
  return error instanceof HttpError
    ? { status: 'failed', code: error.code, message: error.message }
    : { status: 'failed', code: 'SERVER_ERROR', message: texts.server };
}
