import { giftLimits } from '@mirror-studio/domain/constants/gifts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseRows } from '../account-data/removal/erase.ts';
import { type Database, whole } from '../database/index.ts';
import { ensureAccount, runOncePerKey, verifyLedger } from '../ledger/index.ts';
import { dyingAt } from '../testing/dying.ts';
import { testServices } from '../testing/index.ts';
import { give } from './give.ts';
import { claim, giveBack, returnGiftsOf } from './held.ts';
import { giftsPage } from './read.ts';
import { sweepGifts } from './sweep.ts';

const dayMs = 86_400_000;
const coins = 40;
let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

/** Somebody with the coins of the welcome, and a handle. */
async function somebody() {
  const { db, clock } = services;
  const id = crypto.randomUUID();
  const handle = `x${id.replace(/[^a-f]/g, '').padEnd(8, 'k')}`.slice(0, 20);
  await db.run(sql`insert into studio.members (id, email) values (${id}, ${`${id}@example.com`})`);
  await db.run(sql`insert into public.user_profiles (id) values (${id})`);
  await db.run(
    sql`insert into studio.handles (skeleton, handle, member, taken_at) values (${handle}, ${handle}, ${id}, now())`,
  );
  const user = {
    id,
    email: null,
    phone: null,
    sessionId: null,
    assurance: 'aal1',
    ways: [],
    isDemo: false,
  } as const;
  await ensureAccount({ db, clock }, user);
  return { id, handle };
}

/** What each of the two and the house hold, and what is written of the gift. */
async function stateOf(giver: string, receiver: string) {
  const row = v.object({ giver: whole, receiver: whole, held: whole, gifts: v.nullable(v.string()) });
  return services.db.first(
    row,
    sql`select
      (select coalesce(sum(balance), 0) from studio.accounts where owner = ${giver}) as giver,
      (select coalesce(sum(balance), 0) from studio.accounts where owner = ${receiver}) as receiver,
      (select coalesce(sum(balance), 0) from studio.accounts where owner is null and purpose = 'gifts') as held,
      (select string_agg(concat(received_at is not null, returned_at is not null), ',') from studio.gifts where giver = ${giver}) as gifts`,
  );
}
type State = Awaited<ReturnType<typeof stateOf>>;

/** Gives under a key, as the route does. */
function giving(giver: string, to: string, key: string) {
  const said = {
    giver: { id: giver, email: null },
    to,
    coins,
    words: '',
    language: 'en',
    isProved: true,
  } as const;
  return (db: Database) =>
    runOncePerKey(
      { db, clock: services.clock },
      { member: giver, endpoint: 'giveCoins', body: { to, coins }, key },
      (tx) => give(tx, said, services.clock.now()),
    );
}

interface Kind {
  readonly name: string;
  /** What was done before, and what is done. Returns it. */
  readonly prepare: (
    giver: string,
    receiver: { id: string; handle: string },
  ) => Promise<(db: Database) => Promise<unknown>>;
  /** By how many coins each is richer at the end, against the beginning. */
  readonly end: { readonly giver: number; readonly receiver: number; readonly held: number };
}

const address = () => `${crypto.randomUUID()}@example.com`;
const waiting = async (giver: string) => {
  const id = await giving(giver, address(), crypto.randomUUID())(services.db);
  return id;
};

const kinds: readonly Kind[] = [
  {
    name: 'a gift to a member',
    prepare: async (giver, receiver) => giving(giver, receiver.handle, crypto.randomUUID()),
    end: { giver: -coins, receiver: coins, held: 0 },
  },
  {
    name: 'a gift that is held',
    prepare: async (giver) => giving(giver, address(), crypto.randomUUID()),
    end: { giver: -coins, receiver: 0, held: coins },
  },
  {
    name: 'a gift that is taken',
    prepare: async (giver, receiver) => {
      const id = await waiting(giver);
      return (db) => db.transaction((tx) => claim(tx, id, receiver.id, services.clock.now()));
    },
    end: { giver: -coins, receiver: coins, held: 0 },
  },
  {
    name: 'a gift that comes back',
    prepare: async (giver) => {
      const id = await waiting(giver);
      const late = new Date(services.clock.now().getTime() + giftLimits.heldDays * dayMs);
      return (db) => db.transaction((tx) => giveBack(tx, id, late));
    },
    end: { giver: 0, receiver: 0, held: 0 },
  },
];

