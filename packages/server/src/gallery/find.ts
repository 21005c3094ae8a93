import type { GalleryFilter } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../database/index.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { afterCursor, momentOf } from '../http/request/cursor.ts';
import { itemColumns, itemRow } from './items.ts';

const foundRow = v.object({ ...itemRow.entries, moment: v.string() });
export type FoundRow = v.InferOutput<typeof foundRow>;
const columns = sql`${itemColumns}, ${momentOf(sql`created_at`)}`;

/** What the indexes of the gallery hold. */
const inGallery = sql`purpose = 'result' and deleted_at is null`;

export interface Asked {
  readonly member: string;
  readonly filter: GalleryFilter;
  readonly cursor: string | null | undefined;
  /** How many at most. */
  readonly rows: number;
  /** A further condition, such as on the prompt that they were made from. */
  readonly which?: SQL;
}

/** As many of the next pictures are looked through for words before they are looked up. */
const lookedThrough = 400;

/** A page of what a member has made, narrowed and ordered. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function findPictures(db: Queryable, asked: Asked): Promise<FoundRow[]> {
  const { member, filter, cursor, rows, which = sql`true` } = asked;
  const isAscending = filter.sort === 'oldest';
  const order = isAscending ? sql`order by created_at, id` : sql`order by created_at desc, id desc`;
  const where = sql`where member = ${member} and ${inGallery} and ${which} ${conditions(filter)}
    ${afterCursor(cursor, sql`created_at`, isAscending)}`;
  const search = filter.search?.trim() ?? '';
  if (search === '')
    return db.all(foundRow, sql`select ${columns} from studio.media ${where} ${order} limit ${rows}`);
  // Words that many pictures have are soon met with, in order: to look them up would be to sort all of those.
  const near = await db.all(
    foundRow,
    sql`select ${columns} from (select * from studio.media ${where} ${order} limit ${lookedThrough}) near
      where to_tsvector('pg_catalog.simple', prompt) @@ (select studio.words_wanted('', ${search})) ${order} limit ${rows}`,
  );
  if (near.length === rows) return near;
  return db.all(
    foundRow,
    sql`with found as materialized (
        select * from studio.media
        where studio.prompt_words(member, prompt) @@ (select studio.words_wanted(left(${member}::text, 8), ${search}))
      )
      select ${columns} from found ${where} ${order} limit ${rows}`,
  );
}

function conditions({ model, project, type, from, before, favourite }: GalleryFilter): SQL {
  const all = [
    model === undefined ? sql`` : sql`and model = ${model}`,
    project === undefined ? sql`` : sql`and coalesce(project, '') = ${project}`,
    type === undefined ? sql`` : sql`and type = ${type}`,
    from === undefined ? sql`` : sql`and created_at >= ${at(momentIn(from))}`,
    before === undefined ? sql`` : sql`and created_at < ${at(momentIn(before))}`,
    favourite === undefined ? sql`` : sql`and favourite`,
  ];
  return sql.join(all, sql` `);
}

/** A moment of a request. Throws HttpError INPUT_INVALID for one that no database keeps. */
function momentIn(text: string): Date {
  const moment = new Date(text);
  if (!(moment.getTime() >= firstMoment)) throw new HttpError('INPUT_INVALID', texts.validation);
  return moment;
}
/** No year before is one that both JavaScript and SQL write alike. */
const firstMoment = Date.UTC(1000, 0);
