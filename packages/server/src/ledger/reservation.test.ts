import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobSteps } from '../testing/jobs.ts';
import { testServices } from '../testing/services.ts';
import { balanceOf } from './balance.ts';
import { reserve, settle } from './reservation.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

/** What a member who has six credits could hold for a job. */
const sixCredits = async () => {
  const member = crypto.randomUUID();
  await jobSteps(services).give(member, 6);
  return { member, jobId: crypto.randomUUID(), run: 1, credits: 6 };
};

describe('a reservation', () => {
  it.each([
    [6, ['Charged 6 credits of 6 held for a job: done', 'Held 6 credits for a job']],
    [1, ['Returned 5 credits of 6 held for a job: done', 'Held 6 credits for a job']],
    [0, ['Returned 6 credits of 6 held for a job: done', 'Held 6 credits for a job']],
  ])(
    'writes down, for %i charged of six held, what moved and for which job',
    async (chargedCredits, notes) => {
      const { db, clock } = services;
      const held = await sixCredits();
      await db.transaction((tx) => reserve(tx, held, clock.now()));
      await db.transaction((tx) => settle(tx, held, { chargedCredits, because: 'done' }, clock.now()));
      const transfers = await db.all(
        v.object({ note: v.string(), reason: v.string(), business_key: v.string() }),
        sql`select note, reason, business_key from studio.transfers where job_id = ${held.jobId} order by business_key`,
      );
      const key = `${held.jobId}:1`;
      const settled = [
        ...(chargedCredits > 0 ? [[`settle:${key}`, 'generation_captured']] : []),
        ...(chargedCredits < 6
          ? [[chargedCredits > 0 ? `settle:${key}:returned` : `settle:${key}`, 'generation_released']]
          : []),
      ];
      expect(transfers.map(({ business_key, reason }) => [business_key, reason])).toEqual([
        [`reserve:${key}`, 'generation_reserved'],
        ...settled,
      ]);
      expect(transfers.map(({ note }) => note)).toEqual(expect.arrayContaining(notes));
      expect(await balanceOf(db, held.member)).toMatchObject({ credits: 6 - chargedCredits });
      await expect(
        db.transaction((tx) =>
          settle(tx, held, { chargedCredits: -1, because: 'less than nothing' }, clock.now()),
        ),
      ).rejects.toThrow('Of 6 credits held, -1 cannot be charged');
    },
  );

  it('holds and settles nothing of a job that costs nothing', async () => {
    const { db, clock } = services;
    const free = { ...(await sixCredits()), credits: 0 };
    await db.transaction((tx) => reserve(tx, free, clock.now()));
    await db.transaction((tx) => settle(tx, free, { chargedCredits: 0, because: 'free' }, clock.now()));
    const moved = await db.all(
      v.object({ id: v.string() }),
      sql`select id from studio.transfers where job_id = ${free.jobId}`,
    );
    expect(moved).toEqual([]);
  });
});
