import { endpoints, readResponse } from '@mirror-studio/domain/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import type { FuzzRequest, Known } from './parts.ts';
import { fuzzRequests } from './requests.ts';
import { type Answer, faultOf, send } from './send.ts';

/** Of each call. `MIRROR_FUZZ_RUNS` and `MIRROR_FUZZ_SEED` make more of them, and others. */
const runs = Number(process.env['MIRROR_FUZZ_RUNS'] ?? 20);
const seed = Number(process.env['MIRROR_FUZZ_SEED'] ?? 20_261_123);

let server: TestServer;
let session: Awaited<ReturnType<typeof signIn>>;
const known: Known = { ids: ['7d5a2c1e-0000-4000-8000-00000000beef'], emails: [newEmail('fuzz')] };
beforeAll(async () => {
  server = await startTestServer();
  session = await signIn(server);
});
afterAll(() => server.close());

/** Sends it as somebody whose session stands: one of the calls under test ends sessions. */
async function play(request: FuzzRequest): Promise<Answer> {
  const answer = await send(server.url, request, session.session.access_token);
  if (answer.status === 204 && request.path.includes('/logout')) session = await signIn(server);
  return answer;
}

test.each(fuzzRequests(known))(
  'whatever is sent to %s is the fault of who sends it',
  async (_name, requests) => {
    const before = server.log.problems.length;
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const answer = await play(request);
        const fault = faultOf(request, answer);
        if (fault !== null) {
          throw new Error([fault, ...server.log.problems.slice(before)].join('\n').slice(0, 2_000));
        }
      }),
      { numRuns: runs, seed },
    );
  },
);

test('after all of it the server still serves', async () => {
  const { session: fresh } = await signIn(server);
  const { status, body } = await asker(server.url, fresh.access_token)('GET', endpoints.balance.path);
  expect(status).toBe(200);
  expect(readResponse(endpoints.balance, body)).toEqual(body);
});
