import { isEmail } from '@mirror-studio/domain/auth';
import { reportReasons } from '@mirror-studio/domain/community';
import type { Command } from './accounts/admin-command.ts';
import { type GrantOutcome, grantAdmin } from './accounts/grant-admin.ts';
import { readConfig, StartError } from './config/index.ts';
import { openDatabase } from './database/index.ts';
import { makeInvitation } from './invitations/invitations.ts';
import { decisionOf, reports } from './moderation/admin.ts';
import { refusedReferrals } from './referrals/admin.ts';
import { roadmapCommandOf } from './roadmap/admin.ts';
import { removeSamplesCommand } from './sample-community/remove.ts';

const usage = [
  'Usage: pnpm admin grant EMAIL, to make somebody an administrator; pnpm admin invite, to make an invitation;',
  'pnpm admin reports, for what members have reported;',
  `pnpm admin hide work ID RULE WORDS, with the rule that was broken (${reportReasons.join(', ')}), creator HANDLE, idea ID or comment ID alike;`,
  'pnpm admin keep or restore work ID WORDS, and so on;',
  'pnpm admin refusals, for invitations that earn nothing, and why;',
  'pnpm admin roadmap, for the ideas on it; pnpm admin roadmap move ID considering, planned, inProgress or shipped WORDS; pnpm admin roadmap merge ID INTO-ID;',
  'pnpm admin samples remove, to end the sample community for good.',
].join(' ');

/**
 * Does what an operator asks for before there is an administrator, by the configuration of the server, and says what was done.
 * Throws StartError, in one line, where it cannot.
 */
export async function administer(
  variables: Readonly<Record<string, string | undefined>>,
  given: readonly string[],
): Promise<string> {
  const command = commandOf(given);
  const config = readConfig(variables);
  const db = await openDatabase(config);
  try {
    return await command(db, config);
  } finally {
    await db.close();
  }
}

function commandOf([name, ...rest]: readonly string[]): Command {
  const [email, ...more] = rest;
  if (name === 'grant' && email !== undefined && more.length === 0) {
    if (!isEmail(email)) throw new StartError(`${email} is no email address. ${usage}`);
    return grant(email);
  }
  if (name === 'invite' && rest.length === 0) return invite;
  if (name === 'reports' && rest.length === 0) return reports;
  if (name === 'refusals' && rest.length === 0) return refusedReferrals;
  if (name === 'samples' && email === 'remove' && more.length === 0) return removeSamplesCommand;
  const ofRoadmap = name === 'roadmap' ? roadmapCommandOf(rest) : null;
  if (ofRoadmap) return ofRoadmap;
  const decision = decisionOf(name, rest);
  if (decision) return decision;
  throw new StartError(usage);
}

const refusals: Readonly<Record<Exclude<GrantOutcome, 'granted'>, string>> = {
  already: 'is an administrator already.',
  unknown: 'has no account here. Sign in with it once, then grant again.',
  unproved: 'was never proved: whoever gave it may not be its owner. Open the link in its mail first.',
};

const grant =
  (email: string): Command =>
  async (db, { authUrl }) => {
    const outcome = await grantAdmin(db, { email, hosted: authUrl !== null }, new Date());
    if (outcome !== 'granted') throw new StartError(`${email} ${refusals[outcome]}`);
    return `${email} is an administrator now.`;
  };

const invite: Command = async (db, { siteUrl, host, port }) => {
  const origin = siteUrl ?? `http://${host}:${port}`;
  const { code, link, endsAt } = await makeInvitation(db, { member: null, origin }, new Date());
  return `${link}\nCode ${code}, good once, until ${endsAt}. It is told this once.`;
};

if (import.meta.main) {
  try {
    console.log(await administer(process.env, process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
