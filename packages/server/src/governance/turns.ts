import { governanceSweep } from '@mirror-studio/domain/constants/governance';
import { ballotOptions, decide } from '@mirror-studio/domain/governance';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, instant, json, type Queryable, whole } from '../database/index.ts';
import type { Services } from '../http/index.ts';

const dayMs = 86_400_000;
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

const idRow = v.object({ id: v.string() });
const heldRow = v.object({
  status: v.string(),
  opens_at: instant,
  closes_at: instant,
  vote_days: whole,
  options: v.array(v.string()),
  electorate: v.nullable(whole),
  quorum_percent: whole,
});

/** Holds a proposal until the transaction ends, so that nobody votes while it is counted. */
export const hold = (tx: Queryable, id: string) =>
  tx.first(
    heldRow,
    sql`select status, opens_at, closes_at, vote_days, options, electorate, quorum_percent
      from studio.proposals where id = ${id} for update`,
  );
type Held = v.InferOutput<typeof heldRow>;

/** Opens the vote of a draft that is held: whoever is a member now can vote, and is told of it. */
export async function open(tx: Queryable, id: string, { vote_days }: Held, now: Date): Promise<void> {
  const electorate = await tx.run(
    sql`insert into studio.electorates (proposal_id, member)
      select ${id}::uuid, person.id from studio.members person
        join public.user_profiles profile on profile.id = person.id
      where not person.banned and not person.demo and profile.display_name is not null
        and not exists (select from studio.account_deletions leaving where leaving.member = person.id)`,
  );
  await tx.run(
    sql`update studio.proposals set status = 'open', opens_at = ${at(now)}, closes_at = ${at(daysAfter(now, vote_days))},
        listed_at = ${at(now)}, electorate = ${electorate}
      where id = ${id}`,
  );
  await tx.run(
    sql`insert into studio.news_due (member, since)
      select member, ${at(now)} from studio.electorates where proposal_id = ${id} on conflict do nothing`,
  );
}

const tallyRow = v.object({ option: v.string(), votes: whole });

/** Counts a vote that is held and has ended. Its ballots lose their voters: they stand in an order that says nothing of them. */
async function close(tx: Queryable, id: string, held: Held): Promise<void> {
  const found = await tx.all(
    tallyRow,
    sql`select option, count(*) as votes from studio.ballots where proposal_id = ${id} group by option`,
  );
  const counted = new Map(found.map(({ option, votes }) => [option, votes]));
  const votes = ballotOptions(held.options).map((option) => ({
    option: option.id,
    votes: counted.get(option.id) ?? 0,
  }));
  const { outcome, winner } = decide(votes, held.electorate ?? 0, held.quorum_percent);
  const turnout = votes.reduce((sum, one) => sum + one.votes, 0);
  await tx.run(
    sql`insert into studio.counted_ballots (proposal_id, commitment, option, nonce)
      select proposal_id, commitment, option, nonce from studio.ballots where proposal_id = ${id}
      order by commitment collate "C"`,
  );
  await tx.run(sql`delete from studio.ballots where proposal_id = ${id}`);
  await tx.run(
    sql`update studio.proposals set status = 'closed', listed_at = closes_at, turnout = ${turnout}, outcome = ${outcome},
        winner = ${winner}, votes = ${json(votes)},
        decision = case when ${outcome} = 'carried'
          then (select coalesce(max(other.decision), 0) + 1 from studio.proposals other) end
      where id = ${id}`,
  );
}

/** Begins the votes whose time has come, and counts those that have ended. It is called before anything is read or cast. */
export async function catchUp(db: Database, now: Date): Promise<void> {
  const due = await db.all(
    idRow,
    sql`(select id from studio.proposals where status = 'open' and closes_at <= ${at(now)}
        order by closes_at, id limit ${governanceSweep.atOnce})
      union all
      (select id from studio.proposals where status = 'draft' and opens_at <= ${at(now)}
        order by opens_at, id limit ${governanceSweep.atOnce})`,
  );
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      // Numbers of decisions are given by one server at a time.
      await tx.run(sql`select pg_advisory_xact_lock(hashtext('studio.proposals'))`);
      const held = await hold(tx, id);
      if (held?.status === 'open' && held.closes_at <= now) await close(tx, id, held);
      else if (held?.status === 'draft' && held.opens_at <= now) await open(tx, id, held, now);
    });
  }
}

/** Begins and counts votes also where nobody looks. */
export const sweepVotes = ({ db, clock }: Pick<Services, 'clock'> & { readonly db: Database }) =>
  catchUp(db, clock.now());
