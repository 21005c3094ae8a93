import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { endpoints } from '@mirror-studio/domain/contract';
import { messages as english } from '@mirror-studio/domain/texts/en/index';
import { messages as spanish } from '@mirror-studio/domain/texts/es/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { errors, exchange, photoShoot, refusals, videoCanvas } from './refusals.ts';
import type { Words } from './words.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await signIn(server)).session.access_token;
});
afterAll(() => server.close());

const said = { errors, exchange, photoShoot, refusals, videoCanvas };
const plural = /_(one|many|other)$/;

test.each(Object.keys(said) as (keyof typeof said)[])(
  'every text of %s is said in both languages',
  (name) => {
    const written = Object.entries(english[name]) as [string, string][];
    for (const [key, text] of written) {
      const base = key.replace(plural, '');
      const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, value = '']) => value);
      const needsValues = base !== key || names.length > 0;
      const values = { count: 1234, ...Object.fromEntries(names.map((value) => [value, 1234])) };
      const entry = Reflect.get(said[name], base) as Words & ((of: typeof values) => Words);
      const words = needsValues ? entry(values) : entry;
      for (const [language, form] of [
        ['en', Reflect.get(english[name], base) ?? Reflect.get(english[name], `${base}_other`)],
        ['es', Reflect.get(spanish[name], base) ?? Reflect.get(spanish[name], `${base}_other`)],
      ] as const) {
        const shown = language === 'en' ? '1,234' : '1234';
        const whole = String(form).replace(/\{\{\w+(, number)?\}\}/g, (_, isNumber) =>
          isNumber ? shown : '1234',
        );
        expect(words(language)).toBe(whole);
      }
    }
  },
);

test('words are said within words', () => {
  const refusal = refusals.providerDown({ provider: 'Engine' });
  const whole = refusals.providerSaid({ refusal, words: 'No.' });
  expect([whole('en'), whole('es')]).toEqual([
    `${refusal('en')} It said: “No.”`,
    expect.stringContaining(refusal('es')),
  ]);
});

/** Asks for something that is refused, as an app does that reads a language. */
async function refusalOf(language: string | null, path: string, body?: unknown) {
  const answer = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...(language !== null && { 'Accept-Language': language }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { message, error } = (await answer.json()) as { message: string; error: { message: string } };
  expect(error.message).toBe(message);
  return { message, language: answer.headers.get('Content-Language'), vary: answer.headers.get('Vary') };
}

test.each([
  ['es', 'es'],
  ['es-MX, en;q=0.8', 'es'],
  ['en;q=0.3, es;q=0.9', 'es'],
  ['de, es;q=0.5', 'es'],
  ['en-GB', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  [';;,', 'en'],
  [null, 'en'],
] as const)('with Accept-Language %s a refusal is told in %s, and says so', async (asked, language) => {
  const few = { coins: exchangeLimits.minimumCoins - 1 };
  const refused = await refusalOf(asked, endpoints.exchange.path, few);
  const texts = language === 'en' ? english.exchange : spanish.exchange;
  expect(refused).toEqual({ message: texts.belowMinimumDescription, language, vary: 'Accept-Language' });
});

test('what waits is told in Spanish with the time left, and so is a path that is nowhere', async () => {
  const claim = () => refusalOf('es', endpoints.claimInvitation.path, { code: 'abcd' });
  for (let tried = 0; tried < rateLimits.invitationClaimsOfPerson.burst; tried++)
    expect((await claim()).message).toBe(spanish.invitation.wrong);
  const count = Math.ceil(rateLimits.invitationClaimsOfPerson.everyMs / 1000);
  expect((await claim()).message).toBe(refusals.tooManyRequests({ count })('es'));
  expect((await refusalOf('es', '/api/nowhere')).message).toBe(spanish.errors.notFound);
});
