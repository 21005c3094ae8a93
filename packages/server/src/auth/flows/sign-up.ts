import { AuthHttpError } from '../http-error.ts';
import { hashPassword } from '../keys/passwords.ts';
import type { RequestSource } from '../source.ts';
import { revokeLinks } from '../store/links.ts';
import { rememberNetwork } from '../store/networks.ts';
import { confirmEmail, ensureUser } from '../store/users.ts';
import { countPassword, type Origin } from './limits.ts';
import { withNews } from './news.ts';
import { startSession, type WithKeys } from './session.ts';

/**
 * Signs somebody up where addresses are taken as they are said: the account is open at once. Returns the token response. Throws
 * AuthHttpError where the address has an account already; how often that is asked counts as passwords that are tried do.
 */
export async function signUpAtOnce(
  services: WithKeys,
  given: { readonly email: string; readonly password: string; readonly data: Record<string, unknown> },
  origin: Origin,
  source: RequestSource,
) {
  await countPassword(services, given.email, origin);
  const passwordHash = await hashPassword(given.password, origin);
  const now = services.clock.now();
  const response = await withNews(services, async (tx, tell) => {
    const { id: userId } = await ensureUser(tx, given.email, now);
    // Of several at once one is the first.
    if (!(await confirmEmail(tx, userId, now, { passwordHash, data: given.data }))) {
      throw new AuthHttpError(422, 'user_already_exists', 'User already registered');
    }
    await revokeLinks(tx, userId, 'signup');
    return startSession(services, tx, { userId, method: 'password', source }, tell);
  });
  await rememberNetwork(services.db, response.user.id, services.limits.digest(origin.network), now);
  return response;
}
