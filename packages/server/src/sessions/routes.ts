import { sessionsEndpoints as endpoints, type OwnSession } from '@mirror-studio/domain/contract';
import { type Context, Hono } from 'hono';
import { deviceOf } from '../auth/device.ts';
import { endOne, endOthers } from '../auth/flows/end-sessions.ts';
import { sourceOf } from '../auth/routes/origin.ts';
import { eventsPage } from '../auth/store/events.ts';
import { type ListedSession, listSessions } from '../auth/store/sessions.ts';
import { codeWords, refusals } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Services, type SessionUser, serveEndpoint } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';

type SessionServices = Pick<Services, 'db' | 'clock' | 'config' | 'keys' | 'site' | 'limits'>;

/** Where somebody is signed in, and what has happened to their account (pages: account). */
export function productRoutes(services: SessionServices): Hono<AppEnv> {
  const { db } = services;
  const routes = new Hono<AppEnv>();
  const notFound = () => new HttpError('NOT_FOUND', codeWords('NOT_FOUND'));
  const endingOf = ({ id, sessionId }: SessionUser, c: Context<AppEnv>) =>
    services.keys && sessionId !== null ? { userId: id, sessionId, source: sourceOf(services, c) } : null;

  serveEndpoint(routes, endpoints.sessions, async ({ user }) => {
    // A hosted auth service tells nobody but its operator.
    if (!services.keys) return { sessions: [], total: 0, isAvailable: false };
    const found = await listSessions(db, user.id, user.sessionId);
    return {
      sessions: found.map((session) => toOwnSession(session, user.sessionId)),
      total: found[0]?.total ?? 0,
      isAvailable: true,
    };
  });
  serveEndpoint(routes, endpoints.endSession, async ({ c, user, params: { id } }) => {
    const ending = endingOf(user, c);
    if (!ending || !isRowId(id)) throw notFound();
    if (!(await db.transaction((tx) => endOne(services, tx, ending, id)))) throw notFound();
    return { ok: true } as const;
  });
  serveEndpoint(routes, endpoints.endOtherSessions, async ({ c, user }) => {
    const ending = endingOf(user, c);
    if (!ending) throw new HttpError('CONFLICT', refusals.sessionsKeptElsewhere);
    return { ended: await db.transaction((tx) => endOthers(services, tx, ending)) };
  });
  serveEndpoint(routes, endpoints.securityEvents, async ({ user, query }) => {
    if (!services.keys) return { events: [], nextCursor: null, isAvailable: false };
    return { ...(await eventsPage(db, user.id, user.sessionId, query)), isAvailable: true };
  });
  return routes;
}

function toOwnSession(session: ListedSession, current: string | null): OwnSession {
  return {
    id: session.id,
    device: deviceOf(session.user_agent),
    network: session.network,
    createdAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
    assurance: session.aal,
    isCurrent: session.id === current,
  };
}
