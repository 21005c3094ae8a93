import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import { galleryChangesEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { at, instant } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';
import type { MediaServices } from '../media/index.ts';
import { itemColumns, itemRow, toItem } from './items.ts';
import { rowsOfPage } from './page-size.ts';

const dayMs = 86_400_000;
const trashMs = galleryLimits.trashDays * dayMs;
const trashedRow = v.object({ ...itemRow.entries, deleted_at: instant, moment: v.string() });

/** What is deleted before this moment is removed for good, and cannot be restored any more. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - trashMs);

/** The condition on the pictures of a request. Throws HttpError INPUT_INVALID for what can be no id. */
export function amongst(ids: readonly string[]): SQL {
  if (!ids.every(isRowId)) throw new HttpError('INPUT_INVALID', refusals.idsUnknown, undefined, 'ids');
  // One parameter, however many: a statement for each length of the list would be prepared anew.
  return sql`id = any(${`{${ids.join(',')}}`}::text::uuid[])`;
}

/** Favourites, projects and the trash: pictures of a member, up to the limit of what can be changed at once. */
export function serveChanges(
  routes: Hono<AppEnv>,
  services: Pick<MediaServices, 'db' | 'clock' | 'media' | 'config'>,
): void {
  const { db, clock } = services;
  const change = async (member: string, ids: readonly string[], set: SQL, condition: SQL) => {
    const changed = await db.all(
      v.object({ id: v.string() }),
      sql`update studio.media set ${set}
        where member = ${member} and purpose = 'result' and ${amongst(ids)} and ${condition} returning id`,
    );
    return { ids: changed.map(({ id }) => id) };
  };
  serveEndpoint(routes, endpoints.markFavourites, ({ user, body: { ids, favourite } }) =>
    change(
      user.id,
      ids,
      sql`favourite = ${favourite}`,
      sql`deleted_at is null and favourite is distinct from ${favourite}`,
    ),
  );
  serveEndpoint(routes, endpoints.moveToProject, ({ user, body: { ids, project } }) => {
    const name = project?.trim() || null;
    return change(
      user.id,
      ids,
      sql`project = ${name}`,
      sql`deleted_at is null and project is distinct from ${name}`,
    );
  });
  serveEndpoint(routes, endpoints.deletePictures, ({ user, body: { ids } }) =>
    change(user.id, ids, sql`deleted_at = ${at(clock.now())}`, sql`deleted_at is null`),
  );
  serveEndpoint(routes, endpoints.restorePictures, ({ user, body: { ids } }) =>
    change(user.id, ids, sql`deleted_at = null`, sql`deleted_at > ${at(trashEnd(clock.now()))}`),
  );
  serveEndpoint(routes, endpoints.trash, async ({ user, query: { cursor, limit } }) => {
    const rows = rowsOfPage(limit);
    const found = await db.all(
      trashedRow,
      sql`select ${itemColumns}, deleted_at, ${momentOf(sql`deleted_at`)} from studio.media
        where member = ${user.id} and purpose = 'result' and deleted_at > ${at(trashEnd(clock.now()))}
          ${afterCursor(cursor, sql`deleted_at`)}
        order by deleted_at desc, id desc limit ${rows + 1}`,
    );
    return {
      items: found.slice(0, rows).map((row) => ({
        ...toItem(services, row),
        deletedAt: row.deleted_at.toISOString(),
        removedAt: new Date(row.deleted_at.getTime() + trashMs).toISOString(),
      })),
      nextCursor: cursorAfter(found, rows),
    };
  });
}
