import { errors as texts } from '@mirror-studio/domain/texts/en/errors';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { userOfSession } from '../auth/store/users.ts';
import { HttpError, type Services, type SessionUser } from '../http/index.ts';

/**
 * Lets somebody go on who has no second factor, or has proved it in this session, as the database has it now. Throws HttpError
 * FORBIDDEN for others. A hosted auth service knows its factors itself: there the level of the token counts where it asks for one.
 */
export async function requireStepUp(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { id, sessionId }: SessionUser,
): Promise<void> {
  if (keys === null) return;
  const person = sessionId === null ? undefined : await userOfSession(db, id, sessionId);
  if (!person) throw new HttpError('AUTH_REQUIRED', texts.sessionExpired);
  const hasFactor = person.factors.some(({ status }) => status === 'verified');
  if (hasFactor && person.session_aal !== 'aal2') throw new HttpError('FORBIDDEN', refusals.stepUpNeeded);
}
