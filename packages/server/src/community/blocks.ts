import type { RelationKind } from '@mirror-studio/domain/community';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether one member is something to another, asked for each row by an index. Not as "exists": the planner takes that for true of next
 * to none of a list's rows, and sorts all of them.
 */
const is = (member: SQL, kind: RelationKind, other: SQL): SQL =>
  sql`coalesce((select true from studio.relations r
    where r.member = ${member} and r.kind = ${kind} and r.other = ${other}), false)`;

/** The condition that neither of two has blocked the other. Takes who looks, and the column of who is looked at. */
export const neitherBlocks = (viewer: SQL, member: SQL): SQL =>
  sql`not ${is(viewer, 'block', member)} and not ${is(member, 'block', viewer)}`;

/** The condition that who looks has not muted somebody. */
export const isNotMuted = (viewer: SQL, member: SQL): SQL => sql`not ${is(viewer, 'mute', member)}`;

/** The condition that who looks follows somebody. */
export const isFollowed = (viewer: SQL, member: SQL): SQL => is(viewer, 'follow', member);
