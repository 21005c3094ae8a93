import { createHash } from 'node:crypto';
import type { EndpointName } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, type Queryable } from '../database/index.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { HttpError, type Services } from '../http/index.ts';

const kept = v.object({ call: v.string(), body_hash: v.string(), answer: v.nullable(v.string()) });
interface Question {
  readonly member: string;
  readonly endpoint: EndpointName;
  readonly body: unknown;
  /** Null: nothing tells this request from another, and the work is done. */
  readonly key: string | null;
}

/**
 * Does a piece of work once for each Idempotency-Key of a member (decisions): the same key with the same body gets
 * the first answer again, with another body it is refused, and nothing is kept when the work throws.
 * Takes what was asked, and the work, which runs in the transaction that also keeps its answer.
 */
export async function runOncePerKey<Answer>(
  { db, clock }: Pick<Services, 'clock'> & { db: Database },
  question: Question,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const { member, key } = question;
  if (key === null) return db.transaction(work);
  const hash = createHash('sha256').update(stable(question.body)).digest('hex');
  return db.transaction(async (tx) => {
    const first = await tx.run(
      sql`insert into studio.idempotency (member, key, call, body_hash, created_at)
        values (${member}, ${key}, ${question.endpoint}, ${hash}, ${at(clock.now())}) on conflict do nothing
        -- Transfers of this transaction are entered with it.
        returning set_config('studio.request', ${key}, true)`,
    );
    if (first === 0) {
      const before = await tx.first(
        kept,
        sql`select call, body_hash, answer from studio.idempotency where member = ${member} and key = ${key}`,
      );
      if (before?.call !== question.endpoint || before.body_hash !== hash) {
        throw new HttpError('IDEMPOTENCY_CONFLICT', texts.code_IDEMPOTENCY_CONFLICT);
      }
      return JSON.parse(before.answer ?? 'null') as Answer;
    }
    const answer = await work(tx);
    await tx.run(
      sql`update studio.idempotency set answer = ${JSON.stringify(answer)} where member = ${member} and key = ${key}`,
    );
    return answer;
  });
}

/** The same text for the same JSON, whatever the order of its fields. */
function stable(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
