import { createHash } from 'node:crypto';
import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { BallotReceipt, ballotsEndpoints, QueryOf } from '@mirror-studio/domain/contract';
import { ballotOptions, committedText, isBallotNumber } from '@mirror-studio/domain/governance';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { pageOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';
import { proposalById } from './read.ts';
import { notFound } from './rows.ts';
import { hold } from './turns.ts';

interface Ballot {
  readonly option: string;
  readonly nonce: string;
}
type Asked = QueryOf<(typeof ballotsEndpoints)['ballots']>;

const receiptRow = v.object({
  option: v.string(),
  nonce: v.string(),
  commitment: v.string(),
  cast_at: instant,
});
const found = v.object({ found: v.literal(1) });
const invalid = (words: typeof refusals.optionUnknown, field: string) =>
  new HttpError('INPUT_INVALID', words, undefined, field);

/** The receipt of the ballot that a member has cast; null where there is none, and when the vote has ended. Throws HttpError NOT_FOUND. */
export async function ownBallot(db: Queryable, member: string, id: string): Promise<BallotReceipt | null> {
  await proposalById(db, member, id);
  const row = await db.first(
    receiptRow,
    sql`select option, nonce, commitment, cast_at from studio.ballots where proposal_id = ${id} and member = ${member}`,
  );
  if (!row) return null;
  const { cast_at: castAt, ...rest } = row;
  return { ...rest, castAt: castAt.toISOString() };
}

/**
 * Casts a ballot, in the place of one before. Throws HttpError NOT_FOUND; FORBIDDEN before and after the vote, and for who came after it
 * opened; INPUT_INVALID for what is not on the ballot, and for a number that is none or that another ballot has.
 */
export async function cast(
  tx: Queryable,
  member: string,
  id: string,
  { option, nonce }: Ballot,
  now: Date,
): Promise<BallotReceipt> {
  const held = isRowId(id) ? await hold(tx, id) : undefined;
  if (!held) throw notFound();
  if (held.status === 'draft') throw new HttpError('FORBIDDEN', refusals.voteNotOpen);
  if (held.status === 'closed' || held.closes_at <= now) throw new HttpError('FORBIDDEN', refusals.voteEnded);
  const isElector = await tx.first(
    found,
    sql`select 1 as found from studio.electorates where proposal_id = ${id} and member = ${member}`,
  );
  if (!isElector) throw new HttpError('FORBIDDEN', refusals.notElector);
  if (!ballotOptions(held.options).some((one) => one.id === option))
    throw invalid(refusals.optionUnknown, 'option');
  if (!isBallotNumber(nonce)) throw invalid(refusals.nonceWrong, 'nonce');
  const commitment = createHash('sha256')
    .update(committedText(id, option, nonce))
    .digest('hex');
  // Two ballots of one number would stand in the list as one.
  const isUsed = await tx.first(
    found,
    sql`select 1 as found from studio.ballots
      where proposal_id = ${id} and commitment = ${commitment} and member <> ${member}`,
  );
  if (isUsed) throw invalid(refusals.nonceWrong, 'nonce');
  await tx.run(
    sql`insert into studio.ballots (proposal_id, member, option, nonce, commitment, cast_at)
      values (${id}, ${member}, ${option}, ${nonce}, ${commitment}, ${at(now)})
      on conflict (proposal_id, member) do update set option = excluded.option, nonce = excluded.nonce,
        commitment = excluded.commitment, cast_at = excluded.cast_at`,
  );
  await tx.run(
    sql`with first as (
        update studio.electorates set voted = true
          where proposal_id = ${id} and member = ${member} and not voted returning proposal_id
      )
      update studio.proposals p set turnout = turnout + 1 from first where p.id = first.proposal_id`,
  );
  return { option, nonce, commitment, castAt: now.toISOString() };
}

const publicRow = v.object({ commitment: v.string(), option: v.string(), nonce: v.string() });

/** A page of the ballots of a vote that has ended. Throws HttpError NOT_FOUND, FORBIDDEN before its end, INPUT_INVALID for a cursor that was never given out. */
export async function ballotsPage(db: Queryable, viewer: string, id: string, { cursor, limit }: Asked) {
  const { state } = await proposalById(db, viewer, id);
  if (state !== 'closed') throw new HttpError('FORBIDDEN', refusals.voteNotEnded);
  if (cursor !== undefined && !isBallotNumber(cursor))
    throw new HttpError('INPUT_INVALID', refusals.cursorUnknown);
  const rows = Math.min(limit ?? pageLimits.ballots, pageLimits.ballots);
  const ballots = await db.all(
    publicRow,
    sql`select commitment, option, nonce from studio.counted_ballots
      where proposal_id = ${id} and commitment > ${cursor ?? ''}
      order by commitment limit ${rows + 1}`,
  );
  const { page, nextCursor } = pageOf(ballots, rows, ({ commitment }) => commitment);
  return { ballots: [...page], nextCursor };
}
