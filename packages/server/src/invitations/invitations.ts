import { pathOf } from '@mirror-studio/domain/access';
import { invitationLimits } from '@mirror-studio/domain/constants/invitations';
import { type InvitationProblem, inviteParam, writeInvitationCode } from '@mirror-studio/domain/invitations';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { hashToken, newRecoveryCode } from '../auth/keys/secrets.ts';
import { at, type Database, instant, lockMember, type Queryable } from '../database/index.ts';
import { claimReferral, inviterOf, referredBy } from '../referrals/claim.ts';
import type { Claimer } from '../referrals/source.ts';

const dayMs = 86_400_000;

/**
 * Makes an invitation and keeps the digest of its code. Takes the member who makes it, null for whoever runs the server, and where
 * people reach it; returns the code, which is told this once, the link with it, and when it ends.
 */
export async function makeInvitation(
  db: Queryable,
  { member, origin }: { readonly member: string | null; readonly origin: string },
  now: Date,
): Promise<{ code: string; link: string; endsAt: string }> {
  const letters = newRecoveryCode();
  const endsAt = new Date(now.getTime() + invitationLimits.livesDays * dayMs);
  await db.run(sql`
    insert into studio.invitations (id, code_hash, made_by, made_at, ends_at)
    values (${crypto.randomUUID()}, ${hashToken(letters)}, ${member}, ${at(now)}, ${at(endsAt)})`);
  const code = writeInvitationCode(letters);
  const link = new URL(pathOf('onboarding'), origin);
  link.searchParams.set(inviteParam, code);
  return { code, link: link.href, endsAt: endsAt.toISOString() };
}

const found = v.object({
  id: v.string(),
  made_by: v.nullable(v.string()),
  claimed_by: v.nullable(v.string()),
  claimed_at: v.nullable(instant),
  ends_at: instant,
});
const claimed = v.object({ id: v.string() });

/**
 * Claims an invitation for a member, who claims one in all: one that was made to be used once, or the code of another member. Of any
 * who try at once the first to hold its row has it. Takes the letters of its code. Returns what is wrong with it, or null when it is
 * theirs.
 */
export async function claim(
  db: Database,
  claimer: Claimer,
  letters: string,
  now: Date,
): Promise<InvitationProblem | null> {
  return db.transaction(async (tx) => {
    await lockMember(tx, claimer.id, 'invitations');
    const invitation = await tx.first(
      found,
      sql`select id, made_by, claimed_by, claimed_at, ends_at from studio.invitations
        where code_hash = ${hashToken(letters)} for update`,
    );
    const own = await tx.first(
      claimed,
      sql`select id from studio.invitations where claimed_by = ${claimer.id}`,
    );
    if (own && own.id === invitation?.id) return null;
    const problem = invitation
      ? await claimMade(tx, invitation, claimer.id, own !== undefined, now)
      : await claimCode(tx, claimer, letters, own !== undefined, now);
    if (problem !== null) return problem;
    await tx.run(
      sql`update studio.members set invite_claimed_at = coalesce(invite_claimed_at, ${at(now)}) where id = ${claimer.id}`,
    );
    return null;
  });
}

/** One that somebody made, good once. */
async function claimMade(
  tx: Queryable,
  invitation: v.InferOutput<typeof found>,
  member: string,
  hasAnother: boolean,
  now: Date,
): Promise<InvitationProblem | null> {
  if (hasAnother || (await referredBy(tx, member))) return 'another';
  if (invitation.made_by === member) return 'own';
  if (invitation.claimed_at !== null) return 'used';
  if (invitation.ends_at <= now) return 'ended';
  await tx.run(sql`
    update studio.invitations set claimed_by = ${member}, claimed_at = ${at(now)} where id = ${invitation.id}`);
  return null;
}

/** The code of a member, good for everybody else. */
async function claimCode(
  tx: Queryable,
  claimer: Claimer,
  letters: string,
  hasAnother: boolean,
  now: Date,
): Promise<InvitationProblem | null> {
  const inviter = await inviterOf(tx, letters);
  if (!inviter) return 'wrong';
  const before = await referredBy(tx, claimer.id);
  if (before) return before.inviter === inviter.id ? null : 'another';
  return hasAnother ? 'another' : claimReferral(tx, claimer, inviter, now);
}
