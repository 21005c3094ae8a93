import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Queryable } from '../database/index.ts';
import { makeRoomForPictures } from '../gallery/sweep.ts';
import { photoShoot, refusals, errors as texts, videoCanvas } from '../http/answer/refusals.ts';
import type { Words } from '../http/answer/words.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { runOncePerKey } from '../ledger/index.ts';
import type { MediaServices } from '../media/index.ts';
import { createJob } from './create.ts';
import { jobsPage } from './page.ts';
import { removeUnrecordedFiles } from './picture-files.ts';
import { type JobRow, jobColumns, jobRow, toJobs } from './rows.ts';
import { endJob, retryJob } from './settle.ts';
import type { JobWorker } from './worker.ts';

interface JobServices extends MediaServices {
  readonly worker: JobWorker;
  /** Everything is free while it is on (§1). */
  readonly alpha: boolean;
}

const notFound = () => new HttpError('NOT_FOUND', texts.notFound);

/** What to tell of a field of the form that the contract does not take (§5). */
const shootField: Readonly<Record<string, Words>> = {
  'form.imageCount': photoShoot.imageCountOutOfRange,
  'form.style': photoShoot.styleUnknown,
  'form.aspectRatio': photoShoot.aspectRatioUnknown,
  'form.model': photoShoot.modelUnknown,
  'form.move': videoCanvas.moveUnknown,
  'form.easing': videoCanvas.easingUnknown,
  'form.seconds': videoCanvas.secondsOutOfRange,
};
const tooLong: Readonly<Record<string, Words>> = {
  'form.prompt': photoShoot.promptTooLong,
  'form.textPrompt': photoShoot.promptTooLong,
  'form.projectName': photoShoot.projectTooLong,
};

/** Jobs: create, list, one, cancel, retry (§7, decisions). Takes the services; returns the routes. */
export function productRoutes(services: JobServices): Hono<AppEnv> {
  const { db, clock, worker } = services;
  const routes = new Hono<AppEnv>();
  const answer = async (row: JobRow) => {
    const [job] = await toJobs(services, [row]);
    if (!job) throw notFound();
    return { job };
  };
  /** A job as it was ordered: a worker that is woken before may have begun it, or failed at it, by the time it is read. */
  const answerThenWake = async (member: string, id: string) => {
    try {
      return await answer(await ownJob(db, member, id));
    } finally {
      worker.wake();
    }
  };

  serveEndpoint(routes, endpoints.jobs, ({ user, query }) => jobsPage(services, user.id, query));
  serveEndpoint(
    routes,
    endpoints.createJob,
    async ({ user, body, idempotencyKey }) => {
      await makeRoomForPictures(services, user.id);
      const row = await runOncePerKey(
        services,
        { member: user.id, endpoint: 'createJob', body, key: idempotencyKey },
        (tx) => createJob(tx, user.id, body, { now: clock.now(), alpha: services.alpha }),
      );
      return answerThenWake(user.id, row.id);
    },
    { inputWords: ({ path, rule }) => (rule === 'max_length' ? tooLong[path] : shootField[path]) },
  );
  serveEndpoint(routes, endpoints.job, async ({ user, params }) =>
    answer(await ownJob(db, user.id, params.id)),
  );
  serveEndpoint(routes, endpoints.cancelJob, async ({ user, params }) => {
    const job = await ownJob(db, user.id, params.id);
    const ended = await db.transaction((tx) => endJob(tx, job.id, { status: 'cancelled' }, clock.now()));
    if (!ended && job.status !== 'cancelled') throw new HttpError('CONFLICT', refusals.jobEnded);
    worker.abandon(job.id);
    // What a worker left that ended before it recorded a picture; one that is still at it removes its own.
    await removeUnrecordedFiles(services, job);
    return answer(await ownJob(db, job.member, job.id));
  });
  serveEndpoint(routes, endpoints.retryJob, async ({ user, params, idempotencyKey }) => {
    await makeRoomForPictures(services, user.id);
    const job = await ownJob(db, user.id, params.id);
    const question = {
      member: user.id,
      endpoint: 'retryJob',
      body: { id: job.id },
      key: idempotencyKey,
    } as const;
    await runOncePerKey(services, question, (tx) => retryJob(tx, job.member, job.id, clock.now()));
    return answerThenWake(job.member, job.id);
  });
  return routes;
}

async function ownJob(db: Queryable, member: string, id: string): Promise<JobRow> {
  if (!isRowId(id)) throw notFound();
  const row = await db.first(
    jobRow,
    sql`select ${jobColumns} from studio.jobs where id = ${id} and member = ${member}`,
  );
  if (!row) throw notFound();
  return row;
}
