import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const kept = v.object({ context_id: v.string(), helpful: v.boolean(), message: v.nullable(v.string()) });

describe('feedback on a help topic', () => {
  it('is kept as it was said, with a message or without', async () => {
    const { session } = await signIn(server);
    const ask = asker(server.url, session.access_token);
    const said = { contextId: 'gallery', helpful: false, message: '<b>Too short</b>' };
    expect((await ask('POST', '/api/support/feedback', said)).body).toEqual({ ok: true });
    const bare = { contextId: 'gallery', helpful: true };
    expect((await ask('POST', '/api/support/feedback', bare)).status).toBe(200);
    const rows = sql`select context_id, helpful, message from studio.feedback order by helpful`;
    expect(await server.services.db.all(kept, rows)).toEqual([
      { context_id: 'gallery', helpful: false, message: '<b>Too short</b>' },
      { context_id: 'gallery', helpful: true, message: null },
    ]);
  });

  it('is kept once when it is sent again with its key, as after a lost answer', async () => {
    const { session, user } = await signIn(server);
    const ask = asker(server.url, session.access_token);
    const said = { contextId: 'photoshoot', helpful: true, message: 'Clear' };
    const key = crypto.randomUUID();
    for (let time = 0; time < 2; time++) {
      const { status, body } = await ask('POST', '/api/support/feedback', said, key);
      expect([status, body]).toEqual([200, { ok: true }]);
    }
    const rows = () =>
      server.services.db.all(
        kept,
        sql`select context_id, helpful, message from studio.feedback where member = ${user.id}`,
      );
    expect(await rows()).toHaveLength(1);
    const other = await ask('POST', '/api/support/feedback', { ...said, helpful: false }, key);
    expect([other.status, other.body]).toMatchObject([409, { error: { code: 'IDEMPOTENCY_CONFLICT' } }]);
    const withoutKey = await fetch(server.url + endpoints.feedback.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(said),
    });
    expect(withoutKey.status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  it('is taken from one person so often and then refused with the time left, from others still', async () => {
    const ask = asker(server.url, (await signIn(server)).session.access_token);
    const said = { contextId: 'gallery', helpful: true };
    const { burst, everyMs } = rateLimits.feedbackOfPerson;
    const statuses: number[] = [];
    for (let time = 0; time < burst; time++)
      statuses.push((await ask('POST', '/api/support/feedback', said)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { status, body } = await ask('POST', '/api/support/feedback', said);
    expect([status, body]).toMatchObject([
      429,
      {
        message: 'Too many requests. Please wait 30 seconds and try again.',
        error: { code: 'RATE_LIMITED' },
      },
    ]);
    const other = asker(server.url, (await signIn(server)).session.access_token);
    expect((await other('POST', '/api/support/feedback', said)).status).toBe(200);
    server.clock.advance(everyMs);
    expect((await ask('POST', '/api/support/feedback', said)).status).toBe(200);
  });

  it('is refused when it does not say whether it helped', async () => {
    const { session } = await signIn(server);
    const { status, body } = await asker(server.url, session.access_token)('POST', '/api/support/feedback', {
      contextId: 'gallery',
    });
    const said = 'Please check your input and try again.';
    expect(status).toBe(422);
    expect(body).toEqual({
      ok: false,
      message: said,
      error: { message: said, code: 'INPUT_INVALID', field: 'helpful' },
    });
  });
});
