import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../../http/clock.ts';
import { type Answer, sendJson, standIn } from './stand-in.ts';

export const client = { clientId: 'mirror-studio', clientSecret: 'only-on-this-machine' } as const;

interface Said {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
}

/** An OpenID provider on this machine, and what a test can make of it. Takes the clock by which it dates its tokens. */
export async function openIdStandIn(clock: Clock) {
  const [inSet, strange] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const kid = await calculateJwkThumbprint(await exportJWK(inSet.publicKey));
  const asked = new Map<string, { nonce: string; challenge: string; callback: string }>();
  const set = {
    /** Who is there, and says yes. */
    person: { sub: 'sub-1', email: 'iris@example.test', email_verified: true, name: 'Iris' } as Said,
    /** What stands in its tokens in place of what should. */
    claims: {} as JWTPayload,
    /** The person presses No. */
    refuses: false,
    /** It signs with a key that is not in its set. */
    signsStrangely: false,
    /** How it answers when it is asked what a code is worth, in place of well. */
    token: null as Answer | null,
    /** How it answers everything. */
    everything: null as Answer | null,
    /** What it calls itself, in place of its address. */
    issuer: null as string | null,
  };

  const idToken = (nonce: string | undefined, issuer: string) => {
    const iat = Math.floor(clock.now().getTime() / 1000);
    const claims = {
      iss: issuer,
      aud: client.clientId,
      iat,
      exp: iat + 600,
      ...(nonce !== undefined && { nonce }),
    };
    return new SignJWT({ ...claims, ...set.person, ...set.claims })
      .setProtectedHeader({ alg: 'ES256', kid: set.signsStrangely ? 'strange' : kid })
      .sign(set.signsStrangely ? strange.privateKey : inSet.privateKey);
  };

  const provider = await standIn(async (request, reply, url) => {
    if (set.everything) return set.everything(request, reply, url);
    const { pathname, searchParams: query } = new URL(request.path, url);
    if (pathname === '/.well-known/openid-configuration') {
      return sendJson(reply, {
        issuer: set.issuer ?? url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      });
    }
    if (pathname === '/keys') {
      const key = { ...(await exportJWK(inSet.publicKey)), kid, alg: 'ES256', use: 'sig' };
      return sendJson(reply, { keys: [key] });
    }
    if (pathname === '/authorize') {
      const read = (name: string) => query.get(name) ?? '';
      const back = new URL(read('redirect_uri'));
      back.searchParams.set('state', read('state'));
      if (set.refuses) back.searchParams.set('error', 'access_denied');
      else {
        const code = crypto.randomUUID();
        asked.set(code, {
          nonce: read('nonce'),
          challenge: read('code_challenge'),
          callback: read('redirect_uri'),
        });
        back.searchParams.set('code', code);
      }
      return void reply.writeHead(302, { Location: back.href }).end();
    }
    if (pathname === '/token') {
      if (set.token) return set.token(request, reply, url);
      const form = new URLSearchParams(request.text);
      const known = asked.get(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight =
        known?.challenge === challenge &&
        known.callback === form.get('redirect_uri') &&
        form.get('client_secret') === client.clientSecret;
      asked.delete(form.get('code') ?? '');
      if (!known || !isRight) return sendJson(reply, { error: 'invalid_grant' }, 400);
      const token = await idToken(known.nonce, set.issuer ?? url);
      return sendJson(reply, { access_token: 'at', token_type: 'Bearer', id_token: token });
    }
    return sendJson(reply, {}, 404);
  });
  return { ...provider, set, idToken: (nonce?: string) => idToken(nonce, set.issuer ?? provider.url) };
}
export type OpenIdStandIn = Awaited<ReturnType<typeof openIdStandIn>>;
