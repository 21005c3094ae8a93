import { leaderboardRules } from '@mirror-studio/domain/constants/leaderboard';
import type { Work } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockMember, type Queryable, whole } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { workById } from '../works/find.ts';

type Liking = Pick<Work, 'likes' | 'isLiked'>;
const likingOf = ({ likes, isLiked }: Work): Liking => ({ likes, isLiked });

/** From where somebody likes: a digest that leads back to no address. */
export interface LikedFrom {
  readonly network: string;
  /** Of how many people of one network the likes of one creator count: raised where many share one (NETWORK_LIMIT_FACTOR). */
  readonly networkPeople: number;
}

/** Likes a work. Throws HttpError NOT_FOUND where the member does not get to see it, FORBIDDEN where it is their own. */
export async function like(
  tx: Queryable,
  member: string,
  id: string,
  from: LikedFrom,
  now: Date,
): Promise<Liking> {
  const work = await workById(tx, member, id);
  if (work.isOwn) throw new HttpError('FORBIDDEN', refusals.likeOwn);
  const counts = await countsFrom(tx, member, id, from, now);
  // One that was taken back is as old as it was: it does not count anew.
  await tx.run(
    sql`with before as (
        delete from studio.likes_taken_back where work_id = ${id} and member = ${member} returning liked_at
      )
      insert into studio.likes (work_id, member, liked_at, counts, network)
      values (${id}, ${member}, coalesce((select liked_at from before), ${at(now)}), ${counts}, ${from.network})
      on conflict do nothing`,
  );
  return likingOf(await workById(tx, member, id));
}

const authorRow = v.object({ member: v.string() });
const hourMs = 3_600_000;

/**
 * Whether a like counts on the leaderboard: not after those of so many other people of the same network to the same creator in a day.
 * One at a time for each creator: else two at once would both be the last that counts.
 */
async function countsFrom(
  tx: Queryable,
  member: string,
  id: string,
  { network, networkPeople }: LikedFrom,
  now: Date,
): Promise<boolean> {
  const author = await tx.first(authorRow, sql`select member from studio.works where id = ${id}`);
  if (!author) return false;
  await lockMember(tx, author.member, 'likes');
  const since = new Date(now.getTime() - leaderboardRules.networkHours * hourMs);
  const others = await tx.first(
    v.object({ people: whole }),
    sql`select count(distinct l.member) as people
      from studio.likes l join studio.works w on w.id = l.work_id
      where l.network = ${network} and l.liked_at > ${at(since)} and l.counts
        and w.member = ${author.member} and l.member <> ${member}`,
  );
  return (others?.people ?? 0) < networkPeople;
}

/** Takes a like back. Throws HttpError NOT_FOUND where the member does not get to see the work. */
export async function unlike(tx: Queryable, member: string, id: string, now: Date): Promise<Liking> {
  await workById(tx, member, id);
  await takeBack(tx, sql`l.work_id = ${id} and l.member = ${member}`, now);
  return likingOf(await workById(tx, member, id));
}

/** Takes likes `l` back, and keeps since when they were. Takes which. */
export async function takeBack(tx: Queryable, which: SQL, now: Date): Promise<void> {
  await tx.run(
    sql`with gone as (delete from studio.likes l where ${which} returning l.work_id, l.member, l.liked_at)
      insert into studio.likes_taken_back (work_id, member, liked_at, taken_back_at)
      select work_id, member, liked_at, ${at(now)} from gone on conflict do nothing`,
  );
}
