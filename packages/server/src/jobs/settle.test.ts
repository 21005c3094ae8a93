import type { EndpointResponse } from '@mirror-studio/domain/contract';
import { generationPrices } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerLogs } from '../ledger/logs.ts';
import { dyingAt } from '../testing/dying.ts';
import { creditsOf, jobSteps } from '../testing/jobs.ts';
import { testServices } from '../testing/services.ts';
import { leaseMs } from './lease.ts';
import type { JobRow } from './rows.ts';

const price: number = generationPrices.creditsPerImage;
const stock = 100;
const failure = { status: 'failed', code: 'PROVIDER_DOWN', message: 'Away.' } as const;

let services: Awaited<ReturnType<typeof testServices>>;
let steps: ReturnType<typeof jobSteps>;
beforeAll(async () => {
  services = await testServices();
  steps = jobSteps(services);
});
afterAll(() => services.close());

const creator = async () => {
  const member = crypto.randomUUID();
  await steps.give(member, stock);
  return member;
};
const credits = (member: string) => creditsOf(services.db, member);
const finish = async (job: JobRow, worker: string, from: number, until: number) => {
  for (let position = from; position < until; position++) await steps.finish(job, worker, position);
};
/** A job of ten pictures of which a worker has finished nine. */
async function nineOfTen() {
  const member = await creator();
  const { id } = await steps.create(member, 10);
  const worker = crypto.randomUUID();
  const job = await steps.claim(worker);
  if (job?.id !== id) throw new Error('Another job was waiting');
  await finish(job, worker, 0, 9);
  return { member, worker, job, id };
}
type LedgerPage = EndpointResponse<'tokenLogs'>;
const notes = async (member: string) =>
  (JSON.parse(await ledgerLogs(services.db, member, null, 10)) as LedgerPage).logs.map(
    ({ change, note }) => ({
      change,
      note,
    }),
  );

describe('a job of ten pictures that ends after nine', () => {
  const nineArePaid = { available: stock - 9 * price, reserved: 0, paid: 9 * price, pictures: 9, adrift: 0 };

  it.each([
    ['is cancelled', async ({ id }) => steps.cancel(id)],
    ['fails', async ({ id, worker }) => steps.end(id, failure, worker)],
    [
      'loses its worker twice',
      async ({ id, worker }) => {
        await services.db.run(sql`update studio.jobs set attempts = 2 where id = ${id}`);
        services.clock.advance(leaseMs + 1);
        expect(await steps.claim('another')).toBeNull();
        await steps.finish(await steps.row(id), worker, 9);
      },
    ],
  ] satisfies [string, (given: Awaited<ReturnType<typeof nineOfTen>>) => Promise<unknown>][])(
    'because it %s charges nine and returns one, and says so',
    async (_, end) => {
      const given = await nineOfTen();
      await end(given);
      expect(await credits(given.member)).toEqual(nineArePaid);
      expect(await steps.row(given.id)).toMatchObject({ charged_credits: 9, returned_credits: 1 });
      expect((await notes(given.member))[0]).toEqual({
        change: 1,
        note: 'Returned 1 credit of 10 held for a job: 9 of 10 pictures were finished',
      });
    },
  );

  it('holds one credit more when it is tried again, and has then charged ten', async () => {
    const { member, id } = await nineOfTen();
    await steps.cancel(id);
    await steps.retry(member, id);
    expect(await credits(member)).toMatchObject({ reserved: price, available: stock - 10 * price });
    const again = await steps.claim('second');
    expect(again).toMatchObject({ id, run: 2, run_total: 1 });
    await steps.finish(await steps.row(id), 'second', 9);
    await steps.end(id, { status: 'completed' }, 'second');
    expect(await credits(member)).toMatchObject({ available: stock - 10 * price, reserved: 0, pictures: 10 });
    expect(await steps.row(id)).toMatchObject({ charged_credits: 10, returned_credits: 1 });
  });

  it('is not tried again without the credits for what is missing', async () => {
    const { member, id } = await nineOfTen();
    await steps.cancel(id);
    await steps.create(member, 10);
    for (let jobs = 1; jobs < 9; jobs++) await steps.create(member, 10);
    await steps.create(member, 1);
    await expect(steps.retry(member, id)).rejects.toMatchObject({ code: 'COINS_INSUFFICIENT' });
    expect(await steps.row(id)).toMatchObject({ status: 'cancelled', run: 1 });
  });

  it('charges for the tenth as well, or does not keep it, when that is finished while it is cancelled', async () => {
    for (let round = 0; round < 5; round++) {
      const { member, worker, job, id } = await nineOfTen();
      await Promise.all([
        steps.finish(job, worker, 9).then(() => steps.end(id, { status: 'completed' }, worker)),
        steps.cancel(id),
      ]);
      const { paid, pictures, available, reserved } = await credits(member);
      expect({ paid, available, reserved }).toEqual({
        paid: pictures * price,
        available: stock - pictures * price,
        reserved: 0,
      });
    }
  });
});

