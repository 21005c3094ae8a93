import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import type { Job } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { runOncePerKey } from './idempotency.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newcomer = async () => ({ ask: asker(server.url, (await signIn(server)).session.access_token) });
const exchange = (ask: Ask, coins: unknown, key?: string) =>
  ask('POST', '/api/coins/exchange', { coins }, key);
const balance = async (ask: Ask) => (await ask('GET', '/api/balance')).body;
const grant: number = walletLimits.welcomeGrantCoins;

describe('an idempotency key', () => {
  it('gives the first answer again for the same key, and refuses another question under it', async () => {
    const { ask } = await newcomer();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(ask, 100, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await exchange(ask, 200, key)).body).toMatchObject({ error: { code: 'IDEMPOTENCY_CONFLICT' } });
    expect(await balance(ask)).toEqual({ coins: grant - 100, credits: 10 });
  });

  it.each(['', 'a'.repeat(7), 'a'.repeat(129), 'a key of words', '/abcdefgh', 'abcdefgh/'])(
    'is needed, and %j is none',
    async (key) => {
      const { ask } = await newcomer();
      const { body } = await exchange(ask, 100, key);
      expect(body).toMatchObject({ error: { code: 'INPUT_INVALID' } });
      expect(body.message).toBe('Idempotency-Key must be given: 8 to 128 letters, digits or . : _ -');
      expect(await balance(ask)).toEqual({ coins: grant, credits: 0 });
    },
  );

  it.each(['a'.repeat(8), '.:_-aZ09', 'a'.repeat(128)])('may be %j', async (key) => {
    expect((await exchange((await newcomer()).ask, 100, key)).status).toBe(200);
  });

  it('knows the same question by its fields, whatever their order, and no other call under its key', async () => {
    const { ask } = await newcomer();
    const key = crypto.randomUUID();
    const form = { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount: 1 };
    const turned = Object.fromEntries(Object.entries(form).toReversed());
    const [first, again, other] = [
      await ask('POST', '/api/jobs', { kind: 'image_batch', form }, key),
      await ask('POST', '/api/jobs', { form: turned, kind: 'image_batch' }, key),
      await exchange(ask, 100, key),
    ];
    const id = (first.body.job as Job).id;
    expect([first.status, again.status, (again.body.job as Job).id]).toEqual([201, 201, id]);
    expect(other.body).toMatchObject({ error: { code: 'IDEMPOTENCY_CONFLICT' } });
    await ask('POST', `/api/jobs/${id}/cancel`);
  });

  it('does the work again where there is no key', async () => {
    const question = { member: crypto.randomUUID(), endpoint: 'feedback', body: {}, key: null } as const;
    const work = vi.fn(async () => true);
    expect(await runOncePerKey(server.services, question, work)).toBe(true);
    expect(await runOncePerKey(server.services, question, work)).toBe(true);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('compares bodies by their fields at every depth, and lists by their order', async () => {
    const member = crypto.randomUUID();
    const key = crypto.randomUUID();
    const work = vi.fn(async () => 'done');
    const ask = (body: unknown) =>
      runOncePerKey(server.services, { member, endpoint: 'feedback', body, key }, work);
    const body = { a: 1, b: { c: [{ d: 1, e: 2 }, 'f'], g: null } };
    const turned = { b: { g: null, c: [{ e: 2, d: 1 }, 'f'] }, a: 1 };
    expect([await ask(body), await ask(turned)]).toEqual(['done', 'done']);
    for (const other of [
      { a: 1, b: { c: ['f', { d: 1, e: 2 }], g: null } },
      { a: 1, b: { c: { 0: { d: 1, e: 2 }, 1: 'f' }, g: null } },
      { a: 1, b: { c: [{ d: 1, e: 2 }, 'f'] } },
    ])
      await expect(ask(other)).rejects.toThrow(errors.code_IDEMPOTENCY_CONFLICT);
    expect(work).toHaveBeenCalledOnce();
  });
});
