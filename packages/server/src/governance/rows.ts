import type { Proposal } from '@mirror-studio/domain/contract';
import { proposalOutcomes, proposalStates } from '@mirror-studio/domain/governance';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, whole } from '../database/index.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';

export const notFound = () => new HttpError('NOT_FOUND', texts.notFound);

export const proposalRow = v.object({
  id: v.string(),
  title: v.string(),
  status: v.picklist(proposalStates),
  outcome: v.nullable(v.picklist(proposalOutcomes)),
  decision: v.nullable(whole),
  opens_at: instant,
  closes_at: instant,
  electorate: v.nullable(whole),
  quorum_percent: whole,
  turnout: whole,
  voted: v.nullable(v.boolean()),
});

/** The columns of a proposal `p`. Takes who looks: whether they have voted is null where they cannot. */
export const proposalColumns = (viewer: string): SQL =>
  sql`p.id, p.title, p.status, p.outcome, p.decision, p.opens_at, p.closes_at, p.electorate, p.quorum_percent, p.turnout,
    (select own.voted from studio.electorates own where own.proposal_id = p.id and own.member = ${viewer}) as voted`;

export const toProposal = (row: v.InferOutput<typeof proposalRow>): Proposal => ({
  id: row.id,
  title: row.title,
  state: row.status,
  outcome: row.outcome,
  decision: row.decision,
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  electorate: row.electorate,
  quorumPercent: row.quorum_percent,
  turnout: row.turnout,
  isElector: row.voted !== null,
  hasVoted: row.voted === true,
});
