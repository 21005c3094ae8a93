import { giftDayLimits, giftLimits } from '@mirror-studio/domain/constants/gifts';
import { stepUpLimits } from '@mirror-studio/domain/constants/sign-in';
import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints, type Gift } from '@mirror-studio/domain/contract';
import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whole } from '../database/index.ts';
import { newEmail, startTestServer, type TestServer } from '../testing/index.ts';
import { codeOf } from '../testing/totp.ts';
import { giver } from './testing.ts';

const grant: number = walletLimits.welcomeGrantCoins;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const giftIn = ({ body }: { body: Record<string, unknown> }) => body['gift'] as Gift;
const held = async () => {
  const found = await server.services.db.first(
    v.object({ coins: whole }),
    sql`select coalesce(sum(balance), 0) as coins from studio.accounts where owner is null and purpose = 'gifts'`,
  );
  return found?.coins;
};

describe('to a member', () => {
  test('the coins are there at once, and both see one receipt', async () => {
    const [from, to] = [await giver(server), await giver(server)];
    const answer = await from.give(` @${to.handle.toUpperCase()} `, 40, '  For \n <b>you</b>\u202e ');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        gift: {
          box: 'sent',
          coins: 40,
          words: 'For <b>you</b>',
          person: { name: 'Gil', handle: to.handle },
          address: null,
          state: 'received',
          endsAt: null,
        },
        balance: { coins: grant - 40 },
      },
    });
    expect([await from.coins(), await to.coins()]).toEqual([grant - 40, grant + 40]);
    const [got] = await to.received();
    expect(got).toMatchObject({
      id: giftIn(answer).id,
      box: 'received',
      person: { name: 'Gil', handle: from.handle },
      words: 'For <b>you</b>',
    });
    const receipt = (by: typeof from) =>
      by.ask('GET', endpoints.ledgerReceipt.path.replace('{id}', got?.transferId ?? ''));
    const [theirs, ours] = [await receipt(to), await receipt(from)];
    expect(theirs.body['receipt']).toMatchObject({ reason: 'gift', request: null });
    expect(ours.body['receipt']).toMatchObject({ reason: 'gift', request: expect.any(String) as string });
    expect(JSON.stringify(theirs.body)).not.toContain(from.id);
  });

  test('thanks are said once, and told to whoever gave', async () => {
    const [from, to, other] = [await giver(server), await giver(server), await giver(server)];
    const { id } = giftIn(await from.give(to.handle, 5));
    const thank = (by: typeof from) => by.ask('POST', endpoints.thankForGift.path.replace('{id}', id));
    expect([(await thank(from)).status, (await thank(other)).status]).toEqual([404, 404]);
    const { thankedAt } = giftIn(await thank(to));
    server.clock.advance(60_000);
    expect(giftIn(await thank(to)).thankedAt).toBe(thankedAt);
    expect((await from.sent())[0]?.thankedAt).toBe(thankedAt);
    expect((await from.news()).map(({ kind }) => kind)).toEqual(['thanked']);
  });

  test('each is told once, and only by whom it was done', async () => {
    const [from, to] = [await giver(server), await giver(server)];
    const { id } = giftIn(await from.give(to.handle, 5));
    expect([await from.news(), (await to.news()).map(({ kind }) => kind)]).toEqual([[], ['received']]);
    const told = (by: typeof from) => by.ask('POST', endpoints.giftNewsTold.path, { ids: [id, 'x'] });
    await told(from);
    expect(await to.news()).toHaveLength(1);
    await told(to);
    expect(await to.news()).toEqual([]);
  });
});

describe('refused, in words, and nothing moves', () => {
  test.each([
    [-1, 'invalidAmount'],
    [0, 'invalidAmount'],
    [0.5, 'invalidAmount'],
    ['5', 'invalidAmount'],
    [null, 'invalidAmount'],
    [1e300, 'invalidAmount'],
    [Number.MAX_SAFE_INTEGER, 'aboveBalance'],
    [grant + 1, 'aboveBalance'],
  ] as const)('%s coins', async (coins, problem) => {
    const [from, to] = [await giver(server), await giver(server)];
    const { status, body } = await from.give(to.handle, coins);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ message: texts[problem], error: { field: 'coins' } });
    expect([await from.coins(), await to.coins(), await from.sent()]).toEqual([grant, grant, []]);
  });

  test('nobody, nothing, oneself by handle or address, and somebody who is suspended', async () => {
    const [from, banned] = [await giver(server), await giver(server)];
    await server.services.db.run(sql`update studio.members set banned = true where id = ${banned.id}`);
    const [name = '', host = ''] = from.email.split('@');
    for (const [to, problem] of [
      ['', 'toMissing'],
      ['two words', 'toUnreadable'],
      ['nobody-is-this', 'toUnknown'],
      [banned.handle, 'toUnknown'],
      [from.handle, 'toOneself'],
      [from.email.toUpperCase(), 'toOneself'],
      [`${name}+more@${host}`, 'toOneself'],
    ] as const) {
      const { body } = await from.give(to, 5);
      expect([to, body]).toMatchObject([to, { message: texts[problem], error: { field: 'to' } }]);
    }
    expect(await from.coins()).toBe(grant);
  });

  test('more words than go with a gift', async () => {
    const [from, to] = [await giver(server), await giver(server)];
    const most = 'a'.repeat(giftLimits.wordsCharacters);
    expect((await from.give(to.handle, 1, `${most}a`)).body).toMatchObject({ error: { field: 'words' } });
    expect((await from.give(to.handle, 1, most)).status).toBe(201);
  });

  test('more than a day allows, also in ten at once; the day is told before', async () => {
    const [from, to] = [await giver(server), await giver(server)];
    const allowance = async () => (await from.ask('GET', endpoints.giftAllowance.path)).body;
    expect(await allowance()).toMatchObject({
      giftsLeft: giftDayLimits.gifts,
      coinsLeft: giftDayLimits.coins,
      coinsUnproved: giftDayLimits.secondFactorAboveCoins,
    });
    const answers = await Promise.all(
      Array.from({ length: giftDayLimits.gifts + 2 }, () => from.give(to.handle, 1)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(giftDayLimits.gifts);
    expect((await from.give(to.handle, 1)).body).toMatchObject({ message: texts.giftsADay });
    expect(await allowance()).toMatchObject({ giftsLeft: 0 });
  });

  test('a key that was used for something else; the same is answered alike and moves once', async () => {
    const [from, to] = [await giver(server), await giver(server)];
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => from.give(to.handle, 7, 'x', key)));
    expect(new Set(answers.map((answer) => giftIn(answer).id)).size).toBe(1);
    expect((await from.give(to.handle, 8, 'x', key)).body).toMatchObject({
      error: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    // The key of one person is not that of another.
    expect((await to.give(from.handle, 7, 'x', key)).status).toBe(201);
    expect((await from.give(to.handle, 7, 'x', 'short')).status).toBe(422);
    expect([await from.coins(), await to.coins()]).toEqual([grant, grant]);
  });
});

