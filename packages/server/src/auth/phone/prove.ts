import { countMailCode, type Origin } from '../flows/limits.ts';
import { withNews } from '../flows/news.ts';
import { codeRefused } from '../flows/open-link.ts';
import { startSession, type WithKeys } from '../flows/session.ts';
import { refuseSignUp } from '../flows/sign-up-closed.ts';
import type { RequestSource } from '../source.ts';
import { confirmPhone, userByPhone } from '../store/users.ts';
import { phoneCodeHash } from './request.ts';
import { usePhoneCode } from './store.ts';

/** A code that was typed, and the number that it was sent to. */
export interface TypedPhoneCode {
  readonly phone: string;
  readonly token: string;
}

/**
 * Signs in with a code that was sent to a number: once. As the code of a mail it brings no password. Returns the token response.
 * Throws AuthHttpError for a code that is wrong, used or late, and for any after too many wrong ones: alike; and for the first proof of
 * a number where no new accounts are opened.
 */
export async function usePhone(
  services: WithKeys,
  { phone, token }: TypedPhoneCode,
  origin: Origin,
  source: RequestSource,
) {
  const counted = await countMailCode(services, phone, origin);
  if (!counted) throw codeRefused();
  const now = services.clock.now();
  const session = await withNews(services, async (tx, tell) => {
    const user = await userByPhone(tx, phone);
    if (!user) return null;
    const code = { userId: user.id, hash: phoneCodeHash(services, user.id, token), network: counted.askedIn };
    if (!(await usePhoneCode(tx, code, now))) return null;
    if (await confirmPhone(tx, user.id, now)) refuseSignUp(services);
    return startSession(services, tx, { userId: user.id, method: 'sms', source }, tell);
  });
  if (!session) throw codeRefused();
  await services.limits.giveBack(counted.uses);
  return session;
}
