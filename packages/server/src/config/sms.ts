import { readPhone } from '@mirror-studio/domain/auth';
import * as v from 'valibot';
import { StartError } from './start-error.ts';
import { text, web } from './variables.ts';

/** Who sends text messages: the local inbox, which keeps them, or a provider. */
export type SmsConfig =
  | { readonly provider: 'local' }
  | {
      readonly provider: 'twilio';
      readonly accountSid: string;
      readonly authToken: string;
      /** A number with its plus, or the id of a messaging service. */
      readonly from: string;
      /** Null: the provider's own address. */
      readonly apiBase: string | null;
    };

export const smsVariables = {
  SMS_PROVIDER: v.optional(v.picklist(['local', 'twilio', 'none'], 'must be local, twilio or none')),
  SMS_ACCOUNT_SID: text,
  SMS_AUTH_TOKEN: text,
  SMS_FROM: text,
  SMS_API_BASE: web(),
};
const variables = v.object(smsVariables);
type Variables = v.InferOutput<typeof variables>;

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;

/**
 * Who sends text messages; null where nobody does. `hasInbox` says whether there is a local inbox, which is who does it unless
 * another is given. Throws StartError, naming the variable, for a sender that could never send.
 */
export function readSms(
  env: Variables,
  { hasInbox, production }: { readonly hasInbox: boolean; readonly production: boolean },
): SmsConfig | null {
  const provider = env.SMS_PROVIDER ?? (hasInbox ? 'local' : 'none');
  if (provider === 'none') return null;
  if (provider === 'local') {
    if (hasInbox) return { provider };
    throw new StartError('SMS_PROVIDER cannot be local: there is no local inbox here.');
  }
  const need = (name: 'SMS_ACCOUNT_SID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM') => {
    const value = env[name];
    if (value === undefined) throw new StartError(`${name} must be given for SMS_PROVIDER ${provider}.`);
    return value;
  };
  const [accountSid, authToken, from] = [need('SMS_ACCOUNT_SID'), need('SMS_AUTH_TOKEN'), need('SMS_FROM')];
  if (!/^AC[0-9a-f]{32}$/i.test(accountSid)) {
    throw new StartError('SMS_ACCOUNT_SID must be AC and 32 figures or letters from a to f.');
  }
  if (!/^MG[0-9a-f]{32}$/i.test(from) && !(from.startsWith('+') && readPhone(from) !== null)) {
    throw new StartError('SMS_FROM must be a number that starts with + or the id of a messaging service.');
  }
  const base = env.SMS_API_BASE;
  if (base !== undefined && !base.startsWith('https://') && (production || !loopback.test(base))) {
    throw new StartError('SMS_API_BASE must be an address that starts with https://.');
  }
  return { provider, accountSid, authToken, from, apiBase: base?.replace(/\/+$/, '') ?? null };
}
