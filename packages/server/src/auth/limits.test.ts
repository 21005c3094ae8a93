import { magicLinkCooldownMs } from '@mirror-studio/domain/auth';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, follow, newEmail, press, startTestServer, type TestServer } from '../testing/index.ts';
import { countPassword } from './flows/limits.ts';

const password = 'Silver-mirror-7';
let server: TestServer;
beforeAll(async () => {
  // The default limits, behind one proxy: so a test can come from many networks.
  server = await startTestServer({ networkLimitFactor: 1, trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

function post(path: string, body: unknown, from: string, url = server.url) {
  return fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body),
  });
}
const askFor = (email: string, from: string) => post('/otp', { email }, from);
const enter = (email: string, given: string, from: string) =>
  post('/token?grant_type=password', { email, password: given }, from);

/** Somebody with a password, who signed in from a network. */
async function member(from: string) {
  const email = newEmail();
  // Only the browser that signed up brings its password into force, by the verifier of its challenge.
  const code_verifier = crypto.randomUUID().repeat(2);
  const challenge = { code_challenge: code_verifier, code_challenge_method: 'plain' };
  expect((await post('/signup', { email, password, ...challenge }, from)).status).toBe(200);
  const auth_code = (await follow((await server.lastMessage(email)).link)).searchParams.get('code');
  const exchanged = await post('/token?grant_type=pkce', { auth_code, code_verifier }, from);
  expect(exchanged.status).toBe(200);
  expect((await enter(email, password, from)).status).toBe(200);
  return email;
}

const counts = (answers: readonly Response[]) => ({
  let: answers.filter(({ status }) => status !== 429).length,
  refused: answers.filter(({ status }) => status === 429).length,
});

describe('messages', () => {
  test('a hundred plus-addresses of one mailbox get as many as one mailbox gets', async () => {
    const from = newNetwork();
    const name = newEmail().split('@')[0];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => askFor(`${name}+${at}@example.test`, from)),
    );
    const { burst } = rateLimits.mailToMailbox;
    expect(counts(answers)).toEqual({ let: burst, refused: 100 - burst });
    const refused = await answers.find(({ status }) => status === 429)?.json();
    expect(refused).toMatchObject({
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      ),
    });
  });

  test('one network gets as many as a network gets, whoever they are to, and others go on', async () => {
    const from = newNetwork();
    const answers = await Promise.all(Array.from({ length: 60 }, () => askFor(newEmail(), from)));
    const { burst } = rateLimits.mailFromNetwork;
    expect(counts(answers)).toEqual({ let: burst, refused: 60 - burst });
    expect((await askFor(newEmail(), newNetwork())).status).toBe(200);
  });

  test('a header makes nobody another network where no proxy is trusted', async () => {
    const plain = await startTestServer({ networkLimitFactor: 1 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => post('/otp', { email: newEmail() }, newNetwork(), plain.url)),
    );
    expect(counts(answers).let).toBe(rateLimits.mailFromNetwork.burst);
    await plain.close();
  });

  test('a stranger who asks each minute neither ends the link of its owner nor uses up their minute', async () => {
    const email = newEmail();
    const [own, strange] = [newNetwork(), newNetwork()];
    expect((await askFor(email, strange)).status).toBe(200);
    await server.services.background.idle();
    server.clock.advance(1);
    expect((await askFor(email, own)).status).toBe(200);
    const { link } = await server.lastMessage(email);
    for (let minute = 0; minute < 4; minute++) {
      server.clock.advance(magicLinkCooldownMs);
      expect((await askFor(email, strange)).status).toBe(200);
    }
    await server.services.background.idle();
    expect((await press(link)).hash).not.toContain('error');
    expect((await askFor(email, own)).status).toBe(200);
  });

  test('one network that never stops asking for a mailbox does not keep its owner on a new network from theirs', async () => {
    const [name, strange] = [newEmail().split('@')[0], newNetwork()];
    for (let minute = 0; minute < 90; minute++) {
      server.clock.advance(magicLinkCooldownMs);
      await askFor(`${name}+${minute}@example.test`, strange);
    }
    expect((await askFor(`${name}@example.test`, newNetwork())).status).toBe(200);
  });

  test('strangers from many networks get as many as one mailbox gets, and its owner still gets theirs', async () => {
    const own = newNetwork();
    const email = await member(own);
    server.clock.advance(magicLinkCooldownMs);
    const answers = await Promise.all(Array.from({ length: 40 }, () => askFor(email, newNetwork())));
    expect(counts(answers).let).toBeLessThanOrEqual(rateLimits.mailToMailboxFromStrangers.burst);
    expect(counts(answers).refused).toBeGreaterThan(0);
    expect((await askFor(email, own)).status).toBe(200);
    const again = await askFor(email, own);
    expect([again.status, await again.json()]).toMatchObject([
      429,
      { message: 'For security purposes, you can only request this after 60 seconds.' },
    ]);
  });
});

