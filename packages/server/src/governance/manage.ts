import { governanceLimits } from '@mirror-studio/domain/constants/governance';
import { checkProposal, checkReasons, type ProposalForm } from '@mirror-studio/domain/governance';
import { onOneLine } from '@mirror-studio/domain/prompts';
import { governance as english } from '@mirror-studio/domain/texts/en/governance';
import { governance as spanish } from '@mirror-studio/domain/texts/es/governance';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, json, type Queryable } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { phrase } from '../http/answer/words.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { canManage, proposalById } from './read.ts';
import { notFound } from './rows.ts';
import { daysAfter, hold, open } from './turns.ts';

const texts = { en: english, es: spanish };
const { titleCharacters, wordsCharacters, optionCharacters, reasonsCharacters, options } = governanceLimits;

/** What each problem is said with. */
const values: Readonly<Record<string, object>> = {
  titleLong: { limit: titleCharacters },
  wordsLong: { limit: wordsCharacters },
  optionLong: { limit: optionCharacters },
  optionsMany: { limit: options },
  reasonsLong: { limit: reasonsCharacters },
};
const wrong = (problem: string, field: string, said: object = values[problem] ?? {}) =>
  new HttpError('INPUT_INVALID', phrase(texts, problem, { ...said }), undefined, field);

function refuseWrong(form: ProposalForm): void {
  const found = checkProposal(form);
  const [first] = Object.entries(found) as [keyof ProposalForm, string][];
  if (!first) return;
  const [field, problem] = first;
  const isRange = field === 'discussionDays' || field === 'voteDays' || field === 'quorumPercent';
  throw wrong(problem, field, isRange ? governanceLimits[field] : values[problem]);
}

/** Throws HttpError FORBIDDEN for who is no administrator. */
async function refuseOthers(tx: Queryable, member: string): Promise<void> {
  if (!(await canManage(tx, member))) throw new HttpError('FORBIDDEN', refusals.proposalNotYours);
}

/** What is written of a form. */
const written = (form: ProposalForm) => ({
  title: onOneLine(form.title),
  words: form.words.trim(),
  options: form.options.map(onOneLine),
});

/** Puts a proposal forward. Throws HttpError FORBIDDEN, and INPUT_INVALID with the field. */
export async function propose(tx: Queryable, member: string, form: ProposalForm, now: Date) {
  await refuseOthers(tx, member);
  refuseWrong(form);
  const id = crypto.randomUUID();
  const { title, words, options: chosen } = written(form);
  const opensAt = daysAfter(now, form.discussionDays);
  await tx.run(
    sql`insert into studio.proposals (id, member, title, words, options, quorum_percent, vote_days, proposed_at, opens_at,
        closes_at, listed_at)
      values (${id}, ${member}, ${title}, ${words}, ${json(chosen)}, ${form.quorumPercent}, ${form.voteDays}, ${at(now)},
        ${at(opensAt)}, ${at(daysAfter(opensAt, form.voteDays))}, ${at(now)})`,
  );
  return proposalById(tx, member, id);
}

/** Holds a draft. Throws HttpError FORBIDDEN for who is no administrator and where the vote has opened, NOT_FOUND. */
async function holdDraft(tx: Queryable, member: string, id: string) {
  await refuseOthers(tx, member);
  const held = isRowId(id) ? await hold(tx, id) : undefined;
  if (!held) throw notFound();
  if (held.status !== 'draft') throw new HttpError('FORBIDDEN', refusals.proposalNotDraft);
  return held;
}

const proposedRow = v.object({ proposed_at: instant });

/** Changes a draft; the days are counted from when it was put forward. */
export async function change(tx: Queryable, member: string, id: string, form: ProposalForm) {
  await holdDraft(tx, member, id);
  refuseWrong(form);
  const row = await tx.first(proposedRow, sql`select proposed_at from studio.proposals where id = ${id}`);
  if (!row) throw notFound();
  const { title, words, options: chosen } = written(form);
  const opensAt = daysAfter(row.proposed_at, form.discussionDays);
  await tx.run(
    sql`update studio.proposals set title = ${title}, words = ${words}, options = ${json(chosen)},
        quorum_percent = ${form.quorumPercent}, vote_days = ${form.voteDays}, opens_at = ${at(opensAt)},
        closes_at = ${at(daysAfter(opensAt, form.voteDays))}
      where id = ${id}`,
  );
  return proposalById(tx, member, id);
}

/** Takes a draft back, with what was said of it. */
export async function withdraw(tx: Queryable, member: string, id: string): Promise<void> {
  await holdDraft(tx, member, id);
  await tx.run(sql`delete from studio.proposals where id = ${id}`);
}

/** Opens the vote of a draft now. */
export async function openVote(tx: Queryable, member: string, id: string, now: Date) {
  await open(tx, id, await holdDraft(tx, member, id), now);
  return proposalById(tx, member, id);
}

/** Says of a decision why, or how, it is done. Throws HttpError FORBIDDEN, INPUT_INVALID with the field, NOT_FOUND. */
export async function giveReasons(tx: Queryable, member: string, id: string, given: string) {
  await refuseOthers(tx, member);
  const problem = checkReasons(given);
  if (problem !== null) throw wrong(problem, 'words');
  const { outcome } = await proposalById(tx, member, id);
  if (outcome !== 'carried') throw new HttpError('FORBIDDEN', refusals.proposalNotCarried);
  await tx.run(sql`update studio.proposals set reasons = ${given.trim()} where id = ${id}`);
  return proposalById(tx, member, id);
}
