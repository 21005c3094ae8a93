import { createHash } from 'node:crypto';
import { localProviderId } from '@mirror-studio/domain/auth';
import { authBasePath } from '@mirror-studio/domain/auth-service';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../../http/clock.ts';
import type { Site } from '../../http/services.ts';
import type { SigningKeys } from '../keys/signing.ts';
import { claims, identityOf } from './claims.ts';
import { type AuthProvider, ProviderFault } from './provider.ts';

/** Where the page of the local provider is, below the auth service. */
export const localProviderPath = '/local-provider';
const algorithm = 'HS256';

/** Who somebody says they are at the local provider. */
export interface LocalPerson {
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
}

interface Given {
  readonly site: Site;
  readonly clock: Clock;
  readonly keys: Pick<SigningKeys, 'refreshKey'>;
}

const keyOf = ({ keys }: Given) => createHash('sha256').update(`local-provider:${keys.refreshKey}`).digest();

/** The code with which somebody comes back from the page: it says who they chose to be, for one way and a minute. */
export function localCode(given: Given, state: string, person: LocalPerson): Promise<string> {
  const iat = Math.floor(given.clock.now().getTime() / 1000);
  const said = { email: person.email, email_verified: person.isVerified, name: person.name };
  return new SignJWT({ ...said, sub: person.email, aud: state, iat, exp: iat + 60 })
    .setProtectedHeader({ alg: algorithm })
    .sign(keyOf(given));
}

/** A third party that anybody on this machine can be anybody at: for trying out, and marked as such everywhere. */
export function localProvider(given: Given): AuthProvider {
  return {
    id: localProviderId,
    async authorizeUrl({ state }) {
      const url = new URL(authBasePath + localProviderPath, given.site.origin);
      url.searchParams.set('state', state);
      return url;
    },
    async identify(code, { state }) {
      const { payload } = await jwtVerify(code, keyOf(given), {
        algorithms: [algorithm],
        audience: state,
        currentDate: given.clock.now(),
      }).catch(() => {
        throw new ProviderFault('The code of the local provider is none');
      });
      const said = v.safeParse(claims, payload);
      const person = said.success ? identityOf(localProviderId, said.output) : null;
      if (!person) throw new ProviderFault('The code of the local provider says nobody');
      return person;
    },
  };
}
