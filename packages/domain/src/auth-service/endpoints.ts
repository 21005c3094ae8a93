import * as v from 'valibot';
import { factorTypes } from '../auth/index.ts';
import { tableApiPath } from '../profile/index.ts';
import { challenge, emailOrPhone, security, session, user, userData } from './schemas.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** One call of the authentication service. */
export interface AuthEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `authBasePath`; `{name}` is a parameter. */
  readonly path: `/${string}`;
  /** What tells calls of one path apart. */
  readonly grantType: string | null;
  readonly request: Schema | null;
  /** Null where the answer is a redirect or has no body. */
  readonly response: Schema | null;
}

/** §7 The base path of the authentication service. */
export const authBasePath = '/auth/v1';

/** §7 The other base paths of the hosted backend. */
export const backendBasePaths = {
  tables: tableApiPath,
  realtime: '/realtime/v1',
  storage: '/storage/v1',
  functions: '/functions/v1',
} as const;

const call = <
  const Method extends AuthEndpoint['method'],
  const Path extends AuthEndpoint['path'],
  const Body extends Schema | null,
  const Answer extends Schema | null,
>(
  method: Method,
  path: Path,
  request: Body,
  response: Answer,
) => ({ method, path, grantType: null, request, response }) as const;

const grant = <const Grant extends string, const Body extends Schema>(grantType: Grant, request: Body) =>
  ({ method: 'POST', path: '/token', grantType, request, response: session }) as const;

const text = v.string();
const empty = v.object({});
const sent = v.object({ message_id: v.nullish(text) });
const link = v.object({ url: text });
const factorId = v.object({ id: text });

/** §7 Every call of the authentication service that the client makes. */
export const authEndpoints = {
  signUp: call(
    'POST',
    '/signup',
    v.union([
      emailOrPhone({ password: text, ...userData, ...security, ...challenge }),
      // Without an address or a number: an anonymous account, where they are let in.
      v.strictObject({ ...userData, ...security }),
    ]),
    v.union([session, user]),
  ),
  password: grant('password', emailOrPhone({ password: text, ...security })),
  refresh: grant('refresh_token', v.object({ refresh_token: text })),
  pkce: grant('pkce', v.object({ auth_code: text, code_verifier: text })),
  idToken: grant(
    'id_token',
    v.object({
      provider: text,
      id_token: text,
      access_token: v.nullish(text),
      nonce: v.nullish(text),
      // Makes it an identity of who is signed in.
      link_identity: v.nullish(v.boolean()),
      ...security,
    }),
  ),
  web3: grant('web3', v.object({ chain: text, message: text, signature: text, ...security })),
  otp: call(
    'POST',
    '/otp',
    emailOrPhone({ create_user: v.optional(v.boolean()), ...userData, ...security, ...challenge }),
    sent,
  ),
  verify: call(
    'POST',
    '/verify',
    v.union([
      v.object({ type: text, token_hash: text, ...security }),
      v.object({ type: text, token: text, email: text, ...security }),
      v.object({ type: text, token: text, phone: text, ...security }),
    ]),
    v.union([session, user]),
  ),
  resend: call('POST', '/resend', emailOrPhone({ type: text, ...security, ...challenge }), sent),
  recover: call('POST', '/recover', v.object({ email: text, ...security, ...challenge }), empty),
  sso: call(
    'POST',
    '/sso',
    v.union([
      v.object({ provider_id: text, redirect_to: v.nullish(text), ...security, ...challenge }),
      v.object({ domain: text, redirect_to: v.nullish(text), ...security, ...challenge }),
    ]),
    link,
  ),
  reauthenticate: call('GET', '/reauthenticate', null, empty),
  user: call('GET', '/user', null, user),
  updateUser: call(
    'PUT',
    '/user',
    v.object({
      email: v.optional(text),
      phone: v.optional(text),
      password: v.optional(text),
      current_password: v.optional(text),
      nonce: v.optional(text),
      ...userData,
      ...challenge,
    }),
    user,
  ),
  authorize: call('GET', '/authorize', null, null),
  linkIdentity: call('GET', '/user/identities/authorize', null, link),
  unlinkIdentity: call('DELETE', '/user/identities/{identity_id}', null, empty),
  enrollFactor: call(
    'POST',
    '/factors',
    v.object({
      factor_type: v.picklist(factorTypes),
      friendly_name: v.nullish(text),
      issuer: v.nullish(text),
      phone: v.nullish(text),
    }),
    v.object({
      id: text,
      type: v.picklist(factorTypes),
      friendly_name: v.nullish(text),
      totp: v.nullish(v.object({ qr_code: text, secret: text, uri: text })),
    }),
  ),
  challengeFactor: call(
    'POST',
    '/factors/{factorId}/challenge',
    v.nullish(v.looseObject({})),
    v.looseObject({ id: text, type: v.picklist(factorTypes), expires_at: v.number() }),
  ),
  verifyFactor: call(
    'POST',
    '/factors/{factorId}/verify',
    v.union([
      v.object({ challenge_id: text, code: text }),
      v.object({ challenge_id: text, webauthn: v.looseObject({}) }),
    ]),
    session,
  ),
  removeFactor: call('DELETE', '/factors/{factorId}', null, factorId),
  keySet: call(
    'GET',
    '/.well-known/jwks.json',
    null,
    v.object({ keys: v.array(v.looseObject({ kty: text })) }),
  ),
  signOut: call('POST', '/logout', null, null),
} as const satisfies Record<string, AuthEndpoint>;

export type AuthEndpointName = keyof typeof authEndpoints;

/** §7 How far a sign-out reaches. */
export const signOutScopes = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof signOutScopes)[number];
