import { passwordLimits, reauthenticationLimits } from '@mirror-studio/domain/constants/sign-in';
import type { Queryable } from '../../database/index.ts';
import { isSameHash } from '../../http/request/is-same-hash.ts';
import { countNonce } from '../flows/limits.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError } from '../http-error.ts';
import { matchesPassword } from '../keys/passwords.ts';
import type { SessionAuthUser } from '../store/users.ts';
import { nonceHash } from './request.ts';
import { nonceHashOf, useNonce } from './store.ts';

/** What is given beside a new password. */
export interface Given {
  /** The password in force, null when it was not given. */
  readonly current: string | null;
  /** The code of a mail, likewise. */
  readonly nonce: string | null;
}

/** Uses up what was given, inside the transaction of what it was given for. Throws AuthHttpError where another did meanwhile. */
type Spend = (tx: Queryable) => Promise<void>;
const nothingToSpend: Spend = async () => undefined;

const needed = () =>
  new AuthHttpError(400, 'reauthentication_needed', 'Password update requires reauthentication');
const notValid = () =>
  new AuthHttpError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

/**
 * A token alone does not change the password, or whoever took it would keep the account: it takes the password in force, the code
 * of a mail, or a recent sign-in; with secure password change, in a session of more than a day, the code. Throws AuthHttpError.
 */
export async function requireReauthentication(
  services: WithKeys,
  user: SessionAuthUser,
  { current, nonce }: Given,
): Promise<Spend> {
  const sinceMs = services.clock.now().getTime() - user.session_began_at.getTime();
  if (services.config.securePasswordChange && sinceMs > reauthenticationLimits.secureChangeMs) {
    if (!nonce) throw needed();
    return requireNonce(services, user.id, nonce);
  }
  if (current !== null) {
    const short = current.length <= passwordLimits.maximumCharacters * 4;
    if (short && (await matchesPassword(current, user.password_hash))) return nothingToSpend;
    throw new AuthHttpError(400, 'invalid_credentials', 'The current password does not match');
  }
  // As long from now, by a clock that was set back, is not lately either.
  if (Math.abs(sinceMs) <= reauthenticationLimits.recentSignInMs) return nothingToSpend;
  if (!nonce) throw needed();
  return requireNonce(services, user.id, nonce);
}

async function requireNonce(services: WithKeys, userId: string, typed: string): Promise<Spend> {
  const counted = await countNonce(services, userId);
  if (!counted) throw notValid();
  const now = services.clock.now();
  const kept = await nonceHashOf(services.db, userId, now);
  const hash = nonceHash(services, userId, typed.replace(/\s/g, ''));
  if (kept === undefined || !isSameHash(hash, kept)) throw notValid();
  await services.limits.giveBack(counted);
  return async (tx) => {
    if (!(await useNonce(tx, userId, hash, now))) throw notValid();
  };
}
