import { AuthClient } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithDeviceExpiry } from './fetch-with-device-expiry.ts';

const deviceMs = Date.UTC(2026, 10, 30, 12);
const hourMs = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: deviceMs }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerWith = (body: string, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));

test.each([61 * 60_000, 0, -61 * 60_000])(
  'a session of an hour ends in an hour by the clock of a device that differs by %d ms',
  async (differsMs) => {
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'refresh',
      expires_in: 3_600,
      expires_at: (deviceMs - differsMs + hourMs) / 1_000,
      token_type: 'bearer',
      user: { id: 'iris' },
    };
    answerWith(JSON.stringify(session));
    const client = new AuthClient({
      url: 'http://auth',
      fetch: fetchWithDeviceExpiry,
      autoRefreshToken: false,
      persistSession: false,
    });
    const { data } = await client.refreshSession({ refresh_token: 'before' });
    expect(data.session?.expires_at).toBe((deviceMs + hourMs) / 1_000);
    expect(data.session?.user.id).toBe('iris');
  },
);

test.each(['{"expires_at":1}', '[1]', 'null', 'no JSON', ''])('%j is left as it is', async (body) => {
  answerWith(body, { status: 203, headers: { 'x-of': 'the server' } });
  const answer = await fetchWithDeviceExpiry('http://auth/user');
  expect([await answer.text(), answer.status, answer.headers.get('x-of')]).toEqual([body, 203, 'the server']);
});

test('a refusal is left as it is', async () => {
  answerWith('{"expires_in":1,"expires_at":1}', { status: 400 });
  expect(await (await fetchWithDeviceExpiry('http://auth/token')).json()).toEqual({
    expires_in: 1,
    expires_at: 1,
  });
});
