import {
  type PasswordKind,
  type PasswordRule,
  passwordKinds,
  productPasswordRule,
} from '@mirror-studio/domain/auth';
import { passwordLimits } from '@mirror-studio/domain/constants/sign-in';
import * as v from 'valibot';
import { readSigningKeys, type SigningKeyConfig } from './signing-keys.ts';
import { StartError } from './start-error.ts';
import { onOrOff, onUnlessOff, text, wholeNumber } from './variables.ts';

/** How the embedded auth service behaves, where the hosted one has a setting for it. */
export interface AuthSettings {
  /** No new accounts in any way: whoever has one still signs in. */
  readonly signUpDisabled: boolean;
  /** A sign-up with a password opens its session at once: nobody proves the address. */
  readonly autoconfirm: boolean;
  /** A number is a person's as soon as they type it: at a sign-up, and when they add or change it. */
  readonly phoneAutoconfirm: boolean;
  /** A password is changed in an older session only with a code of a mail, as by the hosted service's setting of that name. */
  readonly securePasswordChange: boolean;
  /** What a new password must have. Those that were set before stay good. */
  readonly passwordRule: PasswordRule;
  /** Whoever is signed in links identities to their account and unlinks them. */
  readonly manualLinking: boolean;
  /** Keys of one's own for access tokens, the one that signs first; empty: keys that the server makes. */
  readonly signingKeys: readonly SigningKeyConfig[];
}

/** By this word no kind of characters is asked for. */
const noKinds = 'none';

export const authSettingVariables = {
  AUTH_DISABLE_SIGNUP: onOrOff,
  AUTH_AUTOCONFIRM: onOrOff,
  AUTH_PHONE_AUTOCONFIRM: onOrOff,
  AUTH_SECURE_PASSWORD_CHANGE: onOrOff,
  AUTH_PASSWORD_MIN_LENGTH: wholeNumber(
    passwordLimits.configuredMinimum,
    passwordLimits.maximumCharacters,
    productPasswordRule.minimumCharacters,
  ),
  AUTH_PASSWORD_KINDS: text,
  AUTH_MANUAL_LINKING: onUnlessOff,
  AUTH_SIGNING_KEYS: text,
};
const variables = v.object(authSettingVariables);

/** Reads the settings of the auth service. Throws StartError, naming the variable, for what can be none. */
export function readAuthSettings(env: v.InferOutput<typeof variables>): AuthSettings {
  return {
    signUpDisabled: env.AUTH_DISABLE_SIGNUP,
    autoconfirm: env.AUTH_AUTOCONFIRM,
    phoneAutoconfirm: env.AUTH_PHONE_AUTOCONFIRM,
    securePasswordChange: env.AUTH_SECURE_PASSWORD_CHANGE,
    passwordRule: {
      minimumCharacters: env.AUTH_PASSWORD_MIN_LENGTH,
      kinds: readKinds(env.AUTH_PASSWORD_KINDS),
    },
    manualLinking: env.AUTH_MANUAL_LINKING,
    signingKeys: readSigningKeys(env.AUTH_SIGNING_KEYS),
  };
}

function readKinds(given: string | undefined): readonly PasswordKind[] {
  if (given === undefined) return productPasswordRule.kinds;
  const words = given.split(',').map((word) => word.trim().toLowerCase());
  if (words.length === 1 && words[0] === noKinds) return [];
  const known: readonly string[] = passwordKinds;
  if (words.every((word) => known.includes(word)))
    return passwordKinds.filter((kind) => words.includes(kind));
  throw new StartError(
    `AUTH_PASSWORD_KINDS must be ${noKinds}, or some of ${passwordKinds.join(', ')} with commas between.`,
  );
}
