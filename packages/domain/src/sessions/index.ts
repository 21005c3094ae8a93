/** What somebody signs in with, as far as their browser says. */
export const deviceKinds = ['desktop', 'phone', 'tablet', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** A device in words that need no translation: names of a browser and of an operating system, null where it does not say. */
export interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Decided: what happens to somebody's account that they can read in their security log. */
export const securityEventKinds = [
  'signed_in',
  'signed_in_new_device',
  'signed_out',
  'session_ended',
  'others_ended',
  'refresh_token_reused',
  'link_requested',
  'email_confirmed',
  'address_change_requested',
  'address_proved',
  'address_changed',
  'address_change_cancelled',
  'password_changed',
  'factor_added',
  'factor_used',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'browser_remembered',
  'browser_forgotten',
  'remembered_browser_reused',
  'export_requested',
  'export_downloaded',
  'deletion_requested',
  'deletion_cancelled',
  'identity_linked',
  'identity_unlinked',
  'reauthentication_requested',
  'admin_granted',
  'phone_code_requested',
  'phone_change_requested',
  'phone_changed',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/**
 * How somebody proved who they are: by an emailed link, a password, a link for a new password, a third party, not at all in a
 * demonstration, or by a code that was sent to their phone.
 */
export const signInMethods = ['otp', 'password', 'recovery', 'oauth', 'anonymous', 'sms'] as const;
export type SignInMethod = (typeof signInMethods)[number];

interface DeviceTexts {
  /** A browser and the system that it runs on. */
  readonly both: (parts: { readonly browser: string; readonly system: string }) => string;
  readonly unknown: string;
}

/**
 * A device in one line: "Firefox on Linux" (decisions: account).
 *
 * @param device - What is known of it.
 * @param texts - The words in the reader's language.
 * @returns The line; the name that is known where the other is not.
 */
export function deviceName(device: DeviceWords, texts: DeviceTexts): string {
  const { browser, system } = device;
  if (browser !== null && system !== null) return texts.both({ browser, system });
  return browser ?? system ?? texts.unknown;
}
