import type { Queryable } from '../../database/index.ts';
import type { Services } from '../../http/services.ts';
import type { RequestSource } from '../source.ts';
import { hasEndedSession, recordEvent } from '../store/events.ts';
import { forgetAllRemembered, forgetRemembered, rememberedOf } from '../store/remembered.ts';
import { endOtherSessions, endSession } from '../store/sessions.ts';

/** Who ends sessions, in which of theirs, and where from. */
interface Ending {
  readonly userId: string;
  readonly sessionId: string;
  readonly source: RequestSource;
}

type WithClock = Pick<Services, 'clock'>;

/** Ends the session that asks. */
export async function signOut({ clock }: WithClock, tx: Queryable, ending: Ending): Promise<void> {
  const ended = await endSession(tx, ending.userId, ending.sessionId);
  if (ended) await recordEvent(tx, { ...ending, kind: 'signed_out', ended }, clock.now());
}

/** Ends all sessions but the one that asks, and forgets all browsers but its own. Returns how many there were. */
export async function endOthers({ clock }: WithClock, tx: Queryable, ending: Ending): Promise<number> {
  await forgetAllRemembered(tx, ending.userId, await rememberedOf(tx, ending.sessionId));
  const ended = await endOtherSessions(tx, ending.userId, ending.sessionId);
  if (ended > 0) await recordEvent(tx, { ...ending, kind: 'others_ended' }, clock.now());
  return ended;
}

/**
 * Ends one session of a person, from another of theirs or the one itself; of another the browser is forgotten. Returns whether it is over by that or by an earlier
 * wish of theirs; false for one that is not theirs, or never was.
 */
export async function endOne(
  services: WithClock,
  tx: Queryable,
  ending: Ending,
  id: string,
): Promise<boolean> {
  if (id === ending.sessionId) {
    await signOut(services, tx, ending);
    return true;
  }
  const browser = await rememberedOf(tx, id);
  const ended = await endSession(tx, ending.userId, id);
  if (ended && browser !== null) await forgetRemembered(tx, ending.userId, browser);
  if (!ended) return hasEndedSession(tx, ending.userId, id);
  await recordEvent(tx, { ...ending, kind: 'session_ended', ended }, services.clock.now());
  return true;
}
