import type { AuthProviderId } from '@mirror-studio/domain/auth';

/** What a third party says of somebody. */
export interface ProvidedIdentity {
  readonly provider: AuthProviderId;
  /** By which it knows the person. */
  readonly subject: string;
  readonly email: string | null;
  /** It has checked that the address is the person's. */
  readonly isVerified: boolean;
  readonly name: string | null;
}

/** Somebody's way to a third party and back. */
export interface ProviderTrip {
  /** Goes with them, and comes back. */
  readonly state: string;
  /** Stands in what an OpenID provider signs. */
  readonly nonce: string;
  /** Proves to the third party that it is us who began. */
  readonly verifier: string;
  /** Where it leads back to. */
  readonly callback: string;
}

/** A third party that can say who somebody is. */
export interface AuthProvider {
  readonly id: AuthProviderId;
  /** Where a browser goes to be asked. Takes further scopes. Throws ProviderFault. */
  authorizeUrl(trip: ProviderTrip, scopes: readonly string[]): Promise<URL>;
  /** Who the person is that came back with a code. Throws ProviderFault when it does not say so in good order. */
  identify(code: string, trip: ProviderTrip): Promise<ProvidedIdentity>;
  /**
   * Who the person of an id token is that an app got by itself; absent where the third party has none. Takes the token, and the
   * nonce that the app has hashed into it. Throws ProviderFault.
   */
  readIdToken?(token: string, nonce: string | null): Promise<ProvidedIdentity>;
}

/** What went wrong at a third party: it did not answer, or said what is not to be believed. Its message is for the log. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
}
