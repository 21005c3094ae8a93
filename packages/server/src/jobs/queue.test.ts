import { jobLimits } from '@mirror-studio/domain/constants/jobs';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobSteps } from '../testing/jobs.ts';
import { testServices } from '../testing/services.ts';
import { handBack, leaseMs } from './lease.ts';

let services: Awaited<ReturnType<typeof testServices>>;
let steps: ReturnType<typeof jobSteps>;
beforeAll(async () => {
  services = await testServices();
  steps = jobSteps(services);
});
afterAll(() => services.close());
afterEach(async () => {
  await services.db.run(
    sql`update studio.jobs set status = 'cancelled' where status in ('queued', 'running')`,
  );
});

const newMember = () => crypto.randomUUID();
const queue = async (member: string, count: number) => {
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    services.clock.advance(1);
    ids.push((await steps.create(member, 1, { alpha: true })).id);
  }
  return ids;
};
/** Takes up jobs one after another, each done before the next. */
const serve = async (count: number, worker = 'worker') => {
  const served: string[] = [];
  for (let taken = 0; taken < count; taken++) {
    const job = await steps.claim(worker);
    if (!job) break;
    served.push(job.id);
    await steps.end(job.id, { status: 'completed' }, worker);
  }
  return served;
};
const full = {
  code: 'RATE_LIMITED',
  message: `${jobLimits.unfinished} jobs are waiting already. Let some finish first.`,
};

describe('as many unfinished jobs as a member may have', () => {
  it('are not passed by trying an ended one again, which stays as it was', async () => {
    const member = newMember();
    const [ended = ''] = await queue(member, 1);
    await steps.cancel(ended);
    await queue(member, jobLimits.unfinished);
    await expect(steps.retry(member, ended)).rejects.toMatchObject(full);
    expect(await steps.row(ended)).toMatchObject({ status: 'cancelled', run: 1 });
  });

  // More than once: the first time, a pool of connections has only one to begin with.
  it.each([1, 2, 3])(
    'are not passed by asking many times at once, to create or to try again (%i)',
    async () => {
      const member = newMember();
      const ended = await queue(member, 6);
      for (const id of ended) await steps.cancel(id);
      await queue(member, jobLimits.unfinished - 2);
      const asked = await Promise.allSettled([
        ...ended.map((id) => steps.retry(member, id)),
        ...ended.map(() => steps.create(member, 1, { alpha: true })),
      ]);
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      for (const answer of asked) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(full);
    },
  );

  it('do not count against anybody else', async () => {
    await queue(newMember(), jobLimits.unfinished);
    expect(await queue(newMember(), 1)).toHaveLength(1);
  });
});

describe('the queue', () => {
  it('serves one member in the order of queueing: what is tried again goes to the end', async () => {
    const member = newMember();
    const [first = '', second = '', third = ''] = await queue(member, 3);
    await steps.cancel(first);
    await steps.retry(member, first);
    expect(await serve(4)).toEqual([second, third, first]);
  });

  it('gives everybody a turn, however much one of them has queued before', async () => {
    const busy = await queue(newMember(), 5);
    expect(await serve(1)).toEqual(busy.slice(0, 1));
    const one = await queue(newMember(), 1);
    const two = await queue(newMember(), 2);
    expect(await serve(8)).toEqual([one[0], two[0], busy[1], two[1], busy[2], busy[3], busy[4]]);
  });

  it('gives workers at once the jobs of different members', async () => {
    const busy = newMember();
    await queue(busy, 3);
    const others = [newMember(), newMember()];
    for (const member of others) await queue(member, 1);
    const taken = await Promise.all(['one', 'two', 'three'].map((worker) => steps.claim(worker)));
    expect(new Set(taken.map((job) => job?.member))).toEqual(new Set([busy, ...others]));
  });

  it('lets nobody take a second worker while somebody waits for a first', async () => {
    const [busy, other] = [newMember(), newMember()];
    await queue(other, 2);
    expect((await steps.claim('one'))?.member).toBe(other);
    await queue(busy, 2);
    expect((await steps.claim('two'))?.member).toBe(busy);
    await steps.cancel((await steps.claim('three'))?.id ?? '');
    expect((await steps.claim('four'))?.member).toBe(busy);
  });

  it('goes on with what was interrupted before it begins anything else', async () => {
    const member = newMember();
    const [first = '', second = ''] = await queue(member, 2);
    const waiting = await queue(newMember(), 1);
    expect((await steps.claim('silent'))?.id).toBe(first);
    services.clock.advance(leaseMs + 1);
    const again = await steps.claim('stopped');
    expect(again?.id).toBe(first);
    if (again) await handBack(services, again, 'stopped');
    expect(await serve(3)).toEqual([first, waiting[0], second]);
  });

  it('is left by a job that was interrupted too often, and the next is taken at once', async () => {
    const member = newMember();
    const [broken = '', next = ''] = await queue(member, 2);
    await steps.claim('one');
    await services.db.run(sql`update studio.jobs set attempts = 2 where id = ${broken}`);
    services.clock.advance(leaseMs + 1);
    expect((await steps.claim('two'))?.id).toBe(next);
    expect(await steps.row(broken)).toMatchObject({ status: 'failed' });
  });

  it('gives each job to one worker, however many reach for it at once', async () => {
    const member = newMember();
    const ids = await queue(member, 8);
    const taken = await Promise.all(Array.from({ length: 12 }, (_, at) => steps.claim(`worker ${at}`)));
    expect(taken.flatMap((job) => job?.id ?? []).toSorted()).toEqual(ids.toSorted());
  });
});
