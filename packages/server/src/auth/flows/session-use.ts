import { sessionListLimits } from '@mirror-studio/domain/constants/session';
import type { Services } from '../../http/services.ts';
import { markUsed } from '../store/sessions.ts';
import { runLater } from './news.ts';

/** As many sessions are remembered by the process: with more of them some are noted again sooner. */
const mostRemembered = 10_000;

/**
 * Notes when and where sessions are used, each seldom enough to cost nothing, and after the answer. Returns what is told of every
 * request; it does nothing where a hosted auth service keeps the sessions.
 */
export function sessionUse(services: Services) {
  const notedAtMs = new Map<string, number>();
  return (sessionId: string | null, network: string | null): void => {
    if (sessionId === null || services.keys === null) return;
    const now = services.clock.now();
    const since = now.getTime() - (notedAtMs.get(sessionId) ?? Number.NEGATIVE_INFINITY);
    if (since < sessionListLimits.usedEveryMs) return;
    if (notedAtMs.size >= mostRemembered) notedAtMs.clear();
    notedAtMs.set(sessionId, now.getTime());
    runLater(services, 'The use of a session', () => markUsed(services.db, sessionId, network, now));
  };
}
