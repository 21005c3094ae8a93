import { demoLimits } from '@mirror-studio/domain/constants/demo';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { type Endpoint, endpoints } from '@mirror-studio/domain/contract';
import { errorMessage } from '@mirror-studio/domain/errors';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { profileTable } from '@mirror-studio/domain/profile';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyLedger } from '../ledger/index.ts';
import { asker, browser, jobIn, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: true });
});
afterAll(() => server.close());

interface Settings {
  external: { anonymous_users: boolean };
}

/** A visitor who opens a demonstration, with the client library that the app uses. */
async function open(at = server) {
  const { auth } = browser(at.url);
  const { data, error } = await auth.signInAnonymously();
  if (error || !data.session || !data.user) throw error ?? new Error('There is no session');
  const ask = asker(at.url, data.session.access_token);
  return { auth, ask, session: data.session, id: data.user.id, user: data.user };
}

const newJob = (form: Partial<typeof emptyPhotoShoot> = {}) => ({
  kind: 'image_batch',
  form: { ...emptyPhotoShoot, prompt: 'Salt flats', imageCount: 1, ...form },
});

describe('a demonstration account', () => {
  it('is opened as the hosted service opens an anonymous one, and refreshes its session', async () => {
    const { auth, user, session, id } = await open();
    expect(user).toMatchObject({ is_anonymous: true, email: '', identities: [], app_metadata: {} });
    const claims = JSON.parse(atob(session.access_token.split('.')[1] ?? ''));
    expect(claims).toMatchObject({ sub: id, email: '', is_anonymous: true, amr: [{ method: 'anonymous' }] });
    expect((await auth.getUser()).data.user).toMatchObject({ id, is_anonymous: true });
    expect((await auth.refreshSession()).data.user).toMatchObject({ id, is_anonymous: true });
    expect((await auth.updateUser({ password: 'Str0ng!pass' })).error?.code).toBe('validation_failed');
  });

  it('is refused as the hosted service refuses it where demo mode is off, and so is one from before', async () => {
    const shut = await startTestServer();
    const { error } = await browser(shut.url).auth.signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
    const settings = async (at: TestServer) =>
      ((await (await fetch(`${at.url}/auth/v1/settings`)).json()) as Settings).external.anonymous_users;
    expect([await settings(shut), await settings(server)]).toEqual([false, true]);
    const user = { sub: crypto.randomUUID(), aud: 'authenticated', is_anonymous: true };
    const exp = Math.floor(shut.clock.now().getTime() / 1000) + 60;
    const token = (await shut.services.keys?.sign({ ...user, exp })) ?? '';
    expect((await asker(shut.url, token)('GET', '/api/balance')).status).toBe(401);
    await shut.close();
  });

  it('has a grant, makes sample pictures, exchanges, and writes its profile', async () => {
    const { ask, session, id } = await open();
    expect((await ask('POST', '/api/coins/exchange', { coins: 100 })).body['balance']).toEqual({
      coins: 400,
      credits: 10,
    });
    const made = await ask('POST', '/api/jobs', newJob());
    expect(made.status).toBe(201);
    expect((await jobIn(ask, (made.body['job'] as { id: string }).id, 'completed')).error).toBeNull();
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const row = { id, display_name: 'Visitor', use_type: 'explorer' };
    const table = new PostgrestClient(`${server.url}/rest/v1`, { headers }).from(profileTable);
    expect((await table.upsert(row)).error).toBeNull();
  });

  it.each([
    ['checkout', { amountUsd: 5 }],
    ['createPayment', { coins: 500, amount_cents: 4999, sourceId: 'mock' }],
  ] as const)('is refused %s with its own code, and nothing moves', async (name, body) => {
    const { ask } = await open();
    const message = errorMessage('DEMO_NOT_ALLOWED');
    expect(await ask('POST', endpoints[name].path, body)).toEqual({
      status: 403,
      body: { ok: false, message, error: { message, code: 'DEMO_NOT_ALLOWED' } },
    });
    expect((await ask('GET', '/api/balance')).body).toEqual({ coins: 500, credits: 0 });
  });

  it('is refused whatever changes something and is not allowed by name, also what is not there yet', async () => {
    const { ask } = await open();
    for (const [name, { method, path, openInDemo }] of Object.entries<Endpoint>(endpoints)) {
      const { status, body } = await ask(
        method,
        path.replace('{id}', crypto.randomUUID()),
        method === 'POST' ? {} : undefined,
      );
      const isRefused = (body['error'] as { code?: string } | undefined)?.code === 'DEMO_NOT_ALLOWED';
      // What only administrators read is refused for another reason.
      const isKept = path.startsWith('/api/admin/');
      expect([name, isRefused, status === 403]).toEqual(
        method === 'GET' || openInDemo ? [name, false, isKept] : [name, true, true],
      );
    }
    expect((await ask('POST', '/api/not-there-yet', {})).body['error']).toMatchObject({
      code: 'DEMO_NOT_ALLOWED',
    });
    const person = asker(server.url, (await signIn(server)).session.access_token);
    expect((await person('POST', '/api/not-there-yet', {})).status).toBe(404);
    expect((await person('POST', endpoints.checkout.path, { amountUsd: 5 })).status).toBe(200);
  });

  it('has the built-in renderer alone, and few jobs at once', async () => {
    const { ask } = await open();
    expect(await ask('POST', '/api/jobs', newJob({ model: 'provider-a' }))).toMatchObject({
      status: 403,
      body: { message: refusals.demoModel, error: { code: 'DEMO_NOT_ALLOWED' } },
    });
    const asked = Array.from({ length: demoLimits.unfinishedJobs + 1 }, () =>
      ask('POST', '/api/jobs', newJob({ imageCount: 10 })),
    );
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 429,
    ]);
  });

  it('ends with a sign-out, and a ban holds for it', async () => {
    const [left, banned] = [await open(), await open()];
    expect((await left.auth.signOut()).error).toBeNull();
    expect((await left.ask('GET', '/api/balance')).status).toBe(401);
    await server.services.db.run(sql`update studio.members set banned = true where id = ${banned.id}`);
    expect((await banned.ask('POST', '/api/coins/exchange', { coins: 10 })).body['error']).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
    });
  });
});

