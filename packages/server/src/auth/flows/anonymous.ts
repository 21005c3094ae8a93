import { upsertMember } from '../../accounts/members.ts';
import { AuthHttpError } from '../http-error.ts';
import type { RequestSource } from '../source.ts';
import { makeAnonymousUser } from '../store/users.ts';
import { countDemo, type Origin } from './limits.ts';
import { withNews } from './news.ts';
import { startSession, type WithKeys } from './session.ts';
import { refuseSignUp } from './sign-up-closed.ts';

/**
 * Opens a demonstration account, as the hosted service does for a sign-up without an address or a number: an anonymous
 * user and its session. Takes what the browser says of the person; returns the token response. Throws AuthHttpError where
 * demo mode is off, where no new accounts are opened, and when one network has opened too many.
 */
export async function openAnonymous(
  services: WithKeys,
  data: Readonly<Record<string, unknown>>,
  origin: Origin,
  source: RequestSource,
) {
  if (!services.config.demo) {
    throw new AuthHttpError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  refuseSignUp(services);
  await countDemo(services, origin);
  const now = services.clock.now();
  const userId = crypto.randomUUID();
  return withNews(services, async (tx, tell) => {
    await makeAnonymousUser(tx, userId, data, now);
    // Its day begins now, also when it never asks for anything.
    await upsertMember(tx, { id: userId, email: null, isDemo: true }, now);
    return startSession(services, tx, { userId, method: 'anonymous', source }, tell);
  });
}
