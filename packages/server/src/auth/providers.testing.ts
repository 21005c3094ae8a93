import type { AuthProviderConfig } from '../config/auth-providers.ts';
import type { Config } from '../config/index.ts';
import { browser, startTestServer, testClock } from '../testing/index.ts';
import { client, openIdStandIn } from '../testing/stand-ins/index.ts';

/** How a browser answers a redirect: where it leads. Throws where it leads nowhere. */
export async function step(url: string, headers: Record<string, string> = {}): Promise<URL> {
  const answer = await fetch(url, { redirect: 'manual', headers });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return new URL(location, url);
}

/** What an address says of a refusal. */
export const refusalIn = (url: URL) => ({
  error: url.searchParams.get('error'),
  code: url.searchParams.get('error_code'),
  said: url.searchParams.get('error_description'),
});

/** A server with an OpenID provider beside it, by the name of Google. */
export async function startWithProvider(more: Partial<Config> = {}) {
  const clock = testClock(new Date());
  const provider = await openIdStandIn(clock);
  const google: AuthProviderConfig = {
    ...client,
    scopes: ['openid', 'email', 'profile'],
    protocol: { type: 'openid', issuer: provider.url },
  };
  const server = await startTestServer({ authProviders: { google }, localProvider: false, ...more }, clock);
  const redirectTo = `${server.url}/auth/callback`;

  /** From the press of the button to the address that the provider leads back to, not yet opened. */
  async function goThere(auth = browser(server.url).auth) {
    const { data, error } = await auth.signInWithOAuth({ provider: 'google', options: { redirectTo } });
    if (error || !data.url) throw error ?? new Error('There is nowhere to go.');
    const begun = await fetch(data.url, { redirect: 'manual' });
    const there = new URL(begun.headers.get('location') ?? '', data.url);
    const [cookie = ''] = begun.headers.get('set-cookie')?.split(';') ?? [];
    return { auth, there, cookie, back: await step(there.href) };
  }

  /** The same for a client without a challenge, whose browser is known by its cookie. */
  async function beginAlone() {
    const query = new URLSearchParams({ provider: 'google', redirect_to: redirectTo });
    const begun = await fetch(`${server.url}/auth/v1/authorize?${query.toString()}`, { redirect: 'manual' });
    const set = begun.headers.get('set-cookie') ?? '';
    return { set, cookie: set.split(';')[0] ?? '', back: await step(begun.headers.get('location') ?? '') };
  }

  /** The whole way. Returns where the browser ends, and the session if there is one. */
  async function signInBy(auth = browser(server.url).auth) {
    const { back } = await goThere(auth);
    const landed = await step(back.href);
    const code = landed.searchParams.get('code');
    if (code === null) return { auth, landed, session: null, error: null };
    const { data, error } = await auth.exchangeCodeForSession(code);
    return { auth, landed, session: data.session, error };
  }
  return { server, provider, clock, redirectTo, goThere, beginAlone, signInBy };
}
