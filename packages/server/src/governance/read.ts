import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { governanceEndpoints, ProposalDetail, QueryOf } from '@mirror-studio/domain/contract';
import { ballotOptions } from '@mirror-studio/domain/governance';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable, whole } from '../database/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';
import { sayerColumns, sayerEntries, sayerOf, toSayer } from '../roadmap/rows.ts';
import { notFound, proposalColumns, proposalRow, toProposal } from './rows.ts';

type Asked = QueryOf<(typeof governanceEndpoints)['proposals']>;
const foundRow = v.object({ ...proposalRow.entries, moment: v.string() });
const adminRow = v.object({ is_admin: v.boolean() });

/** Whether somebody may put proposals forward: administrators. */
export async function canManage(db: Queryable, member: string): Promise<boolean> {
  const row = await db.first(adminRow, sql`select is_admin from public.user_profiles where id = ${member}`);
  return row?.is_admin ?? false;
}

/** A page of proposals of a list, the last first. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function proposalsPage(db: Queryable, viewer: string, { list, cursor, limit }: Asked) {
  const rows = Math.min(limit ?? pageLimits.proposals, pageLimits.proposals);
  const isIn = list === 'decisions' ? sql`p.outcome = 'carried'` : sql`p.status = ${list}`;
  const found = await db.all(
    foundRow,
    sql`select ${proposalColumns(viewer)}, ${momentOf(sql`p.listed_at`)} from studio.proposals p
      where ${isIn} ${afterCursor(cursor, sql`p.listed_at`)}
      order by p.listed_at desc, p.id desc limit ${rows + 1}`,
  );
  return {
    proposals: found.slice(0, rows).map(toProposal),
    canManage: await canManage(db, viewer),
    nextCursor: cursorAfter(found, rows),
  };
}

const detailRow = v.object({
  ...proposalRow.entries,
  ...sayerEntries,
  words: v.string(),
  options: v.array(v.string()),
  vote_days: whole,
  proposed_at: instant,
  votes: v.nullable(v.array(v.object({ option: v.string(), votes: v.number() }))),
  winner: v.nullable(v.string()),
  reasons: v.nullable(v.string()),
});

/** A proposal with everything about it. Throws HttpError NOT_FOUND. */
export async function proposalById(db: Queryable, viewer: string, id: string): Promise<ProposalDetail> {
  const row = isRowId(id)
    ? await db.first(
        detailRow,
        sql`select ${proposalColumns(viewer)}, ${sayerColumns}, p.words, p.options, p.vote_days, p.proposed_at, p.votes,
            p.winner, p.reasons
          from studio.proposals p ${sayerOf(viewer, sql`p.member`)} where p.id = ${id}`,
      )
    : undefined;
  if (!row) throw notFound();
  return {
    ...toProposal(row),
    words: row.words,
    options: [...ballotOptions(row.options)],
    voteDays: row.vote_days,
    author: toSayer(row),
    proposedAt: row.proposed_at.toISOString(),
    votes: row.votes,
    winner: row.winner,
    reasons: row.reasons,
    canManage: await canManage(db, viewer),
  };
}
