import { writePhone } from '@mirror-studio/domain/auth';
import type { Language } from '@mirror-studio/domain/texts';
import { composeText } from '../../mail/compose-text.ts';
import { countText, forgetMailCodes, type Origin } from '../flows/limits.ts';
import type { WithKeys } from '../flows/session.ts';
import { mailCodeHash, newMailCode } from '../keys/mail-codes.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import type { AuthUser } from '../store/users.ts';
import { keepPhoneCode } from './store.ts';

/** What is kept of a code: the person's own, so that no other code of theirs is taken for it. */
export const phoneCodeHash = ({ limits }: Pick<WithKeys, 'limits'>, userId: string, code: string): string =>
  mailCodeHash(limits, `phone:${userId}`, code);

/** For whom a code is sent, and in which language; null where there is nobody to send one to. */
type FindReader = () => Promise<{ readonly user: AuthUser; readonly language: Language } | null>;

/**
 * Sends a code to a number, after the answer, which is the same whether there is anybody to send it to: as a mail with a code is
 * sent. Throws AuthHttpError when asked for too soon.
 */
export async function sendPhoneCode(
  services: WithKeys,
  phone: string,
  by: { readonly origin: Origin; readonly source: RequestSource },
  find: FindReader,
): Promise<void> {
  const { textSender: sender } = services;
  if (!sender) throw new Error('There is no sender of text messages.');
  const counted = await countText(services, phone, by.origin);
  await forgetMailCodes(services, phone, by.origin);
  services.background.run('A code', async () => {
    const found = await find();
    if (!found) return;
    const { id: userId } = found.user;
    const [code, now] = [newMailCode(), services.clock.now()];
    const network = services.limits.digest(by.origin.network);
    await services.db.transaction(async (tx) => {
      await keepPhoneCode(tx, { userId, network, hash: phoneCodeHash(services, userId, code) }, now);
      const event = { userId, kind: 'phone_code_requested', source: by.source, sessionId: null } as const;
      await recordEvent(tx, event, now);
    });
    try {
      await sender.send({ to: writePhone(phone), text: composeText('textCode', code, found.language) });
    } catch (error) {
      services.log.error('A text message could not be sent', error);
      await services.limits.giveBack(counted);
    }
  });
}
