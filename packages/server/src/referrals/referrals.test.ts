import { referralLimits, referralReward } from '@mirror-studio/domain/constants/referrals';
import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, jobIn, newEmail, startTestServer, type TestServer } from '../testing/index.ts';
import { refusedReferrals } from './admin.ts';
import { sweepReferrals } from './reward.ts';
import { type Referrer, referrer } from './testing.ts';

const grant: number = walletLimits.welcomeGrantCoins;
const { coins, peopleAMonth } = referralReward;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: { hops: 1, networks: null }, demo: true });
});
afterAll(() => server.close());

const sweep = () => sweepReferrals(server.services);
const reasonOf = async ({ id }: Referrer) =>
  (
    await server.services.db.first(
      v.object({ reason: v.string() }),
      sql`select reason from studio.referral_refusals refusal
        join studio.referrals referral on referral.id = refusal.referral where invited = ${id}`,
    )
  )?.reason ?? null;
/** Somebody who came by the code of another. */
async function invited(by: Referrer, given?: Parameters<typeof referrer>[1]) {
  const guest = await referrer(server, given);
  expect(await guest.claim(await by.code())).toMatchObject({ status: 200, body: { hasClaimed: true } });
  return guest;
}

describe('somebody who comes by a code', () => {
  test('is rewarded with whoever invited them when their first shoot is done, once, and both find it in the ledger', async () => {
    const inviter = await referrer(server);
    const invite = await inviter.invite();
    expect(new URL(String(invite['link']))).toMatchObject({
      pathname: '/onboarding',
      search: `?invite=${String(invite['code'])}`,
    });
    expect(await inviter.code()).toBe(invite['code']);
    const guest = await invited(inviter);
    expect([await guest.hasClaimed(), await inviter.hasClaimed()]).toEqual([true, false]);
    expect((await inviter.list()).referrals).toMatchObject([{ step: 'joined', who: '', coins: 0 }]);
    await server.services.db.run(
      sql`insert into public.user_profiles (id, display_name) values (${guest.id}, 'Mara Halcyon')
        on conflict (id) do update set display_name = excluded.display_name`,
    );
    await sweep();
    expect(await guest.coins()).toBe(grant);
    const form = { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount: 1 };
    const { body } = await guest.ask('POST', endpoints.createJob.path, { kind: 'image_batch', form });
    await jobIn(guest.ask, (body['job'] as { id: string }).id, 'completed');
    await server.services.background.idle();
    await Promise.all([sweep(), sweep()]);
    expect([await guest.coins(), await inviter.coins()]).toEqual([grant + coins, grant + coins]);
    const [one] = (await inviter.list()).referrals;
    expect(one).toMatchObject({ step: 'rewarded', who: 'M••• H•••', coins });
    expect(await inviter.invite()).toMatchObject({ peopleLeft: peopleAMonth - 1 });
    const receipt = async (of: Referrer) =>
      (await of.ask('GET', endpoints.ledgerReceipt.path.replace('{id}', one?.transferId ?? ''))).body;
    for (const of of [guest, inviter]) {
      const said = await receipt(of);
      expect(said['receipt']).toMatchObject({
        reason: 'referral_reward',
        sides: expect.arrayContaining([
          expect.objectContaining({ place: 'issue', change: -2 * coins }),
          expect.objectContaining({ place: 'available', change: coins }),
          expect.objectContaining({ place: 'member', change: coins }),
        ]) as unknown,
      });
    }
    expect(JSON.stringify(await receipt(inviter))).not.toContain(guest.id);
    expect((await inviter.news()).map(({ kind, who }) => [kind, who])).toEqual([['inviter', 'M••• H•••']]);
    expect((await guest.news()).map(({ kind, who }) => [kind, who])).toEqual([['invited', null]]);
    const ids = [one?.id ?? '', 'x'];
    await inviter.ask('POST', endpoints.referralNewsTold.path, { ids });
    expect([(await inviter.news()).length, (await guest.news()).length]).toEqual([0, 1]);
  });

  test('a shoot that failed, or a film, is no finished shoot', async () => {
    const inviter = await referrer(server);
    const guest = await invited(inviter);
    await guest.shoot('failed');
    await server.services.db.run(sql`insert into studio.jobs (id, member, kind, status, form, seed, total, run_total, created_at, finished_at)
      select gen_random_uuid(), member, 'video_render', 'completed', form, seed, total, run_total, created_at, finished_at
      from studio.jobs where member = ${guest.id}`);
    await sweep();
    expect(await guest.coins()).toBe(grant);
  });

  test('claims once: the same code again is answered alike, and another is refused in words', async () => {
    const [inviter, other] = [await referrer(server), await referrer(server)];
    const guest = await invited(inviter);
    const typed = (await inviter.code()).toUpperCase().replaceAll('-', ' ');
    expect((await guest.claim(typed)).status).toBe(200);
    expect(await guest.claim(await other.code())).toMatchObject({
      status: 422,
      body: { problem: 'another' },
    });
    expect((await inviter.list()).referrals).toHaveLength(1);
    expect(await guest.claim('abcd-efgh-jkmn-pqrs')).toMatchObject({ body: { problem: 'wrong' } });
  });

  test('of ten codes that are claimed at once one is', async () => {
    const inviters = await Promise.all(Array.from({ length: 10 }, () => referrer(server)));
    const codes = await Promise.all(inviters.map((one) => one.code()));
    const guest = await referrer(server);
    const answers = await Promise.all(codes.map((code) => guest.claim(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await guest.shoot();
    await Promise.all([sweep(), sweep(), sweep()]);
    const each = await Promise.all(inviters.map((one) => one.coins()));
    expect(each.filter((held) => held === grant + coins)).toHaveLength(1);
    expect(await guest.coins()).toBe(grant + coins);
  });
});

describe('earns nothing, looks like any other, and is told to administrators alone', () => {
  /** It was refused for a reason, and nothing moved. */
  async function expectRefused(guest: Referrer, inviter: Referrer, reason: string) {
    expect(await reasonOf(guest)).toBe(reason);
    const before = [await guest.coins(), await inviter.coins()];
    server.clock.advance(1_000);
    await guest.shoot();
    await sweep();
    expect([await guest.coins(), await inviter.coins()]).toEqual(before);
    expect([await guest.hasClaimed(), await guest.news(), await inviter.news()]).toEqual([true, [], []]);
    for (const { step, coins: earned } of (await inviter.list()).referrals)
      expect([step, earned]).toEqual(['joined', 0]);
  }

  test('one’s own code', async () => {
    const inviter = await referrer(server);
    expect((await inviter.claim(await inviter.code())).status).toBe(200);
    await expectRefused(inviter, inviter, 'oneself');
    expect((await inviter.list()).referrals).toEqual([]);
  });

  test('another account of the same mailbox', async () => {
    const inviter = await referrer(server);
    const [name = '', host = ''] = inviter.email.split('@');
    const guest = await invited(inviter, { email: `${name}+more@${host}` });
    await expectRefused(guest, inviter, 'oneself');
  });

  test('a circle, however long, also of two who invite each other at once', async () => {
    const one = await referrer(server);
    const three = await invited(await invited(one));
    expect((await one.claim(await three.code())).status).toBe(200);
    expect(await reasonOf(one)).toBe('circle');
    const [a, b] = [await referrer(server), await referrer(server)];
    const [ofA, ofB] = [await a.code(), await b.code()];
    await Promise.all([a.claim(ofB), b.claim(ofA)]);
    const reasons = [await reasonOf(a), await reasonOf(b)];
    expect(reasons.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      'circle',
      null,
    ]);
  });

  test('an address of a day', async () => {
    const inviter = await referrer(server);
    const guest = await invited(inviter, {
      email: newEmail().replace(/@.*/, '@mail.mailinator.com'),
    });
    await expectRefused(guest, inviter, 'throwAway');
  });

  test('somebody who has finished a shoot before', async () => {
    const [inviter, guest] = [await referrer(server), await referrer(server)];
    await guest.shoot();
    await guest.claim(await inviter.code());
    await expectRefused(guest, inviter, 'notNew');
  });

  test('the browser of whoever invites, or of somebody else who was invited, until its days are over', async () => {
    const inviter = await referrer(server);
    await inviter.code();
    const own = await invited(inviter, { jar: { ...inviter.jar } });
    await expectRefused(own, inviter, 'sameDevice');
    const first = await invited(inviter);
    expect(await reasonOf(first)).toBeNull();
    expect(await reasonOf(await invited(inviter, { jar: { ...first.jar } }))).toBe('sameDevice');
    server.clock.advance(referralLimits.deviceDays * 86_400_000);
    expect(await reasonOf(await invited(await referrer(server), { jar: { ...first.jar } }))).toBeNull();
  });

  test('more from one network than come in a day', async () => {
    const narrow = await startTestServer({ trustProxy: { hops: 1, networks: null }, networkLimitFactor: 1 });
    const network = '192.0.2.44';
    const come = async () => {
      const guest = await referrer(narrow, { network });
      await guest.claim(await (await referrer(narrow)).code());
      const found = await narrow.services.db.first(
        v.object({ counts: v.boolean() }),
        sql`select counts from studio.referrals where invited = ${guest.id}`,
      );
      return found?.counts;
    };
    const counted: unknown[] = [];
    for (let at = 0; at <= referralLimits.networkClaims; at += 1) counted.push(await come());
    expect(counted).toEqual([...Array<boolean>(referralLimits.networkClaims).fill(true), false]);
    narrow.clock.advance(referralLimits.networkDays * 86_400_000);
    expect(await come()).toBe(true);
    await narrow.close();
  });
});

test('a month has an end: whoever invites more is rewarded for no more, and their guests are', async () => {
  const inviter = await referrer(server);
  const guests: Referrer[] = [];
  for (let at = 0; at <= peopleAMonth; at += 1) guests.push(await invited(inviter));
  await Promise.all(guests.map((guest) => guest.shoot()));
  await Promise.all([sweep(), sweep()]);
  expect(await inviter.coins()).toBe(grant + peopleAMonth * coins);
  for (const guest of guests) expect(await guest.coins()).toBe(grant + coins);
  expect(await inviter.invite()).toMatchObject({ peopleLeft: 0 });
  const { referrals } = await inviter.list();
  expect(referrals.filter(({ step, coins: got }) => step === 'rewarded' && got === 0)).toHaveLength(1);
  server.clock.advance(31 * 86_400_000);
  expect(await (await referrer(server)).invite()).toMatchObject({ peopleLeft: peopleAMonth });
});

test('whoever is suspended or leaves gets nothing; a guest of theirs does', async () => {
  const { db } = server.services;
  const [banned, leaving] = [await referrer(server), await referrer(server)];
  const [guest, other, gone] = [await invited(banned), await invited(leaving), await invited(leaving)];
  await db.run(sql`update studio.members set banned = true where id in (${banned.id}, ${gone.id})`);
  await db.run(sql`insert into studio.account_deletions (member, requested_at, due_at, language)
    values (${leaving.id}, now(), now() + interval '1000 years', 'en')`);
  for (const one of [guest, other, gone]) await one.shoot();
  await sweep();
  expect([await guest.coins(), await other.coins(), await leaving.coins()]).toEqual([
    grant + coins,
    grant + coins,
    grant,
  ]);
  await db.run(sql`update studio.members set banned = false where id in (${banned.id}, ${gone.id})`);
  await db.run(sql`delete from studio.account_deletions where member = ${leaving.id}`);
  await sweep();
  expect([await banned.coins(), await gone.coins(), await leaving.coins()]).toEqual([
    grant,
    grant + coins,
    grant + coins,
  ]);
});

test('a demonstration account invites nobody and claims nothing', async () => {
  const { data } = await browser(server.url).auth.signInAnonymously();
  const headers = {
    authorization: `Bearer ${data.session?.access_token ?? ''}`,
    'content-type': 'application/json',
  };
  const invite = await fetch(server.url + endpoints.referralInvite.path, { headers });
  expect(await invite.json()).toMatchObject({ code: null, link: null });
  const inviter = await referrer(server);
  const body = JSON.stringify({ code: await inviter.code() });
  const claimed = await fetch(server.url + endpoints.claimInvitation.path, { method: 'POST', headers, body });
  expect([claimed.status, await claimed.json()]).toMatchObject([
    403,
    { error: { code: 'DEMO_NOT_ALLOWED' } },
  ]);
  expect((await inviter.list()).referrals).toEqual([]);
});

test('what was refused is read by administrators and operators, a page at a time, and changed by nobody', async () => {
  const { db } = server.services;
  const reader = await referrer(server);
  const { path } = endpoints.referralRefusals;
  expect((await reader.ask('GET', path)).status).toBe(403);
  await db.run(sql`insert into public.user_profiles (id, role) values (${reader.id}, 'operator')
    on conflict (id) do update set role = 'operator'`);
  await reader.claim(await reader.code());
  type Page = {
    refusals: { id: string; reason: string; invited: string | null }[];
    nextCursor: string | null;
  };
  const first = (await reader.ask('GET', `${path}?limit=1`)).body as unknown as Page;
  expect(first.refusals).toMatchObject([{ reason: 'oneself', inviter: reader.id, invited: reader.id }]);
  const rest = (await reader.ask('GET', `${path}?cursor=${first.nextCursor ?? ''}`)).body as unknown as Page;
  expect(rest.refusals.map(({ id }) => id)).not.toContain(first.refusals[0]?.id);
  const said = await refusedReferrals(db, server.services.config);
  expect(said).toMatch(
    new RegExp(`^\\S+Z oneself: ${reader.email}, invited by ${reader.email}: it is their own.*$`, 'm'),
  );
  expect(said.split('\n')).toHaveLength(first.refusals.length + rest.refusals.length);
  for (const change of [
    sql`update studio.referral_refusals set reason = 'circle'`,
    sql`delete from studio.referral_refusals`,
    sql`truncate studio.referral_refusals`,
  ])
    await expect(db.run(change)).rejects.toThrow();
});

test('where nothing was refused, the list says so', async () => {
  const empty = await startTestServer();
  expect(await refusedReferrals(empty.services.db, empty.services.config)).toBe('No invitation was refused.');
  await empty.close();
});

test('lists are read to their end, a page at a time', async () => {
  const inviter = await referrer(server);
  for (let at = 0; at < 3; at += 1) {
    await invited(inviter);
    server.clock.advance(1);
  }
  const first = await inviter.list('?limit=2');
  const rest = await inviter.list(`?limit=2&cursor=${first.nextCursor ?? ''}`);
  const ids = [...first.referrals, ...rest.referrals].map(({ id }) => id);
  expect([first.referrals.length, new Set(ids).size, rest.nextCursor]).toEqual([2, 3, null]);
});
