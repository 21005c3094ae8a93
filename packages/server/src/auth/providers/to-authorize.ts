import { createHash } from 'node:crypto';
import type { AuthProviderConfig } from '../../config/auth-providers.ts';
import type { ProviderTrip } from './provider.ts';

/** Where a browser is sent to be asked, by both protocols: with a challenge to which only we know the answer. */
export function toAuthorize(
  endpoint: string,
  { clientId, scopes }: AuthProviderConfig,
  { state, verifier, callback }: ProviderTrip,
  more: readonly string[],
): URL {
  const url = new URL(endpoint);
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope: [...new Set([...scopes, ...more])].join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url;
}
