import { posesFor } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, whole } from '../database/index.ts';
import type { ProductServices } from '../http/product.ts';
import { Refusal } from '../http/refusal.ts';
import { keepPicture } from '../media/index.ts';
import { referenceColour } from './reference.ts';
import { type JobRow, jobColumns, jobRow } from './rows.ts';
import { endJob } from './settle.ts';

/** Decided: how long a worker may be silent before another takes its job, and how often it looks for work. */
export const leaseMs = 30_000;
const lookMs = 1_000;
/** Decided: a job that a crash interrupts is taken up once more, then it has failed. */
const mostAttempts = 2;

type WorkerServices = Omit<ProductServices, 'worker'>;

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

/** The worker: one job at a time, its lease renewed with every picture. */
export function jobWorker(services: WorkerServices): JobWorker {
  const { db, clock, log } = services;
  const name = crypto.randomUUID();
  const stopping = new AbortController();
  let current: { readonly id: string; readonly abort: AbortController } | null = null;
  let nap = Promise.withResolvers<void>();

  async function work(): Promise<void> {
    if (db.kind === 'embedded') await takeBack(services);
    while (!stopping.signal.aborted) {
      const job = await claim(services, name).catch((error: unknown) =>
        log.error('No job could be claimed', error),
      );
      if (job) await run(job);
      else await rest();
    }
  }

  async function run(job: JobRow): Promise<void> {
    const abort = new AbortController();
    current = { id: job.id, abort };
    const signal = AbortSignal.any([abort.signal, stopping.signal]);
    try {
      await makePictures(services, job, name, signal);
      await db.transaction((tx) => endJob(tx, job.id, { status: 'completed' }, clock.now()));
    } catch (error) {
      if (stopping.signal.aborted) await handBack(services, job, name);
      else if (!abort.signal.aborted) await fail(services, job, error);
    } finally {
      current = null;
    }
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

/** The oldest job that waits, or whose worker went silent. One that was taken up too often fails here. */
async function claim(services: WorkerServices, worker: string): Promise<JobRow | null> {
  const { db, clock } = services;
  const now = clock.now();
  const claimed = await db.first(
    jobRow,
    sql`update studio.jobs set status = 'running', worker = ${worker}, attempts = attempts + 1,
        leased_until = ${at(new Date(now.getTime() + leaseMs))}
      where id = (
        select id from studio.jobs
        where status = 'queued' or (status = 'running' and leased_until < ${at(now)})
        order by created_at limit 1 for update skip locked
      ) returning ${jobColumns}`,
  );
  if (!claimed || claimed.attempts <= mostAttempts) return claimed ?? null;
  const message = 'The work was interrupted twice and was stopped. Try again.';
  await db.transaction((tx) =>
    endJob(tx, claimed.id, { status: 'failed', code: 'SERVER_ERROR', message }, now),
  );
  return null;
}

/** The embedded database has one server: at its start, whatever ran was interrupted and need not wait for its lease. */
async function takeBack({ db, clock }: WorkerServices): Promise<void> {
  await db.run(
    sql`update studio.jobs set leased_until = ${at(new Date(clock.now().getTime() - 1))} where status = 'running'`,
  );
}

/** Puts the job back as if it had never been taken up. */
async function handBack({ db }: WorkerServices, job: JobRow, worker: string): Promise<void> {
  await db.run(
    sql`update studio.jobs set status = 'queued', worker = null, leased_until = null, attempts = attempts - 1
      where id = ${job.id} and worker = ${worker} and status = 'running'`,
  );
}

async function fail({ db, clock, log }: WorkerServices, job: JobRow, error: unknown): Promise<void> {
  const known = error instanceof Refusal;
  if (!known) log.error('A job failed', error, { jobId: job.id });
  const code = known ? error.code : 'SERVER_ERROR';
  const message = known ? error.message : 'Something went wrong on our end. Please try again later.';
  await db.transaction((tx) => endJob(tx, job.id, { status: 'failed', code, message }, clock.now()));
}

/** Makes the pictures that are not there yet: a job that was interrupted goes on where it stopped. */
async function makePictures(
  services: WorkerServices,
  job: JobRow,
  worker: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, media, images } = services;
  const { form } = job;
  const provider = images.of(form.model);
  const made = await db.all(
    v.object({ position: whole }),
    sql`select position from studio.media where job_id = ${job.id}`,
  );
  const there = new Set(made.map(({ position }) => position));
  const reference = await referenceColour(services, form.referenceImageId);
  for (const [position, pose] of posesFor(job.total, form.poseVariety).entries()) {
    if (there.has(position)) continue;
    signal.throwIfAborted();
    await renewLease(services, job, worker);
    const bytes = await provider.render({ ...form, pose, seed: job.seed + position, reference }, signal);
    signal.throwIfAborted();
    const kept = await keepPicture(media, `${job.member}/shoots/${job.id}/${position}.png`, bytes);
    await db.run(
      sql`insert into studio.media (id, member, purpose, job_id, position, path, name, media_type, bytes, width, height,
          placeholder, pose, model, project, prompt, created_at)
        values (${crypto.randomUUID()}, ${job.member}, 'result', ${job.id}, ${position}, ${kept.path},
          ${`${position + 1}.png`}, ${kept.mediaType}, ${kept.bytes}, ${kept.width}, ${kept.height},
          ${kept.placeholder}, ${pose}, ${form.model}, ${form.projectName || null}, ${form.prompt}, ${at(clock.now())})
        on conflict (job_id, position) do nothing`,
    );
  }
}

/** Says that the worker is alive. Throws when the job is no longer its own. */
async function renewLease({ db, clock }: WorkerServices, job: JobRow, worker: string): Promise<void> {
  const renewed = await db.run(
    sql`update studio.jobs set leased_until = ${at(new Date(clock.now().getTime() + leaseMs))}
      where id = ${job.id} and worker = ${worker} and status = 'running'`,
  );
  if (renewed === 0) throw new DOMException('The job has another worker or has ended', 'AbortError');
}
