import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { LanguageModelConfig } from '../config/index.ts';
import { type Ask, asker, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import {
  type Answer,
  closeStandIns,
  languageProtocols,
  sendJson,
  standIn,
} from '../testing/stand-ins/index.ts';

const path = '/api/composer';
const { base, says, refusal } = languageProtocols['openai-compatible'];
const light = { slot: 'light', words: 'low winter sun', reason: 'No light was named.' };
const body = { task: 'improve', slots: { subject: 'a heron' }, language: 'en' };
const good = says(JSON.stringify({ changes: [light] }));

let answer: Answer = good;
let server: TestServer;
let plain: TestServer;
const tokenOf = async (of: TestServer) => (await signIn(of)).session.access_token;

beforeAll(async () => {
  const { url } = await standIn((...asked) => answer(...asked));
  const languageModel: LanguageModelConfig = {
    adapter: 'openai-compatible',
    url: url + base,
    key: 'k-secret-1',
    model: 'ink',
    label: 'The attic',
    seesPictures: false,
  };
  server = await startTestServer({ languageModel });
  plain = await startTestServer({ languageModel: null });
});
afterEach(() => {
  answer = good;
});
afterAll(async () => {
  closeStandIns();
  await server.close();
  await plain.close();
});
const someone = async (of = server): Promise<Ask> => asker(of.url, await tokenOf(of));

it('tells who composes here, without the key, and asks it', async () => {
  expect((await fetch(server.url + path)).status).toBe(401);
  const ask = await someone();
  expect((await ask('GET', path)).body).toEqual({ model: 'The attic', seesPictures: false });
  expect(await ask('POST', path, body)).toEqual({
    status: 200,
    body: { changes: [light], model: 'The attic' },
  });
});

it('without a language model says so, and that the built-in composer is there', async () => {
  const ask = await someone(plain);
  expect((await ask('GET', path)).body).toEqual({ model: null, seesPictures: false });
  expect(await ask('POST', path, body)).toMatchObject({
    status: 503,
    body: { error: { code: 'PROVIDER_KEY_MISSING', message: refusals.languageModelMissing } },
  });
});

it.each([
  [{ ...body, task: 'sing' }],
  [{ ...body, slots: { subject: 'x'.repeat(2_001) } }],
  [{ ...body, language: 'tlh' }],
  [null],
])('refuses %j', async (wrong) => {
  expect(await (await someone())('POST', path, wrong)).toMatchObject({
    status: 422,
    body: { error: { code: 'INPUT_INVALID' } },
  });
});

it('passes on how long a busy model wants to be left alone', async () => {
  answer = (_, reply) => {
    reply.setHeader('Retry-After', '7');
    sendJson(reply, refusal('Slow down.'), 429);
  };
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(server)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await response.json()).toMatchObject({
    message: 'The attic is busy. Please wait 7 seconds and try again.',
    error: { code: 'PROVIDER_RATE_LIMIT' },
  });
});

it('lets everybody ask so often and no more', async () => {
  const [ask, other] = [await someone(), await someone()];
  for (let times = 0; times < rateLimits.composerOfPerson.burst; times++)
    expect((await ask('POST', path, body)).status).toBe(200);
  expect(await ask('POST', path, body)).toMatchObject({
    status: 429,
    body: { error: { code: 'RATE_LIMITED' } },
  });
  expect((await other('POST', path, body)).status).toBe(200);
  server.clock.advance(rateLimits.composerOfPerson.everyMs);
  expect((await ask('POST', path, body)).status).toBe(200);
});

it('leaves the model when the browser has left', async () => {
  const token = await tokenOf(server);
  const stop = new AbortController();
  const left = new Promise<void>((resolve) => {
    answer = (_, reply) => {
      reply.once('close', resolve);
      stop.abort();
    };
  });
  const asked = fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: stop.signal,
  });
  await expect(asked).rejects.toThrow();
  await left;
});
