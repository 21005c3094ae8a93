import { pageLimits } from '@mirror-studio/domain/constants/server';
import { type SecurityEvent, signInDevice } from '@mirror-studio/domain/contract';
import {
  type SecurityEventKind,
  type SignInMethod,
  securityEventKinds,
  signInMethods,
} from '@mirror-studio/domain/sessions';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../../database/index.ts';
import { HttpError } from '../../http/answer/http-error.ts';
import { refusals } from '../../http/answer/refusals.ts';
import { pageOf } from '../../http/request/cursor.ts';
import { isRowId } from '../../http/request/ids.ts';
import { deviceOf } from '../device.ts';
import type { RequestSource } from '../source.ts';

const table = sql`studio_auth.security_events`;
const row = v.object({
  id: v.string(),
  kind: v.picklist(securityEventKinds),
  session_id: v.nullable(v.string()),
  device: signInDevice,
  network: v.nullable(v.string()),
  method: v.nullable(v.picklist(signInMethods)),
  ended_device: v.nullable(signInDevice),
  created_at: instant,
});

interface NewEvent {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly source: Pick<RequestSource, 'userAgent' | 'network'>;
  /** In which it was done; null where nobody was signed in. */
  readonly sessionId: string | null;
  readonly method?: SignInMethod;
  /** The session that ended by it, where it was one. */
  readonly ended?: { readonly id: string; readonly user_agent: string | null };
}

/** Writes down what happens to an account: in the same transaction, so that neither is kept without the other. */
export async function recordEvent(tx: Queryable, event: NewEvent, now: Date): Promise<void> {
  const { userId, kind, source, sessionId, method = null, ended } = event;
  await tx.run(sql`
    insert into ${table} (id, user_id, kind, session_id, ended_session_id, device, network, method, ended_device, created_at)
    values (${crypto.randomUUID()}, ${userId}, ${kind}, ${sessionId}, ${ended?.id ?? null},
            ${json(deviceOf(source.userAgent))}, ${source.network}, ${method},
            ${ended ? json(deviceOf(ended.user_agent)) : null}, ${at(now)})`);
}

/** Says whether a session of a user was ended by them before. */
export async function hasEndedSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const found = await db.first(
    v.object({ id: v.string() }),
    sql`select id from ${table} where ended_session_id = ${sessionId} and user_id = ${userId} limit 1`,
  );
  return found !== undefined;
}

/**
 * A page of what happened to the account of a user, newest first. Takes the session that asks, and the last event of the page
 * before. Throws HttpError INPUT_INVALID for a cursor that was never given out.
 */
export async function eventsPage(
  db: Queryable,
  userId: string,
  sessionId: string | null,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<{ events: SecurityEvent[]; nextCursor: string | null }> {
  const rows = Math.min(limit ?? pageLimits.securityEvents, pageLimits.securityEvents);
  const after = cursor === undefined ? null : await placeOf(db, userId, cursor);
  const found = await db.all(
    row,
    sql`select id, kind, session_id, device, network, method, ended_device, created_at from ${table}
        where user_id = ${userId} ${after === null ? sql`` : sql`and place < ${after}::bigint`}
        order by place desc limit ${rows + 1}`,
  );
  const { page, nextCursor } = pageOf(found, rows, ({ id }) => id);
  return { events: page.map((event) => toEvent(event, sessionId)), nextCursor };
}

async function placeOf(db: Queryable, userId: string, id: string): Promise<string> {
  const found = isRowId(id)
    ? await db.first(
        v.object({ place: v.string() }),
        sql`select place::text from ${table} where id = ${id} and user_id = ${userId}`,
      )
    : undefined;
  if (!found) throw new HttpError('INPUT_INVALID', refusals.cursorUnknown);
  return found.place;
}

function toEvent(event: v.InferOutput<typeof row>, sessionId: string | null): SecurityEvent {
  const { id, kind, device, network, method } = event;
  return {
    id,
    kind,
    at: event.created_at.toISOString(),
    device,
    network,
    method,
    endedDevice: event.ended_device,
    isCurrent: sessionId !== null && event.session_id === sessionId,
  };
}
