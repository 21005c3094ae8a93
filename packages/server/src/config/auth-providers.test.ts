import { expect, test } from 'vitest';
import { readAuthProviders } from './auth-providers.ts';

const key = (name: string) => ({
  [`AUTH_PROVIDER_${name}_CLIENT_ID`]: 'id',
  [`AUTH_PROVIDER_${name}_CLIENT_SECRET`]: 'secret',
});

test('an id and a secret are enough for those that are known', () => {
  const { google, apple, github } = readAuthProviders(
    { ...key('GOOGLE'), ...key('APPLE'), ...key('GITHUB') },
    true,
  );
  expect(google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    scopes: ['openid', 'email', 'profile'],
    protocol: { type: 'openid', issuer: 'https://accounts.google.com' },
  });
  expect(apple?.protocol).toEqual({ type: 'openid', issuer: 'https://appleid.apple.com' });
  expect(github?.protocol).toMatchObject({ type: 'oauth2', emailsUrl: 'https://api.github.com/user/emails' });
  expect(readAuthProviders({ PORT: '1' }, true)).toEqual({});
});

test('an issuer, or the addresses of OAuth 2, can be others', () => {
  const read = (more: Record<string, string>) =>
    readAuthProviders({ ...key('GITHUB'), ...more }, true).github?.protocol;
  expect(read({ AUTH_PROVIDER_GITHUB_ISSUER: 'https://id.example/' })).toEqual({
    type: 'openid',
    issuer: 'https://id.example',
  });
  const urls = {
    AUTH_PROVIDER_GITHUB_AUTHORIZE_URL: 'https://git.example/authorize',
    AUTH_PROVIDER_GITHUB_TOKEN_URL: 'https://git.example/token',
    AUTH_PROVIDER_GITHUB_USER_URL: 'https://git.example/user',
  };
  expect(read(urls)).toEqual({
    type: 'oauth2',
    authorizeUrl: 'https://git.example/authorize',
    tokenUrl: 'https://git.example/token',
    userUrl: 'https://git.example/user',
    emailsUrl: null,
  });
  expect(() => read({ AUTH_PROVIDER_GITHUB_AUTHORIZE_URL: 'https://git.example/authorize' })).toThrow(
    /^AUTH_PROVIDER_GITHUB_TOKEN_URL must be given/,
  );
});

test.each([
  [{ AUTH_PROVIDER_GOGLE_CLIENT_ID: 'id' }, /^AUTH_PROVIDER_GOGLE_CLIENT_ID is not known/],
  [{ AUTH_PROVIDER_GOOGLE_CLIENT: 'id' }, /is not known/],
  [{ AUTH_PROVIDER_GOOGLE_CLIENT_ID: 'id' }, /^AUTH_PROVIDER_GOOGLE_CLIENT_SECRET must be given/],
  [
    { ...key('GOOGLE'), AUTH_PROVIDER_GOOGLE_ISSUER: 'http://id.example' },
    /^AUTH_PROVIDER_GOOGLE_ISSUER must be/,
  ],
  [{ ...key('GOOGLE'), AUTH_PROVIDER_GOOGLE_ISSUER: 'http://127.0.0.1:99' }, /_ISSUER must be/],
])('%j does not start', (variables, problem) => {
  expect(() => readAuthProviders(variables, true)).toThrow(problem);
});

test('outside production one on this machine will do', () => {
  const variables = { ...key('GOOGLE'), AUTH_PROVIDER_GOOGLE_ISSUER: 'http://127.0.0.1:99' };
  expect(readAuthProviders(variables, false).google?.protocol).toMatchObject({
    issuer: 'http://127.0.0.1:99',
  });
  const far = { ...variables, AUTH_PROVIDER_GOOGLE_ISSUER: 'http://127.0.0.1.elsewhere.example' };
  expect(() => readAuthProviders(far, false)).toThrow(/_ISSUER must be/);
});
