import { validationFailed } from '../http-error.ts';

/** What the browser that asked will have to prove. */
export interface Challenge {
  readonly value: string;
  readonly method: 's256' | 'plain';
}

/** Reads the two challenge fields of a request; null when it has none. Throws AuthHttpError when they do not fit. */
export function readChallenge(value: string | undefined, method: string | undefined): Challenge | null {
  if (!value && !method) return null;
  if (!value || !method) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(value)) {
    throw validationFailed('code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 - . _ ~');
  }
  const known = (['s256', 'plain'] as const).find((name) => name === method.toLowerCase());
  if (!known) throw validationFailed('code challenge method must be s256 or plain');
  return { value, method: known };
}
