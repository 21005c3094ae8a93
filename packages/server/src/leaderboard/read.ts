import { leaderboardRules } from '@mirror-studio/domain/constants/leaderboard';
import { pageLimits } from '@mirror-studio/domain/constants/server';
import type {
  leaderboardEndpoints,
  OwnRank,
  QueryOf,
  Ranked,
  ResponseOf,
} from '@mirror-studio/domain/contract';
import type { LeaderboardPeriod } from '@mirror-studio/domain/leaderboard';
import { profilePicturePath } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isNotMuted, neitherBlocks } from '../community/blocks.ts';
import { instant, type Queryable, whole } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { pageOf } from '../http/request/cursor.ts';
import { isNotHidden } from '../moderation/hidden.ts';

type Endpoint = (typeof leaderboardEndpoints)['leaderboard'];
const cursorShape = /^(\d{1,15})_(\d{1,9})$/;
const countRow = v.object({ id: whole, counted_at: instant });
const foundRow = v.object({
  position: whole,
  place: whole,
  points: whole,
  member: v.string(),
  handle: v.string(),
  name: v.nullable(v.string()),
  picture: v.nullable(v.string()),
});

/** Which standings a page is of, and after whom it begins. Throws HttpError INPUT_INVALID, and CONFLICT where they are gone. */
async function placeOf(db: Queryable, cursor: string | undefined) {
  if (cursor === undefined) {
    const count = await db.first(
      countRow,
      sql`select id, counted_at from studio.standing_counts where is_whole order by id desc limit 1`,
    );
    return { count: count ?? null, after: 0 };
  }
  const [, id = '', after = ''] = cursorShape.exec(cursor) ?? [];
  if (id === '') throw new HttpError('INPUT_INVALID', refusals.cursorUnknown);
  const count = await db.first(
    countRow,
    sql`select id, counted_at from studio.standing_counts where is_whole and id = ${Number(id)}`,
  );
  if (!count) throw new HttpError('CONFLICT', refusals.standingsMoved);
  return { count, after: Number(after) };
}

/**
 * A page of creators by their places, without those whom the member does not get to see: suspended, hidden, leaving, without a handle, blocked by one of the two,
 * or muted. Nobody else's place changes by that.
 */
export async function leaderboardPage(
  db: Queryable,
  member: string,
  { period, board, cursor, limit }: QueryOf<Endpoint>,
): Promise<ResponseOf<Endpoint>> {
  const { count, after } = await placeOf(db, cursor);
  if (!count) {
    const own = await ownRank(db, member, period, null);
    return { ranked: [], own, total: 0, countedAt: null, nextCursor: null };
  }
  const rows = Math.min(limit ?? pageLimits.ranked, pageLimits.ranked);
  const found = await db.all(
    foundRow,
    sql`select s.position, s.place, s.points, s.member, used.handle, profile.display_name as name, profile.picture
      from studio.standings s
        join studio.members person on person.id = s.member and not person.banned and not person.demo
        join public.user_profiles profile on profile.id = s.member
        join studio.handles used on used.member = s.member and used.held_until is null
      where s.count_id = ${count.id} and s.period = ${period} and s.board = ${board} and s.position > ${after}
        and not coalesce((select true from studio.account_deletions leaving where leaving.member = s.member), false)
        and ${neitherBlocks(sql`${member}::uuid`, sql`s.member`)} and ${isNotMuted(sql`${member}::uuid`, sql`s.member`)}
        and ${isNotHidden('creator', sql`s.member`)}
      order by s.position limit ${rows + 1}`,
  );
  const { page, nextCursor } = pageOf(found, rows, ({ position }) => `${count.id}_${position}`);
  const last = await db.first(
    v.object({ position: whole }),
    sql`select position from studio.standings
      where count_id = ${count.id} and period = ${period} and board = ${board} order by position desc limit 1`,
  );
  return {
    ranked: page.map(
      ({ place, points, handle, name, picture, member: of }): Ranked => ({
        place,
        points,
        handle,
        name: name ?? '',
        picture: picture === null ? null : profilePicturePath(picture, 'small'),
        isOwn: of === member,
      }),
    ),
    own: await ownRank(db, member, period, count.id),
    total: last?.position ?? 0,
    countedAt: count.counted_at.toISOString(),
    nextCursor,
  };
}

const ownRow = v.object({ place: whole, points: whole, board: v.picklist(['all', 'new']) });

async function ownRank(
  db: Queryable,
  member: string,
  period: LeaderboardPeriod,
  countId: number | null,
): Promise<OwnRank> {
  const { fewestWorks } = leaderboardRules;
  const published = await db.first(
    v.object({ works: whole }),
    sql`select count(*) as works from (
      select from studio.counted_works own where own.member = ${member} limit ${fewestWorks}) few`,
  );
  const missingWorks = fewestWorks - (published?.works ?? 0);
  const row = await db.first(
    ownRow,
    sql`select place, points, board from studio.standings
      where member = ${member} and count_id = ${countId}::bigint and period = ${period}`,
  );
  return { place: null, points: 0, board: missingWorks > 0 ? 'new' : 'all', ...row, missingWorks };
}

/** The points that a creator has of all time, as they were counted last. */
export async function pointsOf(db: Queryable, member: string): Promise<number> {
  const row = await db.first(
    v.object({ points: whole }),
    sql`select points from studio.standing_totals where member = ${member} and period = 'ever'`,
  );
  return row?.points ?? 0;
}
