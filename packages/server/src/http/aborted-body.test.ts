import { request } from 'node:http';
import { authBasePath } from '@mirror-studio/domain/auth-service';
import { endpoints } from '@mirror-studio/domain/contract';
import { profileTable } from '@mirror-studio/domain/profile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await signIn(server)).session.access_token;
});
afterAll(() => server.close());

const known = { 'content-length': '1000' };
const chunked = { 'transfer-encoding': 'chunked' };

/** Sends the beginning of a JSON body, and breaks the connection off. */
function breakOff(path: string, length: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    const headers = { ...length, 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sending = request(server.url + path, { method: 'POST', headers });
    sending.on('error', () => {});
    sending.on('close', () => resolve());
    sending.write('{"contextId":', () => setImmediate(() => sending.destroy()));
  });
}

it.each([
  ['a known length', known],
  ['chunks', chunked],
])('a body of %s that breaks off is one line of the log without a stack', async (_, length) => {
  const { infos, problems } = server.log;
  infos.length = 0;
  problems.length = 0;
  await breakOff(endpoints.feedback.path, length);
  await expect.poll(() => [...infos, ...problems].length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  expect(infos).toEqual([
    expect.stringMatching(
      /^A request broke off before its body was read method="POST" path="\/api\/support\/feedback" requestId="[\w-]+"$/,
    ),
  ]);
});

it.each([
  ['the auth service', `${authBasePath}/otp`],
  ['the table service', `/rest/v1/${profileTable}`],
  ['an upload', endpoints.upload.path],
])('a body of %s that breaks off is no fault of the server', async (_, path) => {
  await breakOff(path, known);
  // Whatever it would say is said by the time that a request which came later is answered.
  expect((await fetch(server.url + endpoints.health.path)).status).toBe(200);
  expect(server.log.problems).toEqual([]);
});
