import { pageLimits } from '@mirror-studio/domain/constants/server';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { pageOf } from '../http/request/cursor.ts';
import { toVersion, versionColumns, versionRow } from './rows.ts';

/** The number of the last version that was seen. */
const cursorShape = /^\d{1,9}$/;

/** A page of the versions of a prompt, newest first. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function versionsPage(
  db: Queryable,
  promptId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
) {
  if (cursor !== undefined && !cursorShape.test(cursor))
    throw new HttpError('INPUT_INVALID', refusals.cursorUnknown);
  const rows = Math.min(limit ?? pageLimits.promptVersions, pageLimits.promptVersions);
  const below = cursor === undefined ? sql`` : sql`and number < ${Number(cursor)}`;
  const found = await db.all(
    versionRow,
    sql`select ${versionColumns} from studio.prompt_versions where prompt_id = ${promptId} ${below}
      order by number desc limit ${rows + 1}`,
  );
  const { page, nextCursor } = pageOf(found, rows, (last) => String(last.number));
  return { versions: page.map(toVersion), nextCursor };
}