test.each(kinds)(
  '$name, killed before any statement, has moved whole or not at all, and once when it is done again',
  async ({ prepare, end }) => {
    let isDone = false;
    for (let step = 1; !isDone; step += 1) {
      const [giver, receiver] = [await somebody(), await somebody()];
      const first = await stateOf(giver.id, receiver.id);
      const work = await prepare(giver.id, receiver);
      const before = await stateOf(giver.id, receiver.id);
      const dead = dyingAt(services.db, step);
      isDone = await work(dead.db).then(
        () => true,
        (error: Error) => {
          expect(error.message).toBe('Killed');
          return false;
        },
      );
      if (!isDone) expect(await stateOf(giver.id, receiver.id)).toEqual(before);
      for (const _again of [1, 2]) await work(services.db);
      const after = await stateOf(giver.id, receiver.id);
      const richer = (of: 'giver' | 'receiver' | 'held', than: State) =>
        (after?.[of] ?? 0) - (than?.[of] ?? 0);
      expect({
        giver: richer('giver', first),
        receiver: richer('receiver', first),
        held: richer('held', first),
      }).toEqual(end);
      if (isDone) expect(dead.count()).toBeGreaterThan(3);
    }
    await verifyLedger(services.db);
  },
);

test('taken and given back at once, by two workers and a clock that goes back, it ends one way, once', async () => {
  const { db, clock } = services;
  for (let round = 0; round < 6; round += 1) {
    const [giver, receiver] = [await somebody(), await somebody()];
    const first = await stateOf(giver.id, receiver.id);
    const id = await waiting(giver.id);
    const now = clock.now();
    const late = new Date(now.getTime() + giftLimits.heldDays * dayMs);
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) =>
        db.transaction((tx) =>
          (at + round) % 2 === 0 ? claim(tx, id, receiver.id, now) : giveBack(tx, id, late),
        ),
      ),
    );
    const after = await stateOf(giver.id, receiver.id);
    const moved = [
      (after?.giver ?? 0) - (first?.giver ?? 0),
      (after?.receiver ?? 0) - (first?.receiver ?? 0),
    ];
    expect([
      [0, 0],
      [-coins, coins],
    ]).toContainEqual(moved);
    expect(after?.held).toBe(first?.held);
  }
});

test('what nobody took comes back when its days are over, once, whoever sweeps', async () => {
  const { clock } = services;
  const [giver, other] = [await somebody(), await somebody()];
  const first = await stateOf(giver.id, other.id);
  const id = await waiting(giver.id);
  const { db } = services;
  clock.advance(giftLimits.heldDays * dayMs - 1);
  await db.transaction((tx) => giveBack(tx, id, clock.now()));
  await sweepGifts(services);
  expect(await stateOf(giver.id, other.id)).toMatchObject({ giver: (first?.giver ?? 0) - coins });
  clock.advance(1);
  await db.transaction((tx) => claim(tx, id, other.id, clock.now()));
  await Promise.all([sweepGifts(services), sweepGifts(services)]);
  clock.advance(-giftLimits.heldDays * dayMs);
  await sweepGifts(services);
  expect(await stateOf(giver.id, other.id)).toMatchObject({ giver: first?.giver, gifts: 'ft' });
  await verifyLedger(services.db);
});

test('two members who give each other at once wait for each other, never for ever', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const first = await stateOf(one.id, other.id);
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const [from, to] = at % 2 === 0 ? [one, other] : [other, one];
      return giving(from.id, to.handle, crypto.randomUUID())(services.db);
    }),
  );
  expect(await stateOf(one.id, other.id)).toMatchObject({ giver: first?.giver, receiver: first?.receiver });
});

test('what is left of a gift when its giver has gone is there for whoever got it', async () => {
  const { db, clock } = services;
  const [giver, other] = [await somebody(), await somebody()];
  const id = await giving(giver.id, other.handle, crypto.randomUUID())(db);
  await eraseRows(db, { id: giver.id, email: null });
  const { gifts } = await giftsPage(db, other.id, { box: 'received' }, clock.now());
  expect(gifts).toMatchObject([{ id, person: null, box: 'received', coins }]);
  await eraseRows(db, { id: other.id, email: null });
  expect(
    await db.all(v.object({ id: v.string() }), sql`select id from studio.gifts where id = ${id}`),
  ).toEqual([]);
});

test('whoever leaves takes back what waits, before its days are over', async () => {
  const { db, clock } = services;
  const [giver, other] = [await somebody(), await somebody()];
  const first = await stateOf(giver.id, other.id);
  await waiting(giver.id);
  for (const _again of [1, 2]) await db.transaction((tx) => returnGiftsOf(tx, giver.id, clock.now()));
  expect(await stateOf(giver.id, other.id)).toMatchObject({ giver: first?.giver, held: first?.held });
});
