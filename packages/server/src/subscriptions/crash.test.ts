import { planOf } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whole } from '../database/index.ts';
import { dyingAt } from '../testing/dying.ts';
import { testServices } from '../testing/index.ts';
import { cancel, changePlan, subscribe } from './changes.ts';
import { newestSubscription } from './store.ts';
import { sweepSubscriptions } from './sweep.ts';

type Services = Awaited<ReturnType<typeof testServices>>;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const silver = planOf('silver').monthlyCoins;
const obsidian = planOf('obsidian').monthlyCoins;

let services: Services;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

/** What moves and what stays is this member's alone: the sweeps of other tests leave theirs in peace. */
function member() {
  const id = crypto.randomUUID();
  const { db, clock, config } = services;
  const asked = () => ({ member: id, mode: config.purchasing, now: clock.now() });
  return {
    id,
    begin: () => db.transaction((tx) => subscribe(tx, { ...asked(), plan: 'silver', language: 'en' })),
    change: (plan: 'glass' | 'obsidian', basedOn: number) =>
      db.transaction((tx) => changePlan(tx, { ...asked(), plan, basedOn })),
    cancel: () => db.transaction((tx) => cancel(tx, asked())),
    row: () => newestSubscription(db, id),
    coins: async () =>
      (
        await db.first(
          v.object({ coins: whole }),
          sql`select coalesce(sum(balance), 0) as coins from studio.accounts where owner = ${id}`,
        )
      )?.coins,
    keys: async () =>
      (
        await db.all(
          v.object({ key: v.string() }),
          sql`select business_key as key from studio.transfers where member = ${id} order by created_at, business_key`,
        )
      ).map(({ key }) => key),
  };
}

/** Everything that is kept of a member's. */
const kept = (id: string) =>
  services.db.all(
    v.unknown(),
    sql`select to_jsonb(s) - 'looked_at' from studio.subscriptions s where member = ${id}
      union all select to_jsonb(o) from studio.orders o where member = ${id}
      union all select jsonb_build_object('balance', sum(balance)) from studio.accounts where owner = ${id}`,
  );

const toTheEnd = async (of: ReturnType<typeof member>) => {
  const row = await of.row();
  if (!row) throw new Error('There is no subscription');
  const { clock } = services;
  const months = row.period + 1;
  const until = new Date(row.began_at);
  until.setUTCMonth(until.getUTCMonth() + months);
  clock.advance(until.getTime() - clock.now().getTime());
};

/** What is done, and what comes before it; done again it finds that it is done. */
const acts = {
  'a beginning': {
    before: async () => {},
    act: async (s: Services, id: string) => {
      const asked = { member: id, mode: s.config.purchasing, now: s.clock.now() } as const;
      if (await newestSubscription(s.db, id)) return;
      await s.db.transaction((tx) => subscribe(tx, { ...asked, plan: 'silver', language: 'en' }));
    },
    keys: [':0'],
    coins: silver,
  },
  'a renewal': {
    before: async (someone: ReturnType<typeof member>) => {
      await someone.begin();
      await toTheEnd(someone);
    },
    act: (s: Services) => sweepSubscriptions(s),
    keys: [':0', ':1'],
    coins: 2 * silver,
  },
  'an upgrade': {
    before: async (someone: ReturnType<typeof member>) => {
      await someone.begin();
    },
    act: async (s: Services, id: string) => {
      const row = await newestSubscription(s.db, id);
      if (row?.plan === 'obsidian') return;
      const asked = { member: id, mode: s.config.purchasing, now: s.clock.now() } as const;
      await s.db.transaction((tx) =>
        changePlan(tx, { ...asked, plan: 'obsidian', basedOn: row?.revision ?? 0 }),
      );
    },
    keys: [':0', ':0:obsidian'],
    coins: obsidian,
  },
} as const;

describe('killed before any statement', () => {
  test.each(Object.entries(acts))(
    '%s has happened whole or not at all, and once when it is done again',
    async (_, { before, act, coins, keys }) => {
      let isDone = false;
      for (let step = 1; !isDone; step += 1) {
        const someone = member();
        await before(someone);
        const was = await kept(someone.id);
        const dead = dyingAt(services.db, step);
        isDone = await act({ ...services, db: dead.db }, someone.id).then(
          () => true,
          () => false,
        );
        const isWhole = (await someone.coins()) === coins;
        if (isDone) expect([step, isWhole]).toEqual([step, true]);
        if (!isWhole) expect(await kept(someone.id)).toEqual(was);
        for (const _again of [1, 2]) await act(services, someone.id);
        expect([step, await someone.coins()]).toEqual([step, coins]);
        const id = (await someone.row())?.id ?? '';
        expect(await someone.keys()).toEqual(keys.map((key) => `subscription:${id}${key}`));
        if (isDone) expect(dead.count()).toBeGreaterThan(8);
        await someone.cancel();
      }
    },
  );
});

test('two workers at once, again and again, grant a month once', async () => {
  const someone = member();
  await someone.begin();
  await toTheEnd(someone);
  for (const _round of [1, 2, 3]) await Promise.all([1, 2, 3, 4].map(() => sweepSubscriptions(services)));
  const id = (await someone.row())?.id ?? '';
  expect(await someone.coins()).toBe(2 * silver);
  expect(await someone.keys()).toEqual([`subscription:${id}:0`, `subscription:${id}:1`]);
});

test.each([
  ['an hour', hourMs],
  ['a month', 31 * dayMs],
  ['a year', 366 * dayMs],
])('a clock that goes forward and back by %s grants no month twice and leaves none out', async (_, jump) => {
  const someone = member();
  await someone.begin();
  const { clock } = services;
  const granted = new Set<number>([0]);
  const look = async () => {
    await sweepSubscriptions(services);
    granted.add((await someone.row())?.period ?? 0);
    expect(await someone.coins()).toBe(granted.size * silver);
  };
  for (let day = 0; day < 100; day += 9) {
    await look();
    clock.advance(jump);
    await look();
    clock.advance(-2 * Math.min(jump, hourMs));
    await look();
    clock.advance(2 * Math.min(jump, hourMs) - jump);
    await look();
    clock.advance(9 * dayMs);
  }
  for (const month of [0, 1, 2, 3]) expect(granted).toContain(month);
  expect((await someone.row())?.state).toBe('active');
  await someone.cancel();
});

test('one that began on the 31st is granted on the last day of shorter months, and on the 31st again', async () => {
  const { clock } = services;
  clock.advance(Date.UTC(2028, 0, 31, 22, 30) - clock.now().getTime());
  const someone = member();
  await someone.begin();
  const days: string[] = [];
  let coins = silver;
  for (let hour = 0; hour < 24 * 160; hour += 1) {
    clock.advance(hourMs);
    await sweepSubscriptions(services);
    const now = await someone.coins();
    if (now === coins) continue;
    expect(now).toBe(coins + silver);
    coins = now ?? 0;
    days.push(clock.now().toISOString());
  }
  expect(days).toEqual([
    '2028-02-29T22:30:00.000Z',
    '2028-03-31T22:30:00.000Z',
    '2028-04-30T22:30:00.000Z',
    '2028-05-31T22:30:00.000Z',
    '2028-06-30T22:30:00.000Z',
  ]);
});
