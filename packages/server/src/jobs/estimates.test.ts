import { estimateLimits } from '@mirror-studio/domain/constants/jobs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobSteps } from '../testing/jobs.ts';
import { testServices } from '../testing/services.ts';
import { estimatesOf } from './estimates.ts';

let services: Awaited<ReturnType<typeof testServices>>;
let steps: ReturnType<typeof jobSteps>;
beforeAll(async () => {
  services = await testServices();
  steps = jobSteps(services);
});
afterAll(() => services.close());

/** Completes a job of so many pictures, in so many seconds. */
async function complete(pictures: number, seconds: number) {
  const worker = crypto.randomUUID();
  const { id } = await steps.create(crypto.randomUUID(), pictures, { alpha: true });
  services.clock.advance(60_000);
  expect((await steps.claim(worker))?.id).toBe(id);
  services.clock.advance(seconds * 1_000);
  await steps.end(id, { status: 'completed' }, worker);
}
const estimateOf = async (pictures: number) => {
  const job = await steps.create(crypto.randomUUID(), pictures, { alpha: true });
  const estimate = (await estimatesOf(services.db, [job], services.clock.now()))(job);
  await steps.cancel(job.id);
  return estimate;
};

it('is the median and the quartiles of what jobs like it took, without the time they waited', async () => {
  for (const seconds of [10, 50]) await complete(2, seconds);
  expect(await estimateOf(2)).toBeNull();
  await complete(2, 30);
  for (let at = 0; at < estimateLimits.fewestJobs; at++) await complete(3, 7);
  const jobs = estimateLimits.fewestJobs;
  const expected = { medianMs: 30_000, lowerMs: 20_000, upperMs: 40_000, jobs };
  expect(await estimateOf(2)).toEqual(expected);
  expect(await estimateOf(3)).toEqual({ medianMs: 7_000, lowerMs: 7_000, upperMs: 7_000, jobs });
  expect(await estimateOf(4)).toBeNull();
});

it('forgets what is too long ago, and is for jobs that are unfinished alone', async () => {
  const ended = await steps.row((await steps.create(crypto.randomUUID(), 2, { alpha: true })).id);
  await steps.cancel(ended.id);
  const row = await steps.row(ended.id);
  expect((await estimatesOf(services.db, [row], services.clock.now()))(row)).toBeNull();
  services.clock.advance(estimateLimits.days * 24 * 60 * 60 * 1_000);
  expect(await estimateOf(2)).toBeNull();
});

it('is read off its index', async () => {
  const plan = await services.db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`);
    return tx.all(
      v.object({ 'QUERY PLAN': v.string() }),
      sql`explain select begun_at from studio.jobs where kind = 'image_batch' and form ->> 'model' = 'sample'
        and run_total = 4 and status = 'completed' and begun_at is not null and finished_at >= now()
        order by finished_at desc limit 200`,
    );
  });
  expect(JSON.stringify(plan)).toContain('jobs_took');
});