it('one network opens so many and is told how long to wait, another still may', async () => {
  const limited = await startTestServer({
    demo: true,
    networkLimitFactor: 1,
    trustProxy: { hops: 1, networks: null },
  });
  const from = (address: string) =>
    fetch(`${limited.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: '{}',
    });
  const { burst, everyMs } = rateLimits.demoFromNetwork;
  for (let time = 0; time < burst; time++) expect((await from('203.0.113.7')).status).toBe(200);
  const refused = await from('203.0.113.7');
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error_code: 'over_request_rate_limit', msg: expect.stringMatching(/after \d+ seconds/) },
  ]);
  expect((await from('203.0.113.8')).status).toBe(200);
  limited.clock.advance(everyMs);
  expect((await from('203.0.113.7')).status).toBe(200);
  await limited.close();
});

describe('after a day', () => {
  const kept = v.object({ what: v.string(), rows: v.number() });
  /** Everything that is kept of a member, by table, but the ledger. */
  const rowsOf = async ({ services }: TestServer, id: string) => {
    const tables = [
      'studio.media',
      'studio.jobs',
      'studio.job_turns',
      'studio.prompts',
      'studio.prompt_words',
      'studio.feedback',
      'studio.idempotency',
    ];
    const counts = tables.map(
      (table) =>
        sql`select ${table}::text as what, count(*)::int as rows from ${sql.raw(table)} where member = ${id}`,
    );
    const found = await services.db.all(
      kept,
      sql`${sql.join(counts, sql` union all `)}
        union all select 'user_profiles', count(*)::int from public.user_profiles where id = ${id}
        union all select 'users', count(*)::int from studio_auth.users where id = ${id}`,
    );
    return Object.fromEntries(found.map(({ what, rows }) => [what.replace('studio.', ''), rows]));
  };
  const nothing = {
    media: 0,
    jobs: 0,
    job_turns: 0,
    prompts: 0,
    prompt_words: 0,
    feedback: 0,
    idempotency: 0,
    user_profiles: 0,
    users: 0,
  };

  it('lets it in no more, stops its work, removes what it made, and the ledger still adds up', async () => {
    const own = await startTestServer({ demo: true, alpha: false });
    const { ask, auth, id, session } = await open(own);
    const person = asker(own.url, (await signIn(own)).session.access_token);
    await person('POST', '/api/coins/exchange', { coins: 50 });
    await ask('POST', '/api/coins/exchange', { coins: 450 });
    await ask('POST', '/api/support/feedback', { contextId: 'gallery', helpful: true });
    await ask('POST', '/api/prompts', { text: 'Salt flats' });
    const job = (await ask('POST', '/api/jobs', newJob())).body['job'] as { id: string };
    const done = await jobIn(ask, job.id, 'completed');
    const address = `${own.url}${done.result?.media_assets[0]?.url}`;
    expect((await fetch(address)).status).toBe(200);
    const grey = { width: 8, height: 8, channels: 3, background: 'grey' } as const;
    const picture = await sharp({ create: grey }).png().toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await fetch(`${own.url}/api/uploads`, { method: 'POST', headers, body: form })).status).toBe(200);
    expect(await rowsOf(own, id)).toMatchObject({
      media: 2,
      jobs: 1,
      prompts: 1,
      feedback: 1,
      idempotency: 4,
      users: 1,
    });
    const waiting = (await ask('POST', '/api/jobs', newJob({ imageCount: 10 }))).body['job'] as {
      id: string;
    };

    // Held by a worker that never ends it.
    await own.services.db.run(sql`update studio.jobs set status = 'running', worker = 'elsewhere',
      leased_until = '2100-01-01' where id = ${waiting.id} and status in ('queued', 'running')`);

    own.clock.advance(demoLimits.livesMs - 60_000);
    const { data } = await auth.refreshSession();
    const late = asker(own.url, data.session?.access_token ?? '');
    expect((await late('GET', '/api/balance')).status).toBe(200);
    own.clock.advance(60_000);
    // From this moment on, whenever the sweep comes.
    expect((await late('GET', '/api/balance')).status).toBe(401);
    const jobRow = v.object({ status: v.string() });
    const state = async () =>
      (await own.services.db.first(jobRow, sql`select status from studio.jobs where id = ${waiting.id}`))
        ?.status;
    own.clock.advance(demoLimits.sweepMs);
    await vi.waitFor(async () => expect(await state()).toBe('cancelled'), 10_000);
    expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found');

    own.clock.advance(Math.max(demoLimits.settleMs, demoLimits.sweepMs));
    await vi.waitFor(async () => expect(await rowsOf(own, id)).toEqual(nothing), 10_000);
    expect((await fetch(address)).status).not.toBe(200);
    await verifyLedger(own.services.db);
    const account = v.object({ purpose: v.string(), currency: v.string(), balance: v.number() });
    const left = await own.services.db.all(
      account,
      sql`select purpose, currency, balance::int from studio.accounts where owner = ${id} and balance <> 0`,
    );
    expect(left).toEqual([]);
    // The person exchanged 50 coins and the visitor 450, who paid one credit for one picture: all else has come back.
    const given = await own.services.db.all(
      account,
      sql`select purpose, currency, balance::int from studio.accounts where owner is null and balance <> 0 order by purpose, currency`,
    );
    expect(given).toEqual([
      { purpose: 'exchange', currency: 'coins', balance: 500 },
      { purpose: 'exchange', currency: 'credits', balance: -6 },
      { purpose: 'issue', currency: 'coins', balance: -950 },
      { purpose: 'revenue', currency: 'credits', balance: 1 },
    ]);
    expect(own.log.problems).toEqual([]);
    await own.close();
  });

  it('touches nobody else, nor a younger demonstration', async () => {
    const own = await startTestServer({ demo: true });
    const old = await open(own);
    const person = await signIn(own);
    own.clock.advance(demoLimits.livesMs - 60_000);
    const young = await open(own);
    own.clock.advance(60_000 + demoLimits.sweepMs);
    await vi.waitFor(async () => expect((await rowsOf(own, old.id))['users']).toBe(0), 10_000);
    expect((await young.ask('GET', '/api/balance')).status).toBe(200);
    expect((await person.auth.refreshSession()).error).toBeNull();
    await own.close();
  });
});
