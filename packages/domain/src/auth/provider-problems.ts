import type { TextKey } from '../texts/index.ts';
import type { LinkProblem } from './errors.ts';

/** What an address that comes back from a third party says, each with the text of `providerProblems` that tells it. */
const providerErrors = {
  access_denied: 'providerDeclined',
  bad_oauth_state: 'providerStale',
  bad_oauth_callback: 'providerFailed',
  unexpected_failure: 'providerFailed',
  server_error: 'providerFailed',
  provider_email_needs_verification: 'providerUnverified',
  provider_email_missing: 'providerNoEmail',
  signup_disabled: 'providerSignUpClosed',
  insufficient_aal: 'providerNeedsFactor',
} as const satisfies Record<string, TextKey<'providerProblems'>>;
export type ProviderProblem = (typeof providerErrors)[keyof typeof providerErrors];
/** Why a link, or a third party, does not sign in. */
export type CallbackProblem = LinkProblem | ProviderProblem;

/**
 * What an error of the address says about a third party that somebody came back from (§8).
 *
 * @param code - The code.
 * @returns A key of the namespace `providerProblems`, null for an error that is about something else.
 */
export function providerProblem(code: string | null): ProviderProblem | null {
  const known: Readonly<Record<string, ProviderProblem | undefined>> = providerErrors;
  return (code !== null && Object.hasOwn(known, code) && known[code]) || null;
}
