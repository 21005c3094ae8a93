import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whole } from '../../database/index.ts';
import { leaseMs } from '../../jobs/lease.ts';
import { type MediaStore, openMedia } from '../../media/index.ts';
import { dyingAt } from '../../testing/dying.ts';
import { testServices } from '../../testing/services.ts';
import { nothingWrong, wrongSums } from './checks.ts';
import { type Deeds, deedsOf, type Services } from './deeds.ts';

let services: Services;
let deeds: Deeds;
let media: MediaStore;
beforeAll(async () => {
  services = await testServices();
  media = await openMedia(services.config, services.db, services.clock);
  deeds = deedsOf(services, media);
});
afterAll(() => services.close());

const key = (member: string) => member;

/** A job of four pictures that somebody with credits has queued. */
async function queued(member: string) {
  await deeds.steps.give(member, 20);
  return (await deeds.steps.create(member, 4)).id;
}
/** The same, of which one picture was made. */
async function begun(member: string) {
  const id = await queued(member);
  const job = await deeds.claim();
  if (job?.id !== id) throw new Error('Another job was waiting');
  await deeds.finish(id, 1);
  return id;
}
/** A video of three seconds is queued by somebody who has a picture and 19 credits. */
async function filmed(member: string) {
  await deeds.steps.cancel(await begun(member));
  return (await deeds.video(member, 3, key(member))).id;
}

/**
 * What moves value: what is there before, what is done (again with the same words where the first was not answered), and what is left.
 * Payments, refunds and disputes have theirs in `payments/crash.test.ts`, a run of a job in `jobs/settle.test.ts`, gifts and
 * subscriptions beside them.
 */
const kinds: readonly [
  name: string,
  before: (member: string) => Promise<string | null>,
  deed: (by: Deeds, member: string, given: string) => Promise<unknown>,
  left: { readonly coins: number; readonly credits: number; readonly reserved: number },
][] = [
  [
    'a welcome',
    async () => null,
    (by, member) => by.welcome(member),
    { coins: 500, credits: 0, reserved: 0 },
  ],
  [
    'an exchange',
    async (member) => {
      await deeds.welcome(member);
      return null;
    },
    (by, member) => by.exchange(member, 420, key(member)),
    { coins: 80, credits: 42, reserved: 0 },
  ],
  [
    'a simulated purchase',
    async () => null,
    (by, member) => by.buy(member, 0, key(member)),
    { coins: 500, credits: 0, reserved: 0 },
  ],
  [
    'a job that is queued',
    async (member) => {
      await deeds.steps.give(member, 20);
      return null;
    },
    (by, member) => by.queue(member, 4, key(member)),
    { coins: 0, credits: 16, reserved: 4 },
  ],
  [
    'a job that is cancelled',
    begun,
    (by, _, id) => by.steps.cancel(id),
    { coins: 0, credits: 19, reserved: 0 },
  ],
  ['a job that fails', begun, (by, _, id) => by.fail(id), { coins: 0, credits: 19, reserved: 0 }],
  [
    'a job that is tried again',
    async (member) => {
      const id = await begun(member);
      await deeds.fail(id);
      return id;
    },
    (by, member, id) => by.retry(member, id, key(member)),
    { coins: 0, credits: 16, reserved: 3 },
  ],
  [
    'a job whose workers were lost',
    async (member) => {
      const id = await begun(member);
      await services.db.run(sql`update studio.jobs set attempts = 2 where id = ${id}`);
      return id;
    },
    async (by) => {
      services.clock.advance(leaseMs + 1);
      await by.claim();
    },
    { coins: 0, credits: 19, reserved: 0 },
  ],
  [
    'a video that is queued',
    async (member) => {
      await deeds.steps.cancel(await begun(member));
      return null;
    },
    (by, member) => by.video(member, 3, key(member)),
    { coins: 0, credits: 13, reserved: 6 },
  ],
  [
    'a video that is cancelled',
    filmed,
    (by, _, id) => by.steps.cancel(id),
    { coins: 0, credits: 19, reserved: 0 },
  ],
  [
    'a video that was made',
    async (member) => {
      const id = await filmed(member);
      await deeds.claim();
      await deeds.finish(id, 0);
      return id;
    },
    (by, _, id) => by.complete(id),
    { coins: 0, credits: 13, reserved: 0 },
  ],
  [
    'a demonstration that ends',
    async (member) => {
      await deeds.join(member, true);
      await deeds.welcome(member);
      return queued(member);
    },
    (by, member) => by.endDemo(member),
    { coins: 0, credits: 0, reserved: 0 },
  ],
  [
    'an account that is removed',
    async (member) => {
      await deeds.join(member);
      await deeds.welcome(member);
      return begun(member);
    },
    (by, member) => by.remove(member),
    { coins: 0, credits: 0, reserved: 0 },
  ],
];

/** Each of their steps is done whole or not at all, and some may be done. */
const inSteps: ReadonlySet<string> = new Set([
  'a job whose workers were lost',
  'a demonstration that ends',
  'an account that is removed',
]);

const stateRow = v.object({ coins: whole, credits: whole, reserved: whole });
const stateOf = (member: string) =>
  services.db.first(
    stateRow,
    sql`select
        coalesce(sum(balance) filter (where purpose = 'available' and currency = 'coins'), 0) as coins,
        coalesce(sum(balance) filter (where purpose = 'available' and currency = 'credits'), 0) as credits,
        coalesce(sum(balance) filter (where purpose = 'reserved'), 0) as reserved
      from studio.accounts where owner = ${member}`,
  );
const idRow = v.object({ id: v.string() });
const openJobs = sql`select id from studio.jobs where status in ('queued', 'running')`;
const transferCount = async () =>
  (await services.db.first(v.object({ count: whole }), sql`select count(*) as count from studio.transfers`))
    ?.count ?? 0;

/** What an error that stands for the death of the process says; of a sweep, the first. */
const wordsOf = (error: unknown) =>
  error instanceof AggregateError ? String(error.errors[0]?.message) : String((error as Error).message);

test.each(kinds)(
  '%s, of which the process is killed before any statement, moves once when it is done again',
  { timeout: 120_000 },
  async (name, before, deed, left) => {
    let undisturbed: number | null = null;
    let deaths = 0;
    for (let statement = 0; ; statement += 1) {
      const member = crypto.randomUUID();
      const given = (await before(member)) ?? '';
      const had = await stateOf(member);
      const entered = await transferCount();
      // The first round is not killed: it says how much there is to move.
      const dying = dyingAt(services.db, statement);
      let isDead = false;
      await deed(deedsOf({ ...services, db: dying.db }, media), member, given).catch((error: unknown) => {
        expect(wordsOf(error)).toBe('Killed');
        isDead = true;
      });
      expect(await wrongSums(services.db)).toEqual(nothingWrong);
      if (isDead) {
        deaths += 1;
        if (!inSteps.has(name)) expect(await stateOf(member)).toEqual(had);
        await deed(deeds, member, given);
      }
      expect(await stateOf(member)).toEqual(left);
      const moved = (await transferCount()) - entered;
      undisturbed ??= moved;
      expect(moved).toBe(undisturbed);
      expect(await wrongSums(services.db)).toEqual(nothingWrong);
      // Nothing waits for a worker when the next begins.
      for (const { id } of await services.db.all(idRow, openJobs)) await deeds.steps.cancel(id);
      if (statement > 0 && !isDead) break;
    }
    expect(deaths).toBeGreaterThan(2);
    expect(undisturbed).toBeGreaterThan(0);
  },
);
