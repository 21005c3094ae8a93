import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { browser, newEmail, signIn, type TestServer } from '../testing/index.ts';
import { codeIn, codeInText, otherCode } from '../testing/mail-codes.ts';
import type { startWithProvider } from './providers.testing.ts';

type Call = (
  method: string,
  path: string,
  body?: object,
  token?: string,
  server?: TestServer,
) => Promise<Response>;

interface Asking {
  /** The server with an OpenID provider, which sends to no number. */
  readonly at: Awaited<ReturnType<typeof startWithProvider>>;
  /** One that sends to numbers. */
  readonly texting: TestServer;
  readonly call: Call;
  /** A code of PKCE and the verifier of its browser. */
  readonly opened: () => Promise<object>;
  /** Somebody with a second factor, who has not proved it in one of their sessions. */
  readonly withFactor: (server?: TestServer) => Promise<{ readonly low: string }>;
  /** A factor that is begun, and what is asked of it, with its code. */
  readonly begun: () => Promise<{
    token: string;
    path: string;
    challenge_id: string | undefined;
    code: string;
  }>;
}

const password = 'Onyx-glass-7';
const phone = '+34600000000';
const both = { email: 'a@example.test', phone };

/** How the answers about numbers, proofs and what is sent again come about here. */
export function askedOfProofs({ at, texting, call, opened, withFactor, begun }: Asking) {
  const post = (path: string, body: object, token?: string, server: TestServer = at.server) =>
    call('POST', path, body, token, server);
  const put = (body: object, token: string, server: TestServer = at.server) =>
    call('PUT', '/user', body, token, server);
  const entered = async (server: TestServer = at.server) => (await signIn(server)).session.access_token;
  const text = (path: string, body: object) => post(path, body, undefined, texting);

  let numbers = 0;
  const newPhone = () => {
    numbers += 1;
    return `+3462000${String(numbers).padStart(4, '0')}`;
  };
  const textedTo = async (to: string) => codeInText((await texting.lastMessage(to)).body);
  async function mailed() {
    const email = newEmail();
    await post('/otp', { email });
    return { email, message: await at.server.lastMessage(email) };
  }
  async function texted() {
    const to = newPhone();
    await text('/otp', { phone: to });
    return { phone: to, token: await textedTo(to), type: 'sms' };
  }
  async function wanted() {
    const [to, token] = [newPhone(), await entered(texting)];
    await put({ phone: to }, token, texting);
    return { phone: to, token: await textedTo(to), type: 'phone_change' };
  }
  async function wantedAddress() {
    const [{ auth, session }, email] = [await signIn(at.server), newEmail('wanted')];
    at.clock.advance(1_000);
    await auth.updateUser({ email });
    return { email, token: codeIn(await at.server.lastMessage(email)), session };
  }

  const asked: Readonly<Record<string, () => Promise<Response>>> = {
    'a session by a code of PKCE': async () => post('/token?grant_type=pkce', await opened()),
    'a session by an id token': async () => {
      at.provider.set.person = { sub: crypto.randomUUID(), email: newEmail('g'), email_verified: true };
      return post('/token?grant_type=id_token', {
        provider: 'google',
        id_token: await at.provider.idToken(),
      });
    },
    'a session by a link': async () => {
      const { message } = await mailed();
      return post('/verify', {
        type: 'magiclink',
        token_hash: new URL(message.link).searchParams.get('token'),
      });
    },
    'a session by a code of a mail': async () => {
      const { email, message } = await mailed();
      return post('/verify', { type: 'email', email, token: codeIn(message) });
    },
    'a second factor that is proved': async () => {
      const { token, path, challenge_id, code } = await begun();
      return post(`${path}/verify`, { challenge_id, code }, token);
    },
    'a confirmation that is sent again': async () => {
      const email = newEmail();
      await browser(at.server.url).auth.signUp({ email, password });
      at.clock.advance(magicLinkLimits.cooldownMs);
      return post('/resend', { type: 'signup', email });
    },
    'a change of address that is sent again': async () => {
      const { session } = await wantedAddress();
      at.clock.advance(magicLinkLimits.cooldownMs);
      return post('/resend', { type: 'email_change', email: session.user.email });
    },
    'an address that is wanted': async () => put({ email: newEmail('wanted') }, await entered()),
    'the first of two proofs of an address': async () => {
      const { email, token } = await wantedAddress();
      return post('/verify', { type: 'email_change', email, token });
    },
    'the key set': () => call('GET', '/.well-known/jwks.json'),
    'a sign-up by phone that waits': () => text('/signup', { phone: newPhone(), password }),
    'a session by a code to a number': async () => text('/verify', await texted()),
    'a number that is wanted': async () => put({ phone: newPhone() }, await entered(texting), texting),
    'a session by the code to another number': async () => text('/verify', await wanted()),
    'a number that cannot be one': () => text('/otp', { phone: '600 call me' }),
    'a number that is wanted and cannot be one': async () =>
      put({ phone: '600 call me' }, await entered(texting), texting),
    'a code by no way that there is': () => text('/otp', { phone: newPhone(), channel: 'pigeon' }),
    'a code to a number that is asked for too soon': async () =>
      text('/otp', { phone: (await texted()).phone }),
    'a number that is wanted too soon': async () => {
      const token = await entered(texting);
      await put({ phone: newPhone() }, token, texting);
      return put({ phone: newPhone() }, token, texting);
    },
    'a wrong code to a number': async () => {
      const right = await texted();
      return text('/verify', { ...right, token: otherCode(right.token) });
    },
    'a wrong code to another number': async () => {
      const right = await wanted();
      return text('/verify', { ...right, token: otherCode(right.token) });
    },
    'a number below the second factor': async () =>
      put({ phone: newPhone() }, (await withFactor(texting)).low, texting),
    'an address below the second factor': async () => put({ email: newEmail() }, (await withFactor()).low),
    'a sign-up without a password': () => post('/signup', { email: newEmail() }),
    'a code for both': () => post('/otp', both),
    'a code for neither': () => post('/otp', {}),
    'a new password for nobody': () => post('/recover', {}),
    'no kind of proof': () => post('/verify', { email: both.email, token: '000000' }),
    'a code and a link': () => post('/verify', { type: 'email', token: '000000', token_hash: 'x' }),
    'a code of nobody': () => post('/verify', { type: 'email', token: '000000' }),
    'a link with an address': () => post('/verify', { type: 'email', token_hash: 'x', email: both.email }),
    'nothing that is sent again': () => post('/resend', { type: 'stone', email: both.email }),
    'a confirmation for no address': () => post('/resend', { type: 'signup', phone }),
    'a code for no number, again': () => post('/resend', { type: 'sms', email: both.email }),
    'a change of nobody, again': () => post('/resend', { type: 'email_change' }),
    'a change of both, again': () => post('/resend', { type: 'phone_change', ...both }),
    'a code to a number, again': () => post('/resend', { type: 'sms', phone }),
    'a sign-up by phone': () => post('/signup', { phone, password }),
    'a wallet of another kind': () => post('/token?grant_type=web3', { chain: 'ethereum' }),
    'linking a party that is not set up': async () =>
      call('GET', '/user/identities/authorize?provider=github', undefined, await entered()),
  };
  return asked;
}
