import { authBasePath } from '@mirror-studio/domain/auth-service';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints, type OwnSession, type SecurityEvent } from '@mirror-studio/domain/contract';
import { asker } from './ask.ts';
import { newEmail, type TestServer } from './server.ts';

/** What browsers say of themselves. */
export const userAgents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  newerFirefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  chromePhone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
  /** The same browser, when it is asked for the pages of a desktop. */
  chromeDesktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
} as const;

/** Where somebody asks from: what their browser says, and the address that a proxy has seen. */
export interface Place {
  readonly userAgent?: string;
  readonly address?: string;
  readonly language?: string;
}

/** One person of a server that trusts one proxy, with as many browsers as are opened. */
export function person(server: TestServer, email = newEmail()) {
  const headersOf = ({
    userAgent = userAgents.firefox,
    address = '203.0.113.9',
    language = 'en',
  }: Place) => ({
    'user-agent': userAgent,
    'x-forwarded-for': address,
    'accept-language': language,
    'content-type': 'application/json',
  });
  const call = (path: string, body: object, place: Place = {}) =>
    fetch(`${server.url}${authBasePath}${path}`, {
      method: 'POST',
      headers: headersOf(place),
      body: JSON.stringify(body),
    });
  const refresh = (refreshToken: string, place?: Place) =>
    call('/token?grant_type=refresh_token', { refresh_token: refreshToken }, place);

  /** Signs in by a link, a minute after whatever was before. */
  async function signIn(place: Place = {}) {
    server.clock.advance(magicLinkLimits.cooldownMs);
    // Messages of before stand before the link.
    await server.services.background.idle();
    await call('/otp', { email }, place);
    const link = new URL((await server.lastMessage(email)).link).searchParams;
    // The link and what is told of its use stand in an order.
    server.clock.advance(1_000);
    const opened = { type: link.get('type'), token_hash: link.get('token') };
    const answer = await call('/verify', opened, place);
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}: ${await answer.text()}`);
    const tokens = (await answer.json()) as { access_token: string; refresh_token: string };
    const ask = asker(server.url, tokens.access_token);
    return {
      token: tokens.access_token,
      refreshToken: tokens.refresh_token,
      ask,
      sessions: async () => (await ask('GET', endpoints.sessions.path)).body['sessions'] as OwnSession[],
      end: (id: string) => ask('POST', endpoints.endSession.path.replace('{id}', id)),
      endOthers: () => ask('POST', endpoints.endOtherSessions.path),
      log: async (query = '') => {
        const { body } = await ask('GET', `${endpoints.securityEvents.path}${query}`);
        return { events: body['events'] as SecurityEvent[], next: body['nextCursor'] as string | null };
      },
      logout: (scope: string) =>
        fetch(`${server.url}${authBasePath}/logout?scope=${scope}`, {
          method: 'POST',
          headers: { ...headersOf(place), authorization: `Bearer ${tokens.access_token}` },
        }),
    };
  }
  return { email, call, refresh, signIn };
}
export type Browser = Awaited<ReturnType<ReturnType<typeof person>['signIn']>>;
