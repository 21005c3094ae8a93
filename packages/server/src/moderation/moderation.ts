import { moderatedKinds, type ReportReason, reportReasons } from '@mirror-studio/domain/community';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, instant, type Queryable, whole } from '../database/index.ts';
import { authorOf, holdThing, type Subject, titleOf } from './things.ts';

/** Who does something: a member who reports, whoever runs the studio by their name on the machine, an administrator by their account. */
export type Actor =
  | { readonly is: 'member' }
  | { readonly is: 'operator'; readonly name: string }
  | { readonly is: 'administrator'; readonly id: string };

/** Why something is hidden: the rule that was broken, and what is to be said of it. */
export interface Reason {
  readonly rule: ReportReason;
  readonly words: string;
}

interface Entry {
  readonly act: 'reported' | 'hidden' | 'restored' | 'kept';
  readonly subject: Subject;
  readonly author: string | null;
  readonly rule: ReportReason | null;
  readonly words: string;
  /** Whether it was seen by others before and after. */
  readonly seen: readonly [boolean, boolean];
}

/** Who reported is nobody's business: of a member only that it was one is kept. */
function log(tx: Queryable, entry: Entry, actor: Actor, now: Date) {
  const { act, subject, author, rule, words, seen } = entry;
  const named = actor.is === 'operator' ? `operator ${actor.name}` : actor.is;
  return tx.run(
    sql`insert into studio.moderation_log (at, actor, done_by, act, kind, subject, author, rule, reason, seen_before, seen_after)
      values (${at(now)}, ${named}, ${actor.is === 'administrator' ? actor.id : null}, ${act}, ${subject.kind}, ${subject.id},
        ${author}, ${rule}, ${words}, ${seen[0]}, ${seen[1]})`,
  );
}

/** Keeps what a member reports. A second report of the same takes the place of the first while that is open. */
export async function report(
  tx: Queryable,
  member: string,
  subject: Subject,
  { reason, words }: { readonly reason: ReportReason; readonly words: string },
  now: Date,
): Promise<void> {
  await tx.run(
    sql`insert into studio.reports (id, member, kind, subject, reason, words, reported_at)
      values (${crypto.randomUUID()}, ${member}, ${subject.kind}, ${subject.id}, ${reason}, ${words.trim()}, ${at(now)})
      on conflict (member, kind, subject) where settled_at is null
        do update set reason = excluded.reason, words = excluded.words`,
  );
  // Only what is seen can be reported. Whose it is stands with what is decided.
  const entry = { act: 'reported', subject, author: null, rule: reason, words: reason } as const;
  await log(tx, { ...entry, seen: [true, true] }, { is: 'member' }, now);
}

const openRow = v.object({
  kind: v.picklist(moderatedKinds),
  subject: v.string(),
  reports: whole,
  reasons: v.array(v.string()),
  words: v.array(v.string()),
  first_at: instant,
  title: v.nullable(v.string()),
  handle: v.nullable(v.string()),
});

/** What is reported and not settled, that of most people first, with the name by which it is found. At most a hundred. */
export function openReports(db: Queryable) {
  const [kind, subject] = [sql`r.kind`, sql`r.subject`];
  return db.all(
    openRow,
    sql`select r.kind, r.subject, count(*) as reports, array_agg(distinct r.reason) as reasons,
        coalesce(array_agg(r.words order by r.reported_at) filter (where r.words <> ''), '{}') as words,
        min(r.reported_at) as first_at, ${titleOf(kind, subject)} as title,
        (select handle from studio.handles h where h.held_until is null and h.member = ${authorOf(kind, subject)}) as handle
      from studio.reports r where r.settled_at is null
      group by r.kind, r.subject order by reports desc, first_at limit 100`,
  );
}

/** Says whether there is such a thing. */
export const isThere = async (db: Queryable, subject: Subject): Promise<boolean> =>
  (await holdThing(db, subject)) !== undefined;

const hiddenRow = v.object({ rule: v.picklist(reportReasons) });

/**
 * Takes something off all public pages at once, settles what was reported of it, and has its author told with the rule that was
 * broken. Returns false where it was hidden already.
 */
export function hide(
  db: Database,
  subject: Subject,
  { rule, words }: Reason,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const author = (await holdThing(tx, subject)) ?? null;
    const hidden = await tx.run(
      sql`insert into studio.hidden (kind, subject, rule, reason, hidden_at)
        values (${subject.kind}, ${subject.id}, ${rule}, ${words}, ${at(now)}) on conflict do nothing`,
    );
    await settle(tx, subject, now);
    if (hidden > 0)
      await log(tx, { act: 'hidden', subject, author, rule, words, seen: [true, false] }, actor, now);
    return hidden > 0;
  });
}

/** Brings something back as it was, and has its author told. Returns false where it was not hidden. */
export function restore(
  db: Database,
  subject: Subject,
  words: string,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const author = (await holdThing(tx, subject)) ?? null;
    const was = await tx.first(
      hiddenRow,
      sql`delete from studio.hidden where kind = ${subject.kind} and subject = ${subject.id} returning rule`,
    );
    if (!was) return false;
    const entry = { act: 'restored', subject, author, rule: was.rule, words } as const;
    await log(tx, { ...entry, seen: [false, true] }, actor, now);
    return true;
  });
}

/** Leaves something as it is, and settles what was reported of it. Returns false where nothing was. */
export function keep(
  db: Database,
  subject: Subject,
  words: string,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const author = (await holdThing(tx, subject)) ?? null;
    const settled = await settle(tx, subject, now);
    if (settled > 0)
      await log(tx, { act: 'kept', subject, author, rule: null, words, seen: [true, true] }, actor, now);
    return settled > 0;
  });
}

const settle = (tx: Queryable, { kind, id }: Subject, now: Date) =>
  tx.run(
    sql`update studio.reports set settled_at = ${at(now)} where kind = ${kind} and subject = ${id} and settled_at is null`,
  );
