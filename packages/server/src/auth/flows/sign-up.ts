import type { Queryable } from '../../database/index.ts';
import { AuthHttpError } from '../http-error.ts';
import { hashPassword } from '../keys/passwords.ts';
import type { RequestSource } from '../source.ts';
import { revokeLinks } from '../store/links.ts';
import { rememberNetwork } from '../store/networks.ts';
import {
  confirmEmail,
  confirmPhoneAtOnce,
  ensurePhoneUser,
  ensureUser,
  type Unproved,
} from '../store/users.ts';
import { countPassword, type Origin } from './limits.ts';
import { withNews } from './news.ts';
import { startSession, type WithKeys } from './session.ts';

/** What somebody signs up with: an address, or a number as it is kept. */
interface SignUp {
  readonly by: { readonly email: string } | { readonly phone: string };
  readonly password: string;
  readonly data: Record<string, unknown>;
}

/**
 * Signs somebody up where addresses or numbers are taken as they are said: the account is open at once. Returns the token response.
 * Throws AuthHttpError where there is an account already; how often that is asked counts as passwords that are tried do.
 */
export async function signUpAtOnce(
  services: WithKeys,
  { by, password, data }: SignUp,
  origin: Origin,
  source: RequestSource,
) {
  await countPassword(services, 'email' in by ? by.email : by.phone, origin);
  const passwordHash = await hashPassword(password, origin);
  const now = services.clock.now();
  const response = await withNews(services, async (tx, tell) => {
    const userId = await openAccount(tx, by, { passwordHash, data }, now);
    return startSession(services, tx, { userId, method: 'password', source }, tell);
  });
  await rememberNetwork(services.db, response.user.id, services.limits.digest(origin.network), now);
  return response;
}

/** Opens the account. Returns the id of its user. Throws AuthHttpError where it is somebody's: of several at once one is the first. */
async function openAccount(tx: Queryable, by: SignUp['by'], given: Unproved, now: Date): Promise<string> {
  if ('phone' in by) {
    const { id } = await ensurePhoneUser(tx, by.phone, now);
    if (!(await confirmPhoneAtOnce(tx, id, now, given))) throw alreadyExists();
    return id;
  }
  const { id } = await ensureUser(tx, by.email, now);
  if (!(await confirmEmail(tx, id, now, given))) throw alreadyExists();
  await revokeLinks(tx, id, 'signup');
  return id;
}

const alreadyExists = () => new AuthHttpError(422, 'user_already_exists', 'User already registered');
