import { type AddressSide, addressChangeType, addressSides, writePhone } from '@mirror-studio/domain/auth';
import { composeAddressProof, composeAddressTaken } from '../../mail/compose-address.ts';
import { composeAddressText } from '../../mail/compose-text.ts';
import { requireFactorForChange, requireStillAllowed } from '../flows/factors.ts';
import { countAddressChange, forgetAddressCodes, type Origin } from '../flows/limits.ts';
import { languageFor, runLater } from '../flows/news.ts';
import type { WithKeys } from '../flows/session.ts';
import { validationFailed } from '../http-error.ts';
import { mailCodeHash, newMailCode } from '../keys/mail-codes.ts';
import { hashToken, newToken } from '../keys/secrets.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import type { AuthUser, SessionAuthUser } from '../store/users.ts';
import {
  type AddressChange,
  beginChange,
  changeOf,
  endChange,
  isTaken,
  keepProof,
  type Reached,
  recipientOf,
  touchChange,
} from './store.ts';

/** Where and how a change is asked for. */
export interface Asked {
  readonly origin: Origin;
  readonly source: RequestSource;
  readonly sessionId: string;
  /** Where the links of its messages lead back to. */
  readonly redirectTo: URL;
}

/**
 * Begins a change of somebody's address: a message goes to the one they have and to the one they want, after the answer, which is the
 * same where that is another person's. Whoever has a number alone is given their first address so, and the message goes to the number
 * in place of the address that they have not. Throws AuthHttpError where the second factor is due, and when asked for too soon.
 */
export async function requestAddressChange(
  services: WithKeys,
  user: SessionAuthUser,
  newEmail: string,
  asked: Asked,
): Promise<void> {
  requireFactorForChange(services, user);
  const old = reachedBy(services, user);
  const counted = await countAddressChange(services, user.id, { newEmail, ...old }, asked.origin);
  const { sessionId, source } = asked;
  const now = services.clock.now();
  const change = await services.db.transaction(async (tx) => {
    await requireStillAllowed(tx, user.id, sessionId);
    const event = { userId: user.id, kind: 'address_change_requested', source, sessionId } as const;
    await recordEvent(tx, event, now);
    return beginChange(tx, { userId: user.id, old, newEmail }, now);
  });
  await forgetAddressCodes(services, user.id);
  sendProofs(services, user, change, asked, counted);
}

/** By what an account is asked whether it wants another address. Throws AuthHttpError where nothing reaches it. */
function reachedBy(
  { textSender }: WithKeys,
  { email, phone, phone_confirmed_at: isProved }: AuthUser,
): Reached {
  if (email !== null) return { email, phone: null };
  if (phone !== null && isProved !== null && textSender) return { email: null, phone };
  throw validationFailed('An account that nothing reaches cannot be given an address');
}

/** Sends the messages of a change again, to the addresses that are not proved. Returns whether there was one. Throws AuthHttpError. */
export async function resendAddressChange(
  services: WithKeys,
  user: AuthUser,
  asked: Omit<Asked, 'sessionId'>,
): Promise<boolean> {
  const now = services.clock.now();
  const change = await changeOf(services.db, user.id, now);
  if (!change) return false;
  const phone = isProvedOn(change, 'old') ? null : change.old_phone;
  const to = { newEmail: change.new_email, phone };
  const counted = await countAddressChange(services, user.id, to, asked.origin);
  await touchChange(services.db, change.id, now);
  await forgetAddressCodes(services, user.id);
  sendProofs(services, user, change, asked, counted);
  return true;
}

/** Ends a change that somebody does not want any more. One that is over is ended alike. */
export async function cancelAddressChange(
  { db, clock }: Pick<WithKeys, 'db' | 'clock'>,
  by: { readonly userId: string; readonly sessionId: string; readonly source: RequestSource },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isEnded = await endChange(tx, by.userId);
    if (isEnded) await recordEvent(tx, { ...by, kind: 'address_change_cancelled' }, clock.now());
  });
}

function sendProofs(
  services: WithKeys,
  user: AuthUser,
  change: AddressChange,
  { redirectTo, source }: Pick<Asked, 'redirectTo' | 'source'>,
  counted: Awaited<ReturnType<typeof countAddressChange>>,
): void {
  const language = languageFor(user, source);
  for (const side of addressSides) {
    if (isProvedOn(change, side)) continue;
    runLater(services, 'A message about an address', async () => {
      const to = recipientOf(change, side);
      const { origin } = services.site;
      try {
        if (side === 'new' && (await isTaken(services.db, to, user.id))) {
          await services.mailer.send(composeAddressTaken(to, language, origin));
          return;
        }
        const [token, code] = [newToken(), newMailCode()];
        const hash = hashToken(token);
        const codeHash = mailCodeHash(services.limits, hash, code);
        const proof = { hash, change_id: change.id, side, email: to, code_hash: codeHash };
        await keepProof(services.db, proof, services.clock.now());
        if (side === 'old' && change.old_phone !== null) {
          const text = composeAddressText({ code, newEmail: change.new_email }, language);
          await services.textSender?.send({ to: writePhone(to), text });
          return;
        }
        const link = new URL('/auth/v1/verify', origin);
        const fields = { token, type: addressChangeType, redirect_to: redirectTo.href };
        link.search = new URLSearchParams(fields).toString();
        const sent = {
          to,
          link: link.href,
          code,
          newEmail: change.new_email,
          side,
          isFirst: change.old_email === null,
        };
        await services.mailer.send(composeAddressProof(sent, language));
      } catch (error) {
        services.log.error('A message could not be sent', error, { kind: addressChangeType });
        await services.limits.giveBack(counted);
      }
    });
  }
}

/** Says whether an address of a change is proved. */
export const isProvedOn = (change: AddressChange, side: AddressSide): boolean =>
  (side === 'old' ? change.old_proved_at : change.new_proved_at) !== null;
