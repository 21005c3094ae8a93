import { authBasePath } from '@mirror-studio/domain/auth-service';
import { factorLimits, magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import { decodeJwt } from 'jose';
import { asker, newEmail, type TestServer } from '../testing/index.ts';
import { userAgents } from '../testing/person.ts';
import { codeOf } from '../testing/totp.ts';

/** The cookies of one browser, which answers change. */
type Jar = Record<string, string>;
interface At {
  readonly jar?: Jar;
  readonly userAgent?: string;
  readonly address?: string;
}

/** Somebody of a server that trusts one proxy, signed in with a second factor that was just proved. */
export async function rememberingPerson(server: TestServer, { hasFactor = true } = {}) {
  const email = newEmail();
  const ownJar: Jar = {};

  async function call(
    method: string,
    path: string,
    body: object | undefined,
    {
      jar = ownJar,
      userAgent = userAgents.firefox,
      address = '203.0.113.9',
      token = '',
    }: At & { token?: string },
  ) {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        'user-agent': userAgent,
        'x-forwarded-for': address,
        'content-type': 'application/json',
        cookie: Object.entries(jar)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    const [name, value] = cookie?.split(';')[0]?.split('=') ?? [];
    if (name && value) jar[name] = value;
    const text = await answer.text();
    return { status: answer.status, cookie, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
  }

  function sessionOf(tokens: Record<string, unknown>, at: At) {
    const token = String(tokens['access_token']);
    const { amr, aal, sub = '' } = decodeJwt<{ amr: { method: string }[]; aal: string }>(token);
    return {
      id: sub,
      token,
      level: aal,
      ways: amr.map(({ method }) => method),
      refreshToken: String(tokens['refresh_token']),
      ask: asker(server.url, token),
      auth: async (method: string, path: string, body?: object) => {
        const answer = await call(method, `${authBasePath}${path}`, body, { ...at, token });
        return [answer.status, answer.body['error_code']];
      },
      remember: async (jar = at.jar ?? ownJar) => {
        const { cookie, status } = await call('POST', endpoints.rememberBrowser.path, undefined, {
          ...at,
          jar,
          token,
        });
        if (status !== 201) throw new Error(`Remembering answered ${status}`);
        return { cookie, jar };
      },
      addFactor: (name: string) => addFactor(name, token, at),
      prove: (factor: { id: string; secret: string }) => prove(factor, token, at),
    };
  }

  async function prove({ id, secret }: { id: string; secret: string }, token: string, at: At) {
    server.clock.advance(factorLimits.stepSeconds * 1000);
    const path = `${authBasePath}/factors/${id}`;
    const asked = await call('POST', `${path}/challenge`, {}, { ...at, token });
    const proof = { challenge_id: asked.body['id'], code: codeOf(secret, server.clock.now().getTime()) };
    const { status, body } = await call('POST', `${path}/verify`, proof, { ...at, token });
    if (status !== 200) throw new Error(`The proof answered ${status}`);
    return sessionOf(body, at);
  }
  async function addFactor(name: string, token: string, at: At) {
    const wish = { factor_type: 'totp', friendly_name: name };
    const { body } = await call('POST', `${authBasePath}/factors`, wish, { ...at, token });
    const factor = { id: String(body['id']), secret: (body['totp'] as { secret: string }).secret };
    return { factor, session: await prove(factor, token, at) };
  }

  async function link(at: At): Promise<URLSearchParams> {
    // Messages of before stand before the link.
    await server.services.background.idle();
    await call('POST', `${authBasePath}/otp`, { email }, at);
    const { searchParams } = new URL((await server.lastMessage(email)).link);
    // A link and what is told of its use stand in an order.
    server.clock.advance(1_000);
    return searchParams;
  }
  async function open(given: URLSearchParams, at: At) {
    const opened = { type: given.get('type'), token_hash: given.get('token') };
    const { status, body } = await call('POST', `${authBasePath}/verify`, opened, at);
    if (status !== 200) throw new Error(`The sign-in answered ${status}`);
    return sessionOf(body, at);
  }
  async function signIn(at: At = {}) {
    server.clock.advance(magicLinkLimits.cooldownMs);
    return open(await link(at), at);
  }

  const first = await signIn();
  const enrolled = hasFactor ? await first.addFactor('Phone') : null;
  const own = enrolled?.session ?? first;
  return {
    ...own,
    email,
    factorId: enrolled?.factor.id ?? '',
    factor: enrolled?.factor ?? { id: '', secret: '' },
    signIn,
    open,
    /** Each asked for from a place of its own, so that none ends another. */
    links: async (many: number) => {
      const links: URLSearchParams[] = [];
      server.clock.advance(1_000);
      for (let at = 0; at < many; at++) links.push(await link({ address: `198.51.${at}.7` }));
      return links;
    },
    proveAgain: () => enrolled && own.prove(enrolled.factor),
    rememberAnother: async () => {
      server.clock.advance(30_000);
      await own.remember({});
    },
    /** In another browser of theirs, which is remembered as well. */
    elsewhere: async () => {
      const at = { jar: {}, userAgent: userAgents.safari };
      const there = await signIn(at);
      if (enrolled) await (await there.prove(enrolled.factor)).remember();
      return { signIn: () => signIn(at) };
    },
    refresh: async (refreshToken: string) => {
      const grant = { refresh_token: refreshToken };
      const { body } = await call('POST', `${authBasePath}/token?grant_type=refresh_token`, grant, {});
      return sessionOf(body, {});
    },
  };
}
export type Remembering = Awaited<ReturnType<typeof rememberingPerson>>;
