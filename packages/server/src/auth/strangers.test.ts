// What strangers use up in other networks leaves room where somebody has signed in, whichever way they did.
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail, press, startTestServer, type TestServer } from '../testing/index.ts';
import { codeIn, codeInText } from '../testing/mail-codes.ts';
import { countMail, countPassword } from './flows/limits.ts';

const home = '203.0.113.9';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ networkLimitFactor: 1, trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.9.${networks >> 8}.${networks & 255}`;
};

async function post(path: string, body: object, from = home) {
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer.status;
}

/** Asks for a message, elsewhere than at home: only the sign-in itself is from there. */
async function askFor(to: { readonly email: string } | { readonly phone: string }) {
  expect(await post('/otp', to, newNetwork())).toBe(200);
  return server.lastMessage('email' in to ? to.email : to.phone);
}

function authServices() {
  const { keys } = server.services;
  if (!keys) throw new Error('The embedded auth service has keys');
  return { ...server.services, keys };
}
/** Says whether one more is let through, of what strangers share. */
async function isLet(count: typeof countMail | typeof countPassword, name: string, network: string) {
  try {
    await count(authServices(), name, { network, place: '' });
    return true;
  } catch {
    return false;
  }
}

let numbers = 0;
const ways: Readonly<Record<string, () => Promise<string>>> = {
  'the code of a mail': async () => {
    const email = newEmail();
    const token = codeIn(await askFor({ email }));
    expect(await post('/verify', { email, token, type: 'email' })).toBe(200);
    return email;
  },
  'a link by call': async () => {
    const email = newEmail();
    const link = new URL((await askFor({ email })).link).searchParams;
    expect(await post('/verify', { token_hash: link.get('token'), type: link.get('type') })).toBe(200);
    return email;
  },
  'a press on the page of a link': async () => {
    const email = newEmail();
    expect((await press((await askFor({ email })).link, { 'x-forwarded-for': home })).hash).toContain(
      'access_token',
    );
    return email;
  },
  'the code of a text message': async () => {
    numbers += 1;
    const phone = `3460055${String(numbers).padStart(4, '0')}`;
    const token = codeInText((await askFor({ phone: `+${phone}` })).body);
    expect(await post('/verify', { phone: `+${phone}`, token, type: 'sms' })).toBe(200);
    return phone;
  },
};

test.each(Object.entries(ways))(
  'after %s passwords and messages have room at home',
  async (_, signInAtHome) => {
    const name = await signInAtHome();
    for (const [count, { burst }] of [
      [countPassword, rateLimits.passwordOfAccountFromStrangers],
      [countMail, rateLimits.mailToMailboxFromStrangers],
    ] as const) {
      for (let time = 0; time < burst; time++) await isLet(count, name, newNetwork());
      expect(await isLet(count, name, newNetwork())).toBe(false);
      expect(await isLet(count, name, home)).toBe(true);
    }
  },
);
