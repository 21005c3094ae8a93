import type { Config } from '../../config/index.ts';
import { AuthHttpError } from '../http-error.ts';

/** Throws AuthHttpError, in the hosted service's words, where no new accounts are opened. */
export function refuseSignUp({ config }: { readonly config: Pick<Config, 'signUpDisabled'> }): void {
  if (!config.signUpDisabled) return;
  throw new AuthHttpError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
