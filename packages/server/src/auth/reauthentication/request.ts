import { writePhone } from '@mirror-studio/domain/auth';
import type { Language } from '@mirror-studio/domain/texts';
import { composeNonce } from '../../mail/compose-nonce.ts';
import { composeText } from '../../mail/compose-text.ts';
import { countReauthentication, forgetNonces, type Origin } from '../flows/limits.ts';
import { languageFor, runLater } from '../flows/news.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError, validationFailed } from '../http-error.ts';
import { mailCodeHash, newMailCode } from '../keys/mail-codes.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import type { SessionAuthUser } from '../store/users.ts';
import { keepNonce } from './store.ts';

/** What is kept of a code: the person's own, so that no other code of theirs is taken for it. */
export const nonceHash = ({ limits }: Pick<WithKeys, 'limits'>, userId: string, code: string): string =>
  mailCodeHash(limits, `reauthentication:${userId}`, code);

/**
 * Sends a code to somebody who is signed in, by which they prove anew who they are. Throws AuthHttpError for a demonstration, for
 * an address that is not proved, and when asked for too soon.
 */
export async function requestReauthentication(
  services: WithKeys,
  user: SessionAuthUser,
  by: { readonly origin: Origin; readonly source: RequestSource; readonly sessionId: string },
): Promise<void> {
  const { id: userId } = user;
  const send = reacher(services, user, languageFor(user, by.source));
  if (send === null) {
    throw validationFailed('Reauthentication requires the user to have an email or a phone number');
  }
  if (user.email !== null && user.email_confirmed_at === null) {
    throw new AuthHttpError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  const counted = await countReauthentication(services, userId, by.origin);
  const [now, code] = [services.clock.now(), newMailCode()];
  await services.db.transaction(async (tx) => {
    await keepNonce(tx, userId, nonceHash(services, userId, code), now);
    const { source, sessionId } = by;
    await recordEvent(tx, { userId, kind: 'reauthentication_requested', source, sessionId }, now);
  });
  await forgetNonces(services, userId);
  runLater(services, 'A code', async () => {
    try {
      await send(code);
    } catch (error) {
      services.log.error('A message could not be sent', error, { kind: 'reauthentication' });
      await services.limits.giveBack(counted);
    }
  });
}

/** How a code reaches somebody: by mail, or by a text message where they have no address; null where neither does. */
function reacher(
  { mailer, textSender, site }: WithKeys,
  { email, phone }: SessionAuthUser,
  language: Language,
): ((code: string) => Promise<void>) | null {
  if (email !== null) return (code) => mailer.send(composeNonce(email, code, language, site.origin));
  if (phone === null || !textSender) return null;
  return (code) => textSender.send({ to: writePhone(phone), text: composeText('textNonce', code, language) });
}
