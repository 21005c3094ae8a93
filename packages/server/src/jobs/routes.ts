import { endpoints } from '@mirror-studio/domain/contract';
import { errors as texts } from '@mirror-studio/domain/texts/en/errors';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Queryable } from '../database/index.ts';
import { type AppEnv, Refusal, readBody } from '../http/index.ts';
import type { ProductServices } from '../http/product.ts';
import { isRowId } from '../http/request/ids.ts';
import { once } from '../ledger/index.ts';
import { createJob } from './create.ts';
import { removeUnrecordedFiles } from './picture-files.ts';
import { type JobRow, jobColumns, jobRow, toJobs } from './rows.ts';
import { endJob, retryJob } from './settle.ts';

/** Decided: as many as a drawer is asked to show. */
const mostListed = 200;
const notFound = () => new Refusal('NOT_FOUND', texts.notFound);
const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Jobs: create, list, one, cancel, retry (§7, decisions). Takes the services; returns the routes. */
export function jobRoutes(services: ProductServices): Hono<AppEnv> {
  const { db, clock, media, worker } = services;
  const routes = new Hono<AppEnv>();
  const answer = async (row: JobRow) => {
    const [job] = await toJobs(db, media, [row]);
    if (!job) throw notFound();
    return { job };
  };

  routes.get(endpoints.jobs.path, async (c) => {
    const rows = await db.all(
      jobRow,
      sql`select ${jobColumns} from studio.jobs where member = ${c.get('user').id}
        order by created_at desc, id limit ${mostListed}`,
    );
    return c.json({ jobs: await toJobs(db, media, rows) });
  });
  routes.post(endpoints.createJob.path, async (c) => {
    const body = await readBody(c, 'createJob');
    const asked = body as Parameters<typeof createJob>[2];
    const row = await once(c, services, { call: 'createJob', body }, (tx) =>
      createJob(tx, c.get('user').id, asked, { now: clock.now(), alpha: services.alpha }),
    );
    worker.wake();
    return c.json(await answer(await ownJob(db, c.get('user').id, row.id)), 201);
  });
  routes.get(honoPath(endpoints.job.path), async (c) =>
    c.json(await answer(await ownJob(db, c.get('user').id, c.req.param('id') ?? ''))),
  );
  routes.post(honoPath(endpoints.cancelJob.path), async (c) => {
    const job = await ownJob(db, c.get('user').id, c.req.param('id') ?? '');
    const ended = await db.transaction((tx) => endJob(tx, job.id, { status: 'cancelled' }, clock.now()));
    if (!ended && job.status !== 'cancelled') throw new Refusal('CONFLICT', refusals.jobEnded);
    worker.abandon(job.id);
    // What a worker left that ended before it recorded a picture; one that is still at it removes its own.
    await removeUnrecordedFiles(services, job);
    return c.json(await answer(await ownJob(db, job.member, job.id)));
  });
  routes.post(honoPath(endpoints.retryJob.path), async (c) => {
    const job = await ownJob(db, c.get('user').id, c.req.param('id') ?? '');
    await once(c, services, { call: 'retryJob', body: { id: job.id } }, (tx) =>
      retryJob(tx, job.member, job.id, clock.now()),
    );
    worker.wake();
    return c.json(await answer(await ownJob(db, job.member, job.id)));
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
