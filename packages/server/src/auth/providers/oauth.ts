import type { OutsideProviderId } from '@mirror-studio/domain/auth';
import * as v from 'valibot';
import type { AuthProviderConfig, ProviderProtocol } from '../../config/auth-providers.ts';
import { askProvider, exchangeCode } from './ask.ts';
import { type Claims, claims, identityOf } from './claims.ts';
import { type AuthProvider, ProviderFault } from './provider.ts';
import { toAuthorize } from './to-authorize.ts';

const emails = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/** A third party that speaks OAuth 2 alone: it is asked about the person with the token that it gave. */
export function oauthProvider(
  id: OutsideProviderId,
  config: AuthProviderConfig,
  urls: Extract<ProviderProtocol, { type: 'oauth2' }>,
): AuthProvider {
  return {
    id,
    authorizeUrl: async (trip, scopes) => toAuthorize(urls.authorizeUrl, config, trip, scopes),
    async identify(code, trip) {
      const { access_token: token } = await exchangeCode(urls.tokenUrl, config, { ...trip, code });
      if (token === undefined) throw new ProviderFault(`${id} gave no access token`);
      const init = { headers: { authorization: `Bearer ${token}` } };
      const said = await askProvider(urls.userUrl, claims, init);
      const found =
        urls.emailsUrl === null ? said : withEmail(said, await askProvider(urls.emailsUrl, emails, init));
      const person = identityOf(id, found);
      if (!person) throw new ProviderFault(`${id} does not say whom it knows`);
      return person;
    },
  };
}

/** The first address, which is the one that it is reached by; else one that was verified. */
function withEmail(said: Claims, list: v.InferOutput<typeof emails>): Claims {
  const best = list.find(({ primary }) => primary) ?? list.find(({ verified }) => verified) ?? list[0];
  return { ...said, email: best?.email ?? null, email_verified: best?.verified ?? false };
}
