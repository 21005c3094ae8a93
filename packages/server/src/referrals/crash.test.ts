import { referralReward } from '@mirror-studio/domain/constants/referrals';
import { readInvitationCode } from '@mirror-studio/domain/invitations';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseRows } from '../account-data/removal/erase.ts';
import { type Database, whole } from '../database/index.ts';
import { claim } from '../invitations/invitations.ts';
import { ensureAccount, verifyLedger } from '../ledger/index.ts';
import { dyingAt } from '../testing/dying.ts';
import { testServices, testUser } from '../testing/index.ts';
import { inviteOf } from './code.ts';
import { referralsPage } from './read.ts';
import { reward, rewardDue } from './reward.ts';
import { addShoot } from './testing.ts';

const { coins } = referralReward;
let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

async function somebody() {
  const { db } = services;
  const user = testUser();
  await db.run(sql`insert into studio.members (id, email) values (${user.id}, ${`${user.id}@example.com`})`);
  await ensureAccount(services, user);
  return user.id;
}

async function codeOf(member: string) {
  const { code } = await inviteOf(
    services.db,
    { id: member, isDemo: false },
    'http://x',
    services.clock.now(),
  );
  return readInvitationCode(code ?? '');
}

const claiming = (member: string, letters: string) => (db: Database) =>
  claim(
    db,
    { id: member, email: null, source: { device: member, network: member, networkClaims: 3 } },
    letters,
    services.clock.now(),
  );

/** What both hold, and what is written of the invitation. */
async function stateOf(inviter: string, invited: string) {
  const state = await services.db.first(
    v.object({
      inviter: whole,
      invited: whole,
      written: v.nullable(v.string()),
      marks: whole,
      claimed: v.boolean(),
    }),
    sql`select
      (select coalesce(sum(balance), 0) from studio.accounts where owner = ${inviter}) as inviter,
      (select coalesce(sum(balance), 0) from studio.accounts where owner = ${invited}) as invited,
      (select string_agg(concat(counts, inviter_coins, '+', invited_coins), ',') from studio.referrals where invited = ${invited}) as written,
      (select count(*) from studio.referral_marks where member = ${invited}) as marks,
      (select invite_claimed_at is not null from studio.members where id = ${invited}) as claimed`,
  );
  if (!state) throw new Error('There is one row');
  return state;
}

test('a claim and a reward, killed before any statement, are done whole or not at all, and once when they are done again', async () => {
  const { db, clock } = services;
  for (const what of ['claim', 'reward'] as const) {
    let isDone = false;
    for (let step = 1; !isDone; step += 1) {
      const [inviter, invited] = [await somebody(), await somebody()];
      const letters = await codeOf(inviter);
      const claimIt = claiming(invited, letters);
      if (what === 'reward') {
        await claimIt(db);
        await addShoot(services, invited);
      }
      const work = what === 'claim' ? claimIt : (on: Database) => rewardDue({ db: on, clock }, invited);
      const before = await stateOf(inviter, invited);
      const dead = dyingAt(db, step);
      isDone = await work(dead.db).then(
        () => true,
        (error: Error) => {
          expect(error instanceof AggregateError ? error.errors : [error]).toMatchObject([
            { message: 'Killed' },
          ]);
          return false;
        },
      );
      if (!isDone) expect(await stateOf(inviter, invited)).toEqual(before);
      for (const _again of [1, 2]) await work(db);
      const won = what === 'reward' ? coins : 0;
      expect(await stateOf(inviter, invited)).toEqual({
        inviter: before.inviter + won,
        invited: before.invited + won,
        written: `t${won}+${won}`,
        marks: 2,
        claimed: true,
      });
      if (isDone) expect(dead.count()).toBeGreaterThan(5);
    }
  }
  await verifyLedger(db);
});

test('rewarded by ten workers at once, each of several friends is, once, and the month is not passed', async () => {
  const { db, clock } = services;
  const inviter = await somebody();
  const letters = await codeOf(inviter);
  const friends = await Promise.all(Array.from({ length: referralReward.peopleAMonth + 2 }, somebody));
  for (const friend of friends) {
    await claiming(friend, letters)(db);
    await addShoot(services, friend);
  }
  const before = await stateOf(inviter, friends[0] ?? '');
  await Promise.all(Array.from({ length: 10 }, () => rewardDue({ db, clock })));
  const after = await stateOf(inviter, friends[0] ?? '');
  expect(after.inviter - before.inviter).toBe(referralReward.peopleAMonth * coins);
  for (const friend of friends) expect((await stateOf(inviter, friend)).invited).toBe(before.invited + coins);
});

test('a clock that goes back rewards nothing twice, and nothing before its shoot', async () => {
  const { db, clock } = services;
  const [inviter, invited] = [await somebody(), await somebody()];
  await claiming(invited, await codeOf(inviter))(db);
  const row = await db.first(
    v.object({ id: v.string() }),
    sql`select id from studio.referrals where invited = ${invited}`,
  );
  const pay = () => db.transaction((tx) => reward(tx, row?.id ?? '', clock.now()));
  const before = await stateOf(inviter, invited);
  await pay();
  expect(await stateOf(inviter, invited)).toEqual(before);
  const steps = async () => (await referralsPage(db, inviter, {})).referrals.map(({ step }) => step);
  expect(await steps()).toEqual(['joined']);
  await addShoot(services, invited);
  expect(await steps()).toEqual(['shot']);
  await pay();
  expect(await steps()).toEqual(['rewarded']);
  clock.advance(-40 * 86_400_000);
  await pay();
  clock.advance(80 * 86_400_000);
  await pay();
  expect((await stateOf(inviter, invited)).inviter).toBe(before.inviter + coins);
});

test('when one of the two has gone the other is still there; when both have, nothing is', async () => {
  const { db } = services;
  const [inviter, invited] = [await somebody(), await somebody()];
  await claiming(invited, await codeOf(inviter))(db);
  const rows = () =>
    db.all(
      v.object({ inviter: v.nullable(v.string()), invited: v.nullable(v.string()) }),
      sql`select inviter, invited from studio.referrals where ${inviter} in (inviter, invited) or ${invited} in (inviter, invited)`,
    );
  await eraseRows(db, { id: inviter, email: null });
  expect(await rows()).toEqual([{ inviter: null, invited }]);
  await eraseRows(db, { id: invited, email: null });
  expect(await rows()).toEqual([]);
});
