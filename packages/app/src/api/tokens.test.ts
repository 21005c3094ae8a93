import { expect, test } from 'vitest';
import { sendWithToken } from './tokens.ts';

/** A server that takes one token, and a session that has others in store. */
function sending(taken: string | null, store: readonly (string | null)[]) {
  const sent: (string | null)[] = [];
  const refused: string[] = [];
  const left = [...store];
  const tokens = {
    accessToken: async () => left.shift() ?? null,
    renewToken: async (token: string) => {
      refused.push(token);
      return left.shift() ?? null;
    },
  };
  const answer = sendWithToken(tokens, async (token) => {
    sent.push(token);
    return new Response(null, { status: token === taken ? 204 : 401 });
  });
  return { answer, sent, refused };
}

test.each([
  ['a token that is taken is sent once', 'a', ['a', 'b'], ['a'], [], 204],
  ['a refused one is replaced once', 'b', ['a', 'b'], ['a', 'b'], ['a'], 204],
  ['the second refusal is reported too', 'c', ['a', 'b', 'c'], ['a', 'b'], ['a', 'b'], 401],
  ['a session that has ended asks nobody again', 'b', ['a', null], ['a'], ['a'], 401],
  ['a visitor has nothing to renew', 'a', [null], [null], [], 401],
])('%s', async (_, taken, store, sentTokens, refusedTokens, status) => {
  const { answer, sent, refused } = sending(taken, store);
  expect((await answer).status).toBe(status);
  expect(sent).toEqual(sentTokens);
  expect(refused).toEqual(refusedTokens);
});
