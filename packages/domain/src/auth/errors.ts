import type { TextKey } from '../texts/index.ts';

/** Why a link cannot be used, each with the text of its name. */
export const callbackProblems = [
  'linkExpired',
  'linkUsed',
  'linkWrongBrowser',
  'linkRefused',
] as const satisfies TextKey<'signIn'>[];
export type LinkProblem = (typeof callbackProblems)[number];

/** §8 Address errors that leave the session as it is, each with the text that tells it. */
export const sessionKeepingErrors = {
  identity_already_exists: 'identityTaken',
  identity_not_found: 'identityUnknown',
  single_identity_not_deletable: 'identityLast',
  manual_linking_disabled: 'identityFixed',
} as const satisfies Record<string, TextKey<'signIn'>>;
export type IdentityProblem = (typeof sessionKeepingErrors)[keyof typeof sessionKeepingErrors];

/**
 * What an error of the address says about the identities of somebody who stays signed in (§8).
 *
 * @param code - The code.
 * @returns A key of the namespace `signIn`, null for an error that is about the sign-in itself.
 */
export function identityProblem(code: string | null): IdentityProblem | null {
  const known: Readonly<Record<string, IdentityProblem | undefined>> = sessionKeepingErrors;
  return (code !== null && Object.hasOwn(known, code) && known[code]) || null;
}

/**
 * Says whether an error code in the address keeps the session (§8).
 *
 * @param code - The code.
 * @returns True or false.
 */
export function keepsSession(code: string): boolean {
  return identityProblem(code) !== null;
}

/** Says whether a failed sign-out counts as signed out: the session is gone already (§8). Takes an HTTP status. */
export function isSignedOutAnyway(status: number): boolean {
  return status === 401 || status === 403 || status === 404;
}

/**
 * What to tell someone whose sign-in link did not work (§8: address error codes). The hosted service says otp_expired
 * of links that were used or never were; the embedded one tells them apart by link_used and link_unknown.
 *
 * @param code - The auth service's error code.
 * @returns A key of the namespace `signIn`.
 */
export function callbackProblem(code: string | null): LinkProblem {
  if (code === 'otp_expired' || code === 'flow_state_expired') return 'linkExpired';
  if (code === 'link_used' || code === 'flow_state_not_found') return 'linkUsed';
  if (code === 'bad_code_verifier' || code === 'pkce_code_verifier_not_found') return 'linkWrongBrowser';
  return 'linkRefused';
}

const mailCodeProblems = {
  otp_expired: 'wrong',
  reauthentication_not_valid: 'wrong',
} as const satisfies Record<string, TextKey<'mailCode'>>;
export type MailCodeProblem = (typeof mailCodeProblems)[keyof typeof mailCodeProblems];

/**
 * The text of a refusal of the code of a mail (§8). The auth service says the same of one that is wrong, used or too old.
 *
 * @param code - The auth service's error code.
 * @returns A key of the namespace `mailCode`, null where it is not about the code.
 */
export function mailCodeProblem(code: string): MailCodeProblem | null {
  const known: Readonly<Record<string, MailCodeProblem | undefined>> = mailCodeProblems;
  return (Object.hasOwn(known, code) && known[code]) || null;
}

const authErrorTexts = {
  invalid_credentials: 'wrongCredentials',
  email_not_confirmed: 'emailNotConfirmed',
  user_already_exists: 'accountExists',
  email_exists: 'accountExists',
  email_address_invalid: 'emailInvalid',
  over_email_send_rate_limit: 'tooManyLinks',
  user_banned: 'accountSuspended',
  // The form's own rule has let it through by then: an operator's asks for more.
  weak_password: 'passwordWeak',
  leaked_password: 'passwordLeaked',
  personal_password: 'passwordPersonal',
  same_password: 'samePassword',
  reauthentication_needed: 'recentSignInNeeded',
  otp_disabled: 'signUpClosed',
  signup_disabled: 'signUpClosed',
  provider_disabled: 'providerClosed',
  anonymous_provider_disabled: 'demoClosed',
} as const satisfies Record<string, TextKey<'signIn'>>;
export type AuthErrorText = (typeof authErrorTexts)[keyof typeof authErrorTexts];

/**
 * The code of an error of the auth service, told apart by its reasons: a weak password that others know (`pwned`) has nothing
 * missing (§8, decided).
 *
 * @param code - The service's code.
 * @param reasons - What it says besides, if anything.
 * @returns The code, or `leaked_password` or `personal_password` in its place.
 */
export function authErrorCode(code: string, reasons: unknown): string {
  if (code !== 'weak_password' || !Array.isArray(reasons) || !reasons.includes('pwned')) return code;
  return reasons.includes('personal') ? 'personal_password' : 'leaked_password';
}

/** The texts that stand beside the field of the password rather than below the form. */
const passwordTexts: ReadonlySet<string> = new Set<AuthErrorText>([
  'passwordWeak',
  'passwordLeaked',
  'passwordPersonal',
  'samePassword',
]);

/** Says whether a text is about what stands in the field of the password (§5). Takes a key of `signIn`, or null. */
export function isAboutPassword(text: AuthErrorText | null): boolean {
  return text !== null && passwordTexts.has(text);
}

/**
 * The text of an error of the auth service, whose own messages are English and written for developers (§8).
 *
 * @param code - The service's code.
 * @returns A key of the namespace `signIn`, null where the kind of the failure says enough.
 */
export function authErrorText(code: string): AuthErrorText | null {
  const known: Readonly<Record<string, AuthErrorText | undefined>> = authErrorTexts;
  return (Object.hasOwn(known, code) && known[code]) || null;
}