test('above a limit of the day the second factor must have been proved lately', async () => {
  const [from, to] = [await giver(server), await giver(server)];
  const { data, error } = await from.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const code = codeOf(data.totp.secret, server.clock.now().getTime());
  const proved = await from.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (proved.error) throw proved.error;
  server.clock.advance(stepUpLimits.recentMs);
  const { secondFactorAboveCoins: most } = giftDayLimits;
  const needed = { status: 403, body: { error: { code: 'insufficient_aal' } } };
  expect(await from.give(to.handle, most + 1)).toMatchObject(needed);
  expect((await from.give(to.handle, most)).status).toBe(201);
  // Many small ones are no way round it.
  expect(await from.give(to.handle, 1)).toMatchObject(needed);
});

describe('to an address', () => {
  test('the answer is the same whether or not somebody has it, and so is what is said later', async () => {
    const [from, member] = [await giver(server), await giver(server)];
    const stranger = newEmail('nobody');
    const shapes = [];
    for (const to of [member.email, stranger]) {
      const mails = await server.countMessages(to.toLowerCase());
      const answer = await from.give(to, 5, 'Hello');
      await server.services.background.idle();
      const gift = giftIn(answer);
      expect(gift.address).toBe(to.toLowerCase());
      const listed = (await from.sent()).find(({ id }) => id === gift.id);
      const less = { id: '', transferId: '', address: '' };
      shapes.push([
        answer.status,
        { ...gift, ...less },
        { ...listed, ...less },
        (await server.countMessages(to.toLowerCase())) - mails,
      ]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(await member.coins()).toBe(grant + 5);
  });

  test('they wait for somebody who joins, are there when they come, and both see it', async () => {
    const from = await giver(server);
    const before = await held();
    const email = newEmail('joins');
    const { id } = giftIn(await from.give(email, 30, 'Come in'));
    expect(await held()).toBe(Number(before) + 30);
    const mail = await server.lastMessage(email);
    expect([mail.body.includes(`@${from.handle}`), mail.body.includes('Come in')]).toEqual([true, false]);
    expect((await from.ask('POST', endpoints.thankForGift.path.replace('{id}', id))).status).toBe(404);
    server.clock.advance(1_000);
    const joined = await giver(server, email);
    expect(await joined.coins()).toBe(grant + 30);
    const [got] = await joined.received();
    expect(got).toMatchObject({ id, words: 'Come in', state: 'received', address: null });
    expect((await from.sent())[0]).toMatchObject({ state: 'waiting', person: null });
    await joined.ask('POST', endpoints.thankForGift.path.replace('{id}', id));
    expect((await from.sent())[0]).toMatchObject({ state: 'received', person: null });
    expect(await held()).toBe(before);
  });

  test('whoever has not proved the address, is suspended, or leaves, does not get them', async () => {
    const [from, banned, leaving] = [await giver(server), await giver(server), await giver(server)];
    const { db } = server.services;
    await db.run(sql`update studio.members set banned = true where id = ${banned.id}`);
    await db.run(
      sql`insert into studio.account_deletions (member, requested_at, due_at, language)
        values (${leaving.id}, now(), now() + interval '1000 years', 'en')`,
    );
    const email = newEmail('unproved');
    await giver(server, email).then(({ id }) =>
      db.run(sql`update studio_auth.users set email_confirmed_at = null where id = ${id}`),
    );
    for (const to of [banned.email, leaving.email, email]) await from.give(to, 5);
    await server.services.background.idle();
    const waiting = await db.first(
      v.object({ count: whole }),
      sql`select count(*) as count from studio.gifts where giver = ${from.id} and received_at is null`,
    );
    expect(waiting).toEqual({ count: 3 });
  });
});

test('lists are read to their end, a page at a time', async () => {
  const [from, to] = [await giver(server), await giver(server)];
  expect([await from.sent(), await from.received()]).toEqual([[], []]);
  for (let given = 0; given < 3; given++) {
    await from.give(to.handle, given + 1);
    server.clock.advance(1);
  }
  const first = await to.list('received', '&limit=2');
  const rest = await to.list('received', `&limit=2&cursor=${first.nextCursor ?? ''}`);
  expect([...first.gifts, ...rest.gifts].map(({ coins }) => coins)).toEqual([3, 2, 1]);
  expect(rest.nextCursor).toBeNull();
});
