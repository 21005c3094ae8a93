import { writePhone } from '@mirror-studio/domain/auth';
import { lockPhone, type Queryable } from '../../database/index.ts';
import { isSameHash } from '../../http/request/is-same-hash.ts';
import { composeText } from '../../mail/compose-text.ts';
import { deviceOf } from '../device.ts';
import { requireStillAllowed } from '../flows/factors.ts';
import { countChangeCode, countPhoneChange, forgetMailCodes, type Origin } from '../flows/limits.ts';
import { languageFor, runLater, type Tell, withNews } from '../flows/news.ts';
import { codeRefused } from '../flows/open-link.ts';
import { startSession, type WithKeys } from '../flows/session.ts';
import { AuthHttpError } from '../http-error.ts';
import { mailCodeHash, newMailCode } from '../keys/mail-codes.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import { type AuthUser, type SessionAuthUser, userById } from '../store/users.ts';
import {
  beginPhoneChange,
  changePhone,
  isPhoneTaken,
  keepChangeCode,
  lockPhoneChanges,
  phoneChangeOf,
} from './change-store.ts';
import type { TypedPhoneCode } from './prove.ts';

/** What is kept of a code: the person's own, and of the change to one number alone. */
const changeCodeHash = (
  { limits }: Pick<WithKeys, 'limits'>,
  { userId, phone }: { readonly userId: string; readonly phone: string },
  code: string,
): string => mailCodeHash(limits, `phone_change:${userId}:${phone}`, code);

interface Asked {
  readonly origin: Origin;
  readonly source: RequestSource;
}

/**
 * Begins a change of somebody's number, or gives them their first: a code goes to the one they want, after the answer, which is the
 * same where that is another person's. Throws AuthHttpError when asked for too soon.
 */
export async function requestPhoneChange(
  services: WithKeys,
  user: SessionAuthUser,
  newPhone: string,
  asked: Asked & { readonly sessionId: string },
): Promise<void> {
  const counted = await countPhoneChange(services, user.id, newPhone, asked.origin);
  const { sessionId, source } = asked;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await requireStillAllowed(tx, user.id, sessionId);
    await recordEvent(tx, { userId: user.id, kind: 'phone_change_requested', source, sessionId }, now);
    await beginPhoneChange(tx, user.id, newPhone, now);
  });
  await forgetMailCodes(services, newPhone, asked.origin);
  runLater(services, 'A code', () => sendCode(services, user, newPhone, asked, counted));
}

/**
 * Gives somebody the number that they want, or their first, as they say it: where numbers are taken so, no code is sent. They are told
 * by mail. Throws AuthHttpError, as the hosted service does there, where it is another person's.
 */
export function changePhoneAtOnce(
  services: WithKeys,
  user: SessionAuthUser,
  newPhone: string,
  { source, sessionId }: Asked & { readonly sessionId: string },
): Promise<void> {
  return withNews(services, async (tx, tell) => {
    await requireStillAllowed(tx, user.id, sessionId);
    await lockPhone(tx, newPhone);
    if (await isPhoneTaken(tx, newPhone, user.id)) {
      const message = 'A user with this phone number has already been registered';
      throw new AuthHttpError(422, 'phone_exists', message);
    }
    await takePhone(services, { tx, tell, source, sessionId }, user, newPhone);
  });
}

interface Taking {
  readonly tx: Queryable;
  readonly tell: Tell;
  readonly source: RequestSource;
  readonly sessionId: string | null;
}

/** Makes a number somebody's, writes it down and tells them. */
async function takePhone(
  { clock }: Pick<WithKeys, 'clock'>,
  { tx, tell, source, sessionId }: Taking,
  user: AuthUser,
  phone: string,
): Promise<void> {
  const now = clock.now();
  await changePhone(tx, user.id, phone, now);
  await recordEvent(tx, { userId: user.id, kind: 'phone_changed', source, sessionId }, now);
  const [device, { network }] = [deviceOf(source.userAgent), source];
  tell(user, { kind: 'phoneChanged', device, network, at: now, phone: writePhone(phone) }, source);
}

/** Sends the code of a change again; nothing where there is none. Throws AuthHttpError when asked for too soon. */
export async function resendPhoneChange(services: WithKeys, user: AuthUser, asked: Asked): Promise<void> {
  const change = await phoneChangeOf(services.db, user.id);
  if (!change) return;
  const counted = await countPhoneChange(services, user.id, change.new_phone, asked.origin);
  await beginPhoneChange(services.db, user.id, change.new_phone, services.clock.now());
  await forgetMailCodes(services, change.new_phone, asked.origin);
  await sendCode(services, user, change.new_phone, asked, counted);
}

async function sendCode(
  services: WithKeys,
  user: AuthUser,
  newPhone: string,
  { source }: Asked,
  counted: Awaited<ReturnType<typeof countPhoneChange>>,
): Promise<void> {
  const { textSender: sender } = services;
  if (!sender) throw new Error('There is no sender of text messages.');
  // Its owner has no use for a message, and each one costs.
  if (await isPhoneTaken(services.db, newPhone, user.id)) return;
  const code = newMailCode();
  await keepChangeCode(
    services.db,
    user.id,
    newPhone,
    changeCodeHash(services, { userId: user.id, phone: newPhone }, code),
  );
  try {
    const text = composeText('textChange', code, languageFor(user, source));
    await sender.send({ to: writePhone(newPhone), text });
  } catch (error) {
    services.log.error('A text message could not be sent', error);
    await services.limits.giveBack(counted);
  }
}

/**
 * Gives somebody the number whose code was typed, once, and signs in with it, as the hosted service does; they are told by mail.
 * Throws AuthHttpError for a code that is wrong, used or late, and for any after too many wrong ones: alike.
 */
export async function usePhoneChange(
  services: WithKeys,
  { phone, token }: TypedPhoneCode,
  origin: Origin,
  source: RequestSource,
) {
  const counted = await countChangeCode(services, phone, origin);
  if (!counted) throw codeRefused();
  const now = services.clock.now();
  const session = await withNews(services, async (tx, tell) => {
    const waiting = await lockPhoneChanges(tx, phone, now);
    const change = waiting.find(
      ({ user_id, code_hash }) =>
        code_hash !== null &&
        isSameHash(changeCodeHash(services, { userId: user_id, phone }, token), code_hash),
    );
    // It may have become another person's meanwhile.
    if (!change || (await isPhoneTaken(tx, phone, change.user_id))) return null;
    const user = await userById(tx, change.user_id);
    if (!user) return null;
    await takePhone(services, { tx, tell, source, sessionId: null }, user, phone);
    return startSession(services, tx, { userId: user.id, method: 'sms', source }, tell);
  });
  if (!session) throw codeRefused();
  await services.limits.giveBack(counted.uses);
  return session;
}
