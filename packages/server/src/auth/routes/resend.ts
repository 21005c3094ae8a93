import { addressChangeType, phoneChangeType } from '@mirror-studio/domain/auth';
import type { Context } from 'hono';
import { resendAddressChange } from '../address/request.ts';
import { countMail } from '../flows/limits.ts';
import { allowedRedirect } from '../flows/redirect.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError, validationFailed } from '../http-error.ts';
import { resendPhoneChange } from '../phone/change.ts';
import { userByEmail } from '../store/users.ts';
import { requirePhone } from './input.ts';
import { originOf, sourceOf } from './origin.ts';

/** What a message may be sent again for, and what each has to name. */
const needs: ReadonlyMap<string, 'email' | 'phone' | 'either'> = new Map([
  ['signup', 'email'],
  [addressChangeType, 'either'],
  ['sms', 'phone'],
  [phoneChangeType, 'either'],
]);

/** Throws AuthHttpError, as the hosted service does, for what cannot be sent again. */
export function requireResendable(
  services: WithKeys,
  { type, email, phone }: { type: string; email: string | null; phone: string | null },
): void {
  const needed = needs.get(type);
  if (!needed) throw validationFailed(`Missing one of these types: ${[...needs.keys()].join(', ')}`);
  if (needed === 'email' && !email) throw validationFailed('Type provided requires an email address');
  if (needed === 'phone' && !phone) throw validationFailed('Type provided requires a phone number');
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided.');
  }
  if (!email && !phone) throw validationFailed('Missing email address or phone number');
  if (phone) requirePhone(services, phone, 'Phone logins are disabled');
}

/**
 * Sends the messages of a change again that the owner of an address has begun: of the address, or of their number. Whether there is
 * one, nobody is told. Throws AuthHttpError when asked for too soon.
 */
export async function resendChange(
  services: WithKeys,
  c: Context,
  { type, email }: { readonly type: string; readonly email: string },
): Promise<void> {
  const by = { origin: originOf(services, c), source: sourceOf(services, c) };
  const redirectTo = allowedRedirect(services, c.req.query('redirect_to'));
  await countMail(services, email, by.origin);
  services.background.run('A change', async () => {
    const user = await userByEmail(services.db, email);
    if (!user) return;
    if (type === addressChangeType) await untold(resendAddressChange(services, user, { ...by, redirectTo }));
    // Nobody has sent a code to a number where there is no sender.
    else if (services.textSender) await untold(resendPhoneChange(services, user, by));
  });
}

/** That it is refused would say that there is something to send. */
export async function untold(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AuthHttpError)) throw error;
  });
}
