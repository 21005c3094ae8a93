// No answer and no work that an answer waits for tells whether there is an account.
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { browser, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { WorkerPool } from '../workers/index.ts';

const password = 'Onyx-glass-7';
const other = 'Golden-frame-9!';
const third = 'Silver-mirror-7';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

/** Somebody who has an account, with a password and without. */
async function account(chosen: string | null) {
  const { auth, email } = await signIn(server);
  if (chosen !== null) expect((await auth.updateUser({ password: chosen })).error).toBeNull();
  server.clock.advance(60_000);
  return email;
}
async function signUp(email: string, chosen = other) {
  const { data, error } = await browser(server.url).auth.signUp({ email, password: chosen });
  await server.services.background.idle();
  server.clock.advance(60_000);
  return { keys: Object.keys(data.user ?? {}), error };
}
const enter = async (email: string, chosen: string) =>
  (await browser(server.url).auth.signInWithPassword({ email, password: chosen })).error?.code ?? 'in';

/** The addresses of those who are told apart nowhere, by what they are. */
const kinds: Readonly<Record<string, () => Promise<string>>> = {
  nobody: async () => newEmail(),
  'an account with a password': () => account(password),
  'an account without one': () => account(null),
  'a sign-up that waits': async () => {
    const email = newEmail();
    await signUp(email);
    return email;
  },
  'two sign-ups that wait': async () => {
    const email = newEmail();
    await signUp(email);
    await signUp(email, third);
    return email;
  },
  'an account that another has signed up for': async () => {
    const email = await account(password);
    await signUp(email);
    return email;
  },
};

/** What the workers are asked for until it is answered. */
async function workFor(act: () => Promise<unknown>) {
  const run = vi.spyOn(WorkerPool.prototype, 'run');
  await act();
  const tasks = run.mock.calls.map(([task]) => task);
  run.mockRestore();
  return tasks;
}

test.each(Object.entries(kinds))(
  'a wrong password of %s takes two hashes, and is answered alike',
  async (_, make) => {
    const email = await make();
    let code = '';
    expect(
      await workFor(async () => {
        code = await enter(email, 'Wrong-answer-5');
      }),
    ).toEqual(['matches', 'matches']);
    expect(code).toBe('invalid_credentials');
  },
);

test.each(Object.entries(kinds))(
  'a sign-up for %s takes one hash, and is answered alike',
  async (_, make) => {
    const email = await make();
    const nobody = await signUp(newEmail());
    expect(await workFor(async () => expect(await signUp(email, third)).toEqual(nobody))).toEqual(['hash']);
  },
);

test.each(Object.entries(kinds))(
  'whoever signs up for %s is told, when they sign in, to prove it',
  async (_, make) => {
    const email = await make();
    await signUp(email, third);
    expect(await enter(email, third)).toBe('email_not_confirmed');
  },
);

test('what was typed at a sign-up for an account opens nothing, and its owner’s next link ends it', async () => {
  const email = await account(password);
  await signUp(email);
  const rows = async () => (await server.services.db.all(v.object({ n: v.number() }), kept)).length;
  const kept = sql`select 1 as n from studio_auth.email_tokens t join studio_auth.users u on u.id = t.user_id
    where u.email = ${email} and t.password_hash is not null`;
  expect(await rows()).toBe(1);
  expect(await enter(email, password)).toBe('in');
  expect(await enter(email, other)).toBe('email_not_confirmed');
  await signIn(server, email);
  expect(await rows()).toBe(0);
  expect(await enter(email, other)).toBe('invalid_credentials');
  expect(await enter(email, password)).toBe('in');
});
