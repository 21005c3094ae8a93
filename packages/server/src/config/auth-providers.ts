import { authProviders, localProviderId, type OutsideProviderId } from '@mirror-studio/domain/auth';
import { StartError } from './start-error.ts';

/** How a third party is asked: by OpenID Connect, whose addresses it tells itself, or by OAuth 2, with its addresses given. */
export type ProviderProtocol =
  | { readonly type: 'openid'; readonly issuer: string }
  | {
      readonly type: 'oauth2';
      readonly authorizeUrl: string;
      readonly tokenUrl: string;
      readonly userUrl: string;
      /** Where the addresses of the person are, where the answer about the person does not say that one is verified. */
      readonly emailsUrl: string | null;
    };

/** A third party that may say who somebody is. */
export interface AuthProviderConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  readonly protocol: ProviderProtocol;
}
export type AuthProviderConfigs = Readonly<Partial<Record<OutsideProviderId, AuthProviderConfig>>>;

const openid = (issuer: string) => ({ scopes: ['openid', 'email', 'profile'], issuer }) as const;
/** What is usual with each, unless the configuration says otherwise. */
const usual: Readonly<
  Record<OutsideProviderId, { readonly scopes: readonly string[]; readonly issuer?: string }>
> = {
  google: openid('https://accounts.google.com'),
  apple: { scopes: ['openid', 'email', 'name'], issuer: 'https://appleid.apple.com' },
  github: { scopes: ['read:user', 'user:email'] },
};
const githubUrls = {
  authorizeUrl: 'https://github.com/login/oauth/authorize',
  tokenUrl: 'https://github.com/login/oauth/access_token',
  userUrl: 'https://api.github.com/user',
  emailsUrl: 'https://api.github.com/user/emails',
} as const;

const prefix = 'AUTH_PROVIDER_';
const fields = [
  'CLIENT_ID',
  'CLIENT_SECRET',
  'ISSUER',
  'AUTHORIZE_URL',
  'TOKEN_URL',
  'USER_URL',
  'EMAILS_URL',
  'SCOPES',
];
const outside = authProviders.map(({ id }) => id).filter((id) => id !== localProviderId);
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/**
 * The third parties that are set up: those with a client id. Throws StartError for a name that is not known, and for one that
 * could never answer. `production` allows addresses on this machine no longer.
 */
export function readAuthProviders(
  variables: Readonly<Record<string, string | undefined>>,
  production: boolean,
): AuthProviderConfigs {
  const given = Object.keys(variables).filter((name) => name.startsWith(prefix));
  for (const name of given) {
    const isKnown = outside.some((id) => fields.some((field) => name === variableOf(id, field)));
    if (!isKnown) {
      throw new StartError(
        `${name} is not known. Providers are ${outside.map((id) => id.toUpperCase()).join(', ')}, with ${fields.join(', ')}.`,
      );
    }
  }
  return Object.fromEntries(
    outside
      .filter((id) => given.some((name) => name.startsWith(`${prefix}${id.toUpperCase()}_`)))
      .map((id) => [id, readProvider(id, variables, production)]),
  );
}

const variableOf = (id: string, field: string) => `${prefix}${id.toUpperCase()}_${field}`;

function readProvider(
  id: OutsideProviderId,
  variables: Readonly<Record<string, string | undefined>>,
  production: boolean,
): AuthProviderConfig {
  const read = (field: string) => variables[variableOf(id, field)]?.trim() || undefined;
  const need = (field: string) => {
    const value = read(field);
    if (value === undefined) throw new StartError(`${variableOf(id, field)} must be given.`);
    return value;
  };
  const address = (field: string, fallback?: string) => {
    const value = fallback === undefined ? need(field) : (read(field) ?? fallback);
    const isSafe = URL.canParse(value) && value.startsWith('https://');
    if (!isSafe && (production || !loopback.test(value))) {
      throw new StartError(`${variableOf(id, field)} must be an address that starts with https://.`);
    }
    return value.replace(/\/+$/, '');
  };
  const [clientId, clientSecret] = [need('CLIENT_ID'), need('CLIENT_SECRET')];
  const scopes = read('SCOPES')?.split(/[\s,]+/) ?? usual[id].scopes;
  const isOAuth = read('ISSUER') === undefined && (id === 'github' || read('AUTHORIZE_URL') !== undefined);
  if (!isOAuth) {
    const issuer = address('ISSUER', usual[id].issuer);
    return { clientId, clientSecret, scopes, protocol: { type: 'openid', issuer } };
  }
  const usualUrls = id === 'github' ? githubUrls : undefined;
  const hasOwn = read('AUTHORIZE_URL') !== undefined;
  return {
    clientId,
    clientSecret,
    scopes,
    protocol: {
      type: 'oauth2',
      authorizeUrl: address('AUTHORIZE_URL', usualUrls?.authorizeUrl),
      tokenUrl: address('TOKEN_URL', hasOwn ? undefined : usualUrls?.tokenUrl),
      userUrl: address('USER_URL', hasOwn ? undefined : usualUrls?.userUrl),
      emailsUrl: emailsUrlOf(),
    },
  };

  function emailsUrlOf(): string | null {
    if (read('EMAILS_URL') !== undefined) return address('EMAILS_URL');
    return hasOwn ? null : (usualUrls?.emailsUrl ?? null);
  }
}
