import type { AcceptedDocument } from '@mirror-studio/domain/acceptances';
import { acceptedDocuments, isAcceptanceDue } from '@mirror-studio/domain/acceptances';
import type { Acceptance } from '@mirror-studio/domain/contract';
import { type Language, languages } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, instant, type Queryable } from '../database/index.ts';

const kept = v.object({
  document: v.picklist(acceptedDocuments),
  version: v.string(),
  accepted_at: instant,
  language: v.nullable(v.picklist(languages)),
});

/** Everything that a member has accepted, the newest first. */
export async function acceptancesOf(db: Queryable, member: string): Promise<Acceptance[]> {
  const rows = await db.all(
    kept,
    sql`select document, version, accepted_at, language from studio.acceptances where member = ${member}
      order by accepted_at desc, version desc, document`,
  );
  return rows.map(({ accepted_at, ...row }) => ({ ...row, acceptedAt: accepted_at.toISOString() }));
}

/** Says whether a member has ever accepted the legal texts (§4): newer ones are told by the terms. */
export async function hasAcceptedLegal(db: Queryable, member: string): Promise<boolean> {
  const found = await db.first(
    v.object({ one: v.unknown() }),
    sql`select 1 as one from studio.acceptances where member = ${member} and document = 'legal' limit 1`,
  );
  return found !== undefined;
}

interface Accepted {
  readonly member: string;
  readonly documents: Readonly<Partial<Record<AcceptedDocument, string>>>;
  readonly language: Language;
  readonly requestId: string;
}

/** Keeps what was accepted. A version that was accepted before stays as it is. */
export async function accept(db: Queryable, given: Accepted, now: Date): Promise<void> {
  for (const [document, version] of Object.entries(given.documents)) {
    await db.run(sql`
      insert into studio.acceptances (id, member, document, version, accepted_at, language, request_id)
      values (${crypto.randomUUID()}, ${given.member}, ${document}, ${version}, ${at(now)}, ${given.language},
        ${given.requestId})
      on conflict (member, document, version) do nothing`);
  }
}

const flags = v.object({ terms_accepted: v.boolean(), compliance_confirmed: v.boolean() });

/** Both hold where the profile says so and the newest version was accepted. */
export async function termsOf(db: Queryable, id: string) {
  const said = await db.first(
    flags,
    sql`select terms_accepted, compliance_confirmed from public.user_profiles where id = ${id}`,
  );
  const accepted = await acceptancesOf(db, id);
  const isKept = (document: AcceptedDocument) => {
    const versions = accepted.flatMap((each) => (each.document === document ? [each.version] : []));
    return !isAcceptanceDue(document, versions);
  };
  return {
    termsAccepted: (said?.terms_accepted ?? false) && isKept('terms'),
    complianceConfirmed: (said?.compliance_confirmed ?? false) && isKept('compliance'),
  };
}

/** Keeps both, and says so in the profile, which the route guard goes by. */
export async function acceptTerms(db: Database, given: Accepted, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await accept(tx, given, now);
    await tx.run(sql`
      insert into public.user_profiles (id, terms_accepted, compliance_confirmed) values (${given.member}, true, true)
      on conflict (id) do update set terms_accepted = true, compliance_confirmed = true`);
  });
}