test('a network that has had its messages costs no more hashes', async () => {
  const from = newNetwork();
  await Promise.all(Array.from({ length: 30 }, () => askFor(newEmail(), from)));
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => post('/signup', { email: newEmail(), password }, from)),
  );
  const codes = await Promise.all(answers.map(async (answer) => (await answer.json()) as { code: string }));
  // A full queue of hashes would say over_request_rate_limit.
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['over_email_send_rate_limit']));
});

describe('wrong passwords', () => {
  test('of a hundred at once a few are looked at, and the owner gets in from elsewhere', async () => {
    const own = newNetwork();
    const email = await member(own);
    const guessing = newNetwork();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => enter(email, `Wrong-mirror-${at}`, guessing)),
    );
    expect(counts(answers).let).toBeLessThanOrEqual(rateLimits.passwordOfAccount.burst);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
    expect((await enter(email, password, own)).status).toBe(200);
    expect((await enter(email, password, newNetwork())).status).toBe(200);
    const held = await enter(email, password, guessing);
    expect([held.status, await held.json()]).toMatchObject([
      429,
      { code: 'over_request_rate_limit', message: expect.stringContaining('after 60 seconds.') },
    ]);
    server.clock.advance(rateLimits.passwordOfAccount.everyMs);
    expect((await enter(email, password, guessing)).status).toBe(200);
  });

  test('right ones do not count', async () => {
    const own = newNetwork();
    const email = await member(own);
    for (let time = 0; time <= rateLimits.passwordOfAccount.burst; time++) {
      expect((await enter(email, password, own)).status).toBe(200);
    }
  });

  test('guesses from many networks are bounded for one account, without a bound for its owner', async () => {
    const own = newNetwork();
    const email = await member(own);
    const services = { ...server.services, keys: server.services.keys ?? fail() };
    const guess = (network: string) =>
      countPassword(services, email, { network, place: '' }).then(
        () => true,
        () => false,
      );
    const guesses: boolean[] = [];
    for (let at = 0; at < 120; at++) guesses.push(await guess(newNetwork()));
    expect(guesses.filter(Boolean)).toHaveLength(rateLimits.passwordOfAccountFromStrangers.burst);
    expect(await guess(own)).toBe(true);
    expect((await enter(email, password, own)).status).toBe(200);
  });

  test('one network gets as many as a network gets, whoever it guesses at', async () => {
    const from = newNetwork();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => enter(newEmail(), 'Wrong-mirror-1', from)),
    );
    expect(counts(answers).let).toBeLessThanOrEqual(rateLimits.passwordFromNetwork.burst);
    expect(counts(answers).refused).toBeGreaterThanOrEqual(60 - rateLimits.passwordFromNetwork.burst);
  });
});

test('codes and tokens of one network are tried as often as a network may', async () => {
  const from = newNetwork();
  const { burst } = rateLimits.tokenFromNetwork;
  const answers = await Promise.all(
    Array.from({ length: burst + 10 }, (_, at) =>
      post('/token?grant_type=refresh_token', { refresh_token: `made-up-${at}` }, from),
    ),
  );
  expect(counts(answers)).toEqual({ let: burst, refused: 10 });
});

test('a person changes their account as often as a person may', async () => {
  const own = newNetwork();
  const email = await member(own);
  const { auth } = browser(server.url);
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
  const { burst } = rateLimits.changeOfUser;
  const errors: (string | undefined)[] = [];
  for (let time = 0; time <= burst; time++) {
    errors.push((await auth.updateUser({ data: { time } })).error?.code);
  }
  expect(errors).toEqual([...Array<undefined>(burst).fill(undefined), 'over_request_rate_limit']);
});

describe.each([
  ['/recover', {}],
  ['/otp', {}],
  ['/otp', { create_user: false }],
  ['/signup', { password }],
  ['/resend', { type: 'signup' }],
])('%s with %j', (path, fields) => {
  test('answers alike whether there is an account, also when asked again', async () => {
    const [known, unknown] = [await member(newNetwork()), newEmail()];
    server.clock.advance(magicLinkCooldownMs);
    const from = { [known]: newNetwork(), [unknown]: newNetwork() };
    const answers = async (email: string) => {
      const said: unknown[] = [];
      for (const _ of ['first', 'again']) {
        const answer = await post(path, { email, ...fields }, from[email] ?? '');
        const text = (await answer.text()).replaceAll(email, 'somebody').replace(/[0-9a-f-]{36}/g, 'id');
        said.push(answer.status, [...answer.headers.keys()], text);
      }
      return said;
    };
    expect(await answers(known)).toEqual(await answers(unknown));
  });
});

function fail(): never {
  throw new Error('The embedded auth service has keys');
}
