import { userInfo } from 'node:os';
import {
  type ModeratedKind,
  moderatedKinds,
  type ReportReason,
  reportReasons,
} from '@mirror-studio/domain/community';
import { handleSkeleton, readHandle } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Command } from '../accounts/admin-command.ts';
import { StartError } from '../config/index.ts';
import type { Database } from '../database/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { hide, isThere, keep, openReports, restore } from './moderation.ts';
import type { Subject } from './things.ts';

/** What is reported and not settled, a paragraph each. */
export const reports: Command = async (db) => {
  const open = await openReports(db);
  if (open.length === 0) return 'Nothing is reported.';
  return open
    .map(({ kind, subject, reports: count, reasons, words, first_at, title, handle }) =>
      [
        `${kind} ${kind === 'creator' ? (handle ?? subject) : subject}: reported by ${count}, first ${first_at.toISOString()}`,
        `  for: ${reasons.join(', ')}`,
        ...(title === null ? [] : [`  title: ${onOneLine(title)}`]),
        ...(kind !== 'creator' && handle !== null ? [`  by: @${handle}`] : []),
        ...words.slice(0, 5).map((each) => `  "${onOneLine(each)}"`),
      ].join('\n'),
    )
    .join('\n');
};

const acts = {
  hide: { done: 'is hidden. It is on no public page any more.', idle: 'was hidden already.' },
  restore: { done: 'is restored.', idle: 'was not hidden.' },
  keep: { done: 'stays as it is. What was reported is settled.', idle: 'was not reported.' },
} as const;

/**
 * The command for a decision on something that was reported; null where it is none. Takes its name and what comes after it: the kind, what it is, to hide
 * it the rule that was broken, and why.
 */
export function decisionOf(name: string | undefined, given: readonly string[]): Command | null {
  if (name !== 'hide' && name !== 'restore' && name !== 'keep') return null;
  const [asked, named, ...said] = given;
  const kind = moderatedKinds.find((known) => known === asked);
  const rule = reportReasons.find((known) => known === said[0]);
  const words = onOneLine((name === 'hide' ? said.slice(1) : said).join(' '));
  if (!kind || named === undefined || words === '') return null;
  const act = decide(name, rule, words);
  if (!act) return null;
  return async (db) => {
    const isDone = await act(db, await subjectOf(db, kind, named), new Date());
    return `${kind} ${named} ${isDone ? acts[name].done : acts[name].idle}`;
  };
}

type Act = (db: Database, subject: Subject, now: Date) => Promise<boolean>;

function decide(name: keyof typeof acts, rule: ReportReason | undefined, words: string): Act | null {
  const actor = { is: 'operator', name: userInfo().username } as const;
  if (name === 'restore') return (db, subject, now) => restore(db, subject, words, actor, now);
  if (name === 'keep') return (db, subject, now) => keep(db, subject, words, actor, now);
  if (rule === undefined) return null;
  return (db, subject, now) => hide(db, subject, { rule, words }, actor, now);
}

async function subjectOf(db: Database, kind: ModeratedKind, named: string): Promise<Subject> {
  const id = kind !== 'creator' || isRowId(named) ? named : await memberOf(db, named);
  const subject = { kind, id };
  if (!isRowId(id) || !(await isThere(db, subject))) throw new StartError(`There is no ${kind} ${named}.`);
  return subject;
}

async function memberOf(db: Database, handle: string): Promise<string> {
  const found = await db.first(
    v.object({ member: v.string() }),
    sql`select member from studio.handles where skeleton = ${handleSkeleton(readHandle(handle))} and held_until is null`,
  );
  return found?.member ?? '';
}

/** A terminal is told nothing that would move its cursor. */
const onOneLine = (words: string) => words.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
