import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type AuthEndpoint, authEndpoints, authError } from './index.ts';

const all: Readonly<Record<string, AuthEndpoint>> = authEndpoints;

test('the endpoints are those of section 7', () => {
  const found = Object.values(all).map(
    ({ method, path, grantType }) =>
      `${method} ${path}${grantType === null ? '' : `?grant_type=${grantType}`}`,
  );
  expect(found.toSorted()).toEqual(
    [
      'POST /signup',
      'POST /token?grant_type=password',
      'POST /token?grant_type=refresh_token',
      'POST /token?grant_type=pkce',
      'POST /token?grant_type=id_token',
      'POST /token?grant_type=web3',
      'POST /otp',
      'POST /verify',
      'POST /resend',
      'POST /recover',
      'POST /sso',
      'GET /reauthenticate',
      'GET /user',
      'PUT /user',
      'GET /authorize',
      'GET /user/identities/authorize',
      'DELETE /user/identities/{identity_id}',
      'POST /factors',
      'POST /factors/{factorId}/challenge',
      'POST /factors/{factorId}/verify',
      'DELETE /factors/{factorId}',
      'GET /.well-known/jwks.json',
      'POST /logout',
    ].toSorted(),
  );
});

describe('a request', () => {
  const email = { email: 'mara@example.com' };
  const accepted = [
    ['signUp', { ...email, password: 'x', data: {}, gotrue_meta_security: {}, code_challenge: null }],
    ['signUp', { phone: '1', password: 'x', channel: 'sms', more: 1 }],
    ['password', { ...email, password: 'x' }],
    ['refresh', { refresh_token: 'r' }],
    ['pkce', { auth_code: 'c', code_verifier: 'v' }],
    ['otp', { ...email, create_user: true, data: {}, code_challenge: 'c', code_challenge_method: 's256' }],
    ['verify', { type: 'email', token_hash: 'h' }],
    ['verify', { type: 'email', token: '1', ...email }],
    ['sso', { domain: 'example.com', skip_http_redirect: true }],
    ['updateUser', { password: 'x' }],
    ['challengeFactor', undefined],
    ['verifyFactor', { challenge_id: 'c', code: '1' }],
  ] as const;
  test.each(accepted)('%s takes %j', (name, body) => {
    expect(isRequest(name, body)).toBe(true);
  });

  const refused = [
    ['signUp', email],
    ['password', { password: 'x' }],
    ['refresh', {}],
    ['pkce', { auth_code: 'c' }],
    ['otp', {}],
    ['otp', { ...email, create_user: 'yes' }],
    ['verify', { type: 'email', token: '1' }],
    ['sso', {}],
    ['enrollFactor', { factor_type: 'stone' }],
    ['verifyFactor', { challenge_id: 'c' }],
  ] as const;
  test.each(refused)('%s refuses %j', (name, body) => {
    expect(isRequest(name, body)).toBe(false);
  });
});

test('an error is read with and without the version header', () => {
  expect(v.is(authError, { code: 'otp_expired', message: 'no' })).toBe(true);
  expect(v.is(authError, { code: 403, error_code: 'otp_expired', msg: 'no' })).toBe(true);
  expect(v.is(authError, { code: 403 })).toBe(false);
});

function isRequest(name: string, body: unknown): boolean {
  const schema = all[name]?.request;
  return schema !== null && schema !== undefined && v.is(schema, body);
}
