import { giftLimits } from '@mirror-studio/domain/constants/gifts';
import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { Gift, GiftNews } from '@mirror-studio/domain/contract';
import type { GiftBox } from '@mirror-studio/domain/gifts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable, whole } from '../database/index.ts';
import { errors } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';

const giftRow = v.object({
  id: v.string(),
  is_sent: v.boolean(),
  address: v.nullable(v.string()),
  coins: whole,
  words: v.string(),
  created_at: instant,
  ends_at: v.nullable(instant),
  received_at: v.nullable(instant),
  returned_at: v.nullable(instant),
  thanked_at: v.nullable(instant),
  sent_transfer: v.string(),
  end_transfer: v.nullable(v.string()),
  other: v.nullable(v.string()),
  name: v.nullable(v.string()),
  handle: v.nullable(v.string()),
});
type GiftRow = v.InferOutput<typeof giftRow>;

/** Gifts of a member with the other of the two. Takes which, as rows of `studio.gifts`, and the order. */
const withOther = (member: string, gifts: SQL, order = sql`created_at desc, id desc`) =>
  sql`select gift.*, profile.display_name as name, used.handle
    from (select *, giver is not distinct from ${member}::uuid as is_sent, case when giver = ${member} then receiver else giver end as other
      from (${gifts}) mine) gift
    left join public.user_profiles profile on profile.id = gift.other
    left join studio.handles used on used.member = gift.other and used.held_until is null
    order by ${order}`;

/** A page of the gifts that a member gave or got, the last first. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function giftsPage(
  db: Queryable,
  member: string,
  asked: { readonly box: GiftBox; readonly cursor?: string | undefined; readonly limit?: number | undefined },
  now: Date,
) {
  const rows = Math.min(asked.limit ?? pageLimits.gifts, pageLimits.gifts);
  const [mine, moment] =
    asked.box === 'sent'
      ? [sql`giver = ${member}`, sql`created_at`]
      : [sql`receiver = ${member} and received_at is not null`, sql`received_at`];
  const found = await db.all(
    v.object({ ...giftRow.entries, moment: v.string() }),
    withOther(
      member,
      sql`select *, ${momentOf(moment)} from studio.gifts
        where ${mine} ${afterCursor(asked.cursor, moment)} order by ${moment} desc, id desc limit ${rows + 1}`,
      sql`gift.${moment} desc, gift.id desc`,
    ),
  );
  return {
    gifts: found.slice(0, rows).map((row) => toGift(row, now)),
    nextCursor: cursorAfter(found, rows),
  };
}

/** A gift of a member. Throws HttpError NOT_FOUND for one that is somebody else's, is not theirs yet, or is nowhere. */
export async function giftOf(db: Queryable, member: string, id: string, now: Date): Promise<Gift> {
  const row = isRowId(id)
    ? await db.first(
        giftRow,
        withOther(member, sql`select * from studio.gifts where id = ${id} and ${ofEither(member)}`),
      )
    : undefined;
  if (!row) throw new HttpError('NOT_FOUND', errors.notFound);
  return toGift(row, now);
}

const ofEither = (member: string) =>
  sql`(giver = ${member} or (receiver = ${member} and received_at is not null))`;

/** Thanks for a gift that a member got; once, however often it is said. Throws HttpError NOT_FOUND for any other. */
export async function thank(db: Queryable, member: string, id: string, now: Date): Promise<Gift> {
  const thanked = isRowId(id)
    ? await db.run(
        sql`update studio.gifts set thanked_at = coalesce(thanked_at, ${at(now)})
          where id = ${id} and receiver = ${member} and received_at is not null`,
      )
    : 0;
  if (thanked === 0) throw new HttpError('NOT_FOUND', errors.notFound);
  return giftOf(db, member, id, now);
}

const gotUntold = (member: string) =>
  sql`receiver = ${member} and received_at is not null and receiver_told_at is null`;
const gaveUntold = (member: string) =>
  sql`giver = ${member} and giver_told_at is null and (thanked_at is not null or returned_at is not null)`;

/** What happened to gifts of a member that they were not told of yet. */
export async function giftNewsOf(db: Queryable, member: string, now: Date): Promise<GiftNews[]> {
  const rows = await db.all(
    giftRow,
    withOther(
      member,
      sql`select * from studio.gifts where ${gotUntold(member)} union all
        select * from studio.gifts where ${gaveUntold(member)}
        order by created_at, id limit ${giftLimits.news}`,
      sql`gift.created_at, gift.id`,
    ),
  );
  return rows.map((row) => {
    const kind = row.is_sent ? (row.returned_at === null ? 'thanked' : 'returned') : 'received';
    return { kind, gift: toGift(row, now) };
  });
}

/** Notes that a member was told of gifts. What is not theirs stays as it is. */
export async function noteTold(
  db: Queryable,
  member: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const known = ids.filter(isRowId);
  if (known.length === 0) return;
  const those = sql`id in (${sql.join(
    known.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  await db.run(
    sql`update studio.gifts set receiver_told_at = ${at(now)} where ${those} and ${gotUntold(member)}`,
  );
  await db.run(
    sql`update studio.gifts set giver_told_at = ${at(now)} where ${those} and ${gaveUntold(member)}`,
  );
}

/** A gift as the contract says it. That somebody has what was sent to an address, its giver learns from them, or when its days are over. */
function toGift(row: GiftRow, now: Date): Gift {
  const { is_sent: isSent, ends_at: endsAt, received_at: receivedAt } = row;
  const isTold = !isSent || endsAt === null || row.thanked_at !== null || endsAt <= now;
  const state =
    row.returned_at !== null ? 'returned' : receivedAt !== null && isTold ? 'received' : 'waiting';
  const isKnown = row.other !== null && !(isSent && endsAt !== null);
  return {
    id: row.id,
    box: isSent ? 'sent' : 'received',
    coins: row.coins,
    words: row.words,
    person: isKnown ? { name: row.name ?? '', handle: row.handle } : null,
    address: isSent ? row.address : null,
    state,
    createdAt: (isSent ? row.created_at : (receivedAt ?? row.created_at)).toISOString(),
    endsAt: state === 'waiting' ? (endsAt?.toISOString() ?? null) : null,
    returnedAt: row.returned_at?.toISOString() ?? null,
    thankedAt: row.thanked_at?.toISOString() ?? null,
    transferId:
      (isSent && row.returned_at === null) || row.end_transfer === null
        ? row.sent_transfer
        : row.end_transfer,
  };
}
