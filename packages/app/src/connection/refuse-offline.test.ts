import { type Api, type Endpoint, endpoints } from '@mirror-studio/domain/contract';
import { expect, test } from 'vitest';
import { refuseOffline } from './refuse-offline.ts';

/** An API that counts what reaches it, behind a connection that comes and goes. */
function studio() {
  const sent: Endpoint[] = [];
  const state = { isCutOff: false };
  const api = refuseOffline(
    {
      call: async (endpoint: Endpoint) => {
        sent.push(endpoint);
        throw new TypeError('fetch failed');
      },
    } as Api,
    async () => state.isCutOff,
  );
  const exchange = (idempotencyKey: string) =>
    api.call(endpoints.exchange, { body: { coins: 10 }, idempotencyKey }).catch((error: unknown) => error);
  return { api, exchange, sent, state };
}

test('what changes something is refused before it is sent, what only reads is asked for', async () => {
  const { api, exchange, sent, state } = studio();
  state.isCutOff = true;
  expect(await exchange('one')).toMatchObject({ code: 'OFFLINE', status: 0 });
  expect(sent).toEqual([]);
  await api.call(endpoints.balance).catch(() => undefined);
  expect(sent).toEqual([endpoints.balance]);
});

test('an intent whose answer may be lost is not said to be unsent', async () => {
  const { exchange, sent, state } = studio();
  expect(await exchange('one')).toBeInstanceOf(TypeError);
  state.isCutOff = true;
  expect(await exchange('one')).toMatchObject({ code: 'NETWORK_ERROR' });
  expect(await exchange('two')).toMatchObject({ code: 'OFFLINE' });
  expect(sent).toEqual([endpoints.exchange]);
});