it('a job that was made in alpha costs nothing, however it ends', async () => {
  const member = await creator();
  const { id } = await steps.create(member, 2, { alpha: true });
  const job = await steps.claim('free');
  if (job?.id !== id) throw new Error('Another job was waiting');
  await steps.finish(job, 'free', 0);
  await steps.cancel(id);
  expect(await credits(member)).toMatchObject({ available: stock, reserved: 0, paid: 0, pictures: 1 });
});

/** Whatever happened: each picture is paid for once its job ended, and what is open is held. */
async function expectBalanced(member: string, ids: readonly string[]) {
  const jobs = await Promise.all(ids.map((id) => steps.row(id)));
  const open = jobs.filter(({ status }) => status === 'queued' || status === 'running');
  const held = open.reduce((sum, job) => sum + job.run_total * price, 0);
  const unpaid = open.reduce((sum, job) => sum + job.run_finished * price, 0);
  const { available, reserved, paid, pictures, adrift } = await credits(member);
  expect({ reserved, paid, adrift }).toEqual({ reserved: held, paid: pictures * price - unpaid, adrift: 0 });
  expect(available + reserved + paid).toBe(stock);
  const sum = (of: (job: JobRow) => number) => jobs.reduce((total, job) => total + of(job), 0);
  expect(sum((job) => job.charged_credits)).toBe(paid);
}

it('stays balanced whatever happens in whatever order, also at once', { timeout: 120_000 }, async () => {
  const step = fc.record({
    do: fc.constantFrom(
      'create',
      'claim',
      'finish',
      'finish',
      'finish',
      'complete',
      'fail',
      'cancel',
      'retry',
      'silence',
    ),
    job: fc.nat(2),
    position: fc.nat(2),
    worker: fc.constantFrom('one', 'two'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 16 }),
      async (rounds) => {
        const member = await creator();
        const ids: string[] = [];
        const act = async ({ do: what, job: at, position, worker }: (typeof rounds)[number][number]) => {
          const id = ids[at % Math.max(1, ids.length)];
          if (what === 'create') return void (ids.length < 3 && ids.push((await steps.create(member, 3)).id));
          if (what === 'claim') return steps.claim(worker);
          if (what === 'silence') return services.clock.advance(leaseMs + 1);
          if (id === undefined) return;
          if (what === 'finish') return steps.finish(await steps.row(id), worker, position);
          if (what === 'complete') return steps.end(id, { status: 'completed' }, worker);
          if (what === 'fail') return steps.end(id, failure, worker);
          return what === 'cancel' ? steps.cancel(id) : steps.retry(member, id);
        };
        for (const round of rounds) {
          const refused = (error: unknown) => expect(error).toMatchObject({ name: 'HttpError' });
          await Promise.all(round.map((one) => act(one).catch(refused)));
          await expectBalanced(member, ids);
        }
        for (const id of ids) await steps.cancel(id);
        await expectBalanced(member, ids);
        expect((await credits(member)).reserved).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
});

it('after a crash at any statement of a run, the run goes on and each picture is charged once', async () => {
  for (let statement = 1, crashed = true; crashed; statement++) {
    const member = await creator();
    const { id } = await steps.create(member, 2);
    const dying = dyingAt(services.db, statement);
    const run = async (by: ReturnType<typeof jobSteps>, worker: string) => {
      const job = await by.claim(worker);
      if (job?.id !== id) throw new Error('Another job was waiting');
      for (const position of [0, 1]) await by.finish(job, worker, position);
      await by.end(id, { status: 'completed' }, worker);
    };
    await run(jobSteps({ ...services, db: dying.db }), 'first').catch((error: Error) =>
      expect(error.message).toBe('Killed'),
    );
    crashed = dying.count() >= statement;
    await expectBalanced(member, [id]);
    services.clock.advance(leaseMs + 1);
    if (crashed) await run(steps, 'second');
    expect(await steps.row(id)).toMatchObject({
      status: 'completed',
      charged_credits: 2,
      returned_credits: 0,
    });
    expect(await credits(member)).toMatchObject({ available: stock - 2 * price, reserved: 0, pictures: 2 });
  }
});

it('a job that fails keeps why, one that ends otherwise has no reason', async () => {
  const member = await creator();
  const [failed, cancelled] = [await steps.create(member), await steps.create(member)];
  await steps.end(failed.id, failure);
  await steps.cancel(cancelled.id);
  expect(await steps.row(failed.id)).toMatchObject({ error_code: 'PROVIDER_DOWN', error: 'Away.' });
  expect(await steps.row(cancelled.id)).toMatchObject({ error_code: null, error: null });
});
