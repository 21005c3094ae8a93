import { type AuthProviderId, authProviders, localProviderId } from '@mirror-studio/domain/auth';
import type { WithKeys } from '../flows/session.ts';
import { validationFailed } from '../http-error.ts';
import { localProvider } from './local.ts';
import { oauthProvider } from './oauth.ts';
import { openIdProvider } from './openid.ts';
import type { AuthProvider } from './provider.ts';

export * from './provider.ts';

export type Providers = ReadonlyMap<AuthProviderId, AuthProvider>;

/** The third parties that are set up. */
export function openProviders(services: WithKeys): Providers {
  const { config, clock } = services;
  const providers = new Map<AuthProviderId, AuthProvider>();
  for (const { id } of authProviders) {
    if (id === localProviderId) {
      if (config.localProvider) providers.set(id, localProvider(services));
      continue;
    }
    const given = config.authProviders[id];
    if (!given) continue;
    const { protocol } = given;
    providers.set(
      id,
      protocol.type === 'openid'
        ? openIdProvider(id, given, protocol.issuer, clock)
        : oauthProvider(id, given, protocol),
    );
  }
  return providers;
}

/** The third party of a name. Throws AuthHttpError in the hosted service's words. */
export function requireProvider(providers: Providers, name: string): AuthProvider {
  const known = authProviders.find(({ id }) => id === name);
  if (!known) throw validationFailed(`Unsupported provider: Provider ${name} could not be found`);
  const provider = providers.get(known.id);
  if (!provider) throw validationFailed('Unsupported provider: provider is not enabled');
  return provider;
}
