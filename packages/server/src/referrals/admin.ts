import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { ReferralRefusal } from '@mirror-studio/domain/referrals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Command } from '../accounts/admin-command.ts';
import type { Database } from '../database/index.ts';
import { refusalsPage } from './read.ts';

const reasons: Readonly<Record<ReferralRefusal, string>> = {
  oneself: 'it is their own, or of the same mailbox',
  circle: 'it comes back in a circle',
  throwAway: 'the address is one of a day',
  notNew: 'they had finished a shoot before',
  sameDevice: 'somebody else was there with the same browser',
  sameNetwork: 'several came from one network',
};

/** The last invitations that earn nothing, a line each. */
export const refusedReferrals: Command = async (db) => {
  const { refusals, nextCursor } = await refusalsPage(db, {});
  if (refusals.length === 0) return 'No invitation was refused.';
  const emails = await emailsOf(
    db,
    refusals.flatMap(({ inviter, invited }) => [inviter, invited]),
  );
  const nameOf = (member: string | null) =>
    member === null ? 'somebody who left' : (emails.get(member) ?? member);
  return [
    ...refusals.map(
      ({ reason, refusedAt, inviter, invited }) =>
        `${refusedAt} ${reason}: ${nameOf(invited)}, invited by ${nameOf(inviter)}: ${reasons[reason]}`,
    ),
    ...(nextCursor === null ? [] : [`These are the last ${pageLimits.referrals}; there are more.`]),
  ].join('\n');
};

const memberRow = v.object({ id: v.string(), email: v.nullable(v.string()) });

async function emailsOf(db: Database, members: readonly (string | null)[]) {
  const ids = `{${[...new Set(members.filter((id) => id !== null))].join(',')}}`;
  const found = await db.all(
    memberRow,
    sql`select id, email from studio.members where id = any(${ids}::text::uuid[])`,
  );
  return new Map(found.map(({ id, email }) => [id, email]));
}
