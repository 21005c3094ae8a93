import { isDeepStrictEqual } from 'node:util';
import {
  isEmail,
  isPasswordAccepted,
  missingPasswordParts,
  normaliseEmail,
  type PasswordRule,
  productPasswordRule,
  readPhone,
} from '@mirror-studio/domain/auth';
import { requestReadingLimits } from '@mirror-studio/domain/constants/server';
import { passwordLimits } from '@mirror-studio/domain/constants/sign-in';
import type { Language } from '@mirror-studio/domain/texts';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Context } from 'hono';
import * as v from 'valibot';
import { parseJson } from '../../http/request/body.ts';
import { languageOf as requestLanguage } from '../../http/request/language.ts';
import type { Services } from '../../http/services.ts';
import { AuthHttpError, validationFailed } from '../http-error.ts';
import { isLeaked } from '../leaked/leaked.ts';
import { isPersonal, type Owner } from '../leaked/personal.ts';

/** Reads a body with a schema. Throws AuthHttpError when it is not JSON or a field is wrong. */
export async function readBody<Schema extends v.GenericSchema<unknown, unknown>>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const given = await c.req
    .text()
    .then(parseJson)
    .catch(() => {
      throw new AuthHttpError(400, 'bad_json', 'Could not parse request body as JSON');
    });
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw validationFailed(path === null ? 'The request is missing or wrong' : `${path} is missing or wrong`);
}

/** Looked at before anything is: no address, token or password is longer. */
export const shortText = v.pipe(v.string(), v.maxLength(requestReadingLimits.authTextCharacters));
export const text = v.optional(v.nullable(shortText), null);
export const metadata = v.optional(v.nullable(v.record(v.string(), v.unknown())), null);

/** What a person says of themselves, added to what they said before. Throws AuthHttpError when it is too much. */
export function mergeMetadata(
  before: Readonly<Record<string, unknown>>,
  added: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> {
  const merged = { ...before, ...added };
  if (Buffer.byteLength(JSON.stringify(merged)) > requestReadingLimits.userMetadataBytes) {
    throw validationFailed(`User data may have ${requestReadingLimits.userMetadataBytes} bytes in all`);
  }
  return merged;
}
/** As the hosted service keeps it: a change to null removes what was there. */
export const withoutNulls = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

/** An absent challenge comes as null. */
export const challengeFields = { code_challenge: text, code_challenge_method: text } as const;

const phoneRefused = (message: string) => new AuthHttpError(400, 'phone_provider_disabled', message);

/** The number to which a code is to go, as it is kept. Throws AuthHttpError where nobody sends any, and for what can be none. */
export function requirePhone(
  { textSender }: Pick<Services, 'textSender'>,
  phone: string,
  whereNobodySends = 'Unsupported phone provider',
): string {
  if (!textSender) throw phoneRefused(whereNobodySends);
  return requireNumber(phone);
}

/** The number that somebody says is theirs, as it is kept: where numbers are taken as they are said, nothing has to be sent there. */
export function requireOwnPhone(
  services: Pick<Services, 'config' | 'textSender'>,
  phone: string,
  whereNobodySends?: string,
): string {
  return services.config.phoneAutoconfirm
    ? requireNumber(phone)
    : requirePhone(services, phone, whereNobodySends);
}

/** A number as it is kept. Throws AuthHttpError, as the hosted service does, for what can be none. */
export function requireNumber(phone: string): string {
  const figures = readPhone(phone);
  if (figures === null) throw validationFailed('Invalid phone number format (E.164 required)');
  return figures;
}

/** A code goes to a number by text message alone. Throws AuthHttpError for another way. */
export function requireTextChannel(channel: string | null): void {
  if ((channel || 'sms') === 'sms') return;
  throw validationFailed('Invalid channel, supported values are "sms" or "whatsapp"');
}

/** Where a code or link is to go: an address, or a number and no address. */
export const isByPhone = <Given extends Record<'email' | 'phone', string | null>>(
  given: Given,
): given is Given & { readonly phone: string } => Boolean(given.phone) && !given.email;

/** The address to which a code or link is to go. Throws AuthHttpError as the hosted service does. */
export function requireAddressed({ email, phone }: Record<'email' | 'phone', string | null>): string {
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided');
  if (!email) throw validationFailed('One of email or phone must be set');
  return requireEmail(email);
}

/** The address of a sign-up. Throws AuthHttpError as the hosted service does. */
export function requireSignUpEmail({ email, phone }: Record<'email' | 'phone', string | null>): string {
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  }
  return requireEmail(email);
}

/** The address as it is kept. Throws AuthHttpError when it cannot be one. */
export function requireEmail(email: string | null): string {
  if (!email || !isEmail(email)) throw validationFailed('Unable to validate email address: invalid format');
  return normaliseEmail(email);
}

const weakPassword = (message: string, reasons: readonly string[]) =>
  new AuthHttpError(422, 'weak_password', message, { weak_password: { reasons } });

/**
 * The rule of the configuration, in the words of the specification where it is that of the domain (§5), and with the parts that are
 * missing; then what is known to others. Throws AuthHttpError.
 */
export function requirePassword({ config }: Pick<Services, 'config'>, password: string, owner: Owner): void {
  requireParts(password, config.passwordRule);
  if (isPersonal(password, owner)) throw weakPassword(signIn.passwordPersonal, ['pwned', 'personal']);
  if (isLeaked(password)) throw weakPassword(signIn.passwordLeaked, ['pwned']);
}

/** The names that somebody says of themselves when they sign up. */
export const namesIn = ({ display_name, full_name, name }: Readonly<Record<string, unknown>>) => [
  display_name,
  full_name,
  name,
];

function requireParts(password: string, rule: PasswordRule): void {
  if (isPasswordAccepted(password, rule)) return;
  const missing = missingPasswordParts(password, rule);
  const [isShort, lacksKinds] = [missing.includes('length'), missing.some((part) => part !== 'length')];
  const reasons = [...(isShort ? ['length'] : []), ...(lacksKinds ? ['characters'] : [])];
  if (isDeepStrictEqual(rule, productPasswordRule)) throw weakPassword(signIn.passwordRule, reasons);
  const words = [
    ...(isShort ? [`Password should be at least ${rule.minimumCharacters} characters.`] : []),
    ...(lacksKinds
      ? [`Password should contain at least one character of each: ${rule.kinds.join(', ')}.`]
      : []),
  ];
  const tooLong = `Password should be at most ${passwordLimits.maximumCharacters} characters.`;
  throw weakPassword(words.join(' ') || tooLong, reasons);
}

/** The language of a message: what the app says, else what the browser prefers. */
export function languageOf(c: Context, data: Readonly<Record<string, unknown>> | null): Language {
  const chosen = data?.locale;
  return requestLanguage(c, typeof chosen === 'string' ? chosen : null);
}

export function userAgentOf(c: Context): string | null {
  return c.req.header('user-agent')?.slice(0, 400) ?? null;
}
