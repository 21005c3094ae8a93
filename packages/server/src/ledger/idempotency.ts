import { createHash } from 'node:crypto';
import { type EndpointName, idempotencyHeader } from '@mirror-studio/domain/contract';
import { errors as texts } from '@mirror-studio/domain/texts/en/errors';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import { at, type Database, type Queryable } from '../database/index.ts';
import { type AppEnv, Refusal, type Services } from '../http/index.ts';

const kept = v.object({ call: v.string(), body_hash: v.string(), answer: v.nullable(v.string()) });
/** Decided: what a client may use as a key. */
const keyShape = /^[\w.:-]{8,128}$/;

interface Question {
  readonly call: EndpointName;
  readonly body: unknown;
}

/**
 * Does a piece of work once for each Idempotency-Key of a member (decisions): the same key with the same body gets
 * the first answer again, with another body it is refused, and nothing is kept when the work throws.
 * Takes the request, what was asked, and the work, which runs in the transaction that also keeps its answer.
 */
export async function once<Answer>(
  c: Context<AppEnv>,
  { db, clock }: Pick<Services, 'clock'> & { db: Database },
  question: Question,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const key = c.req.header(idempotencyHeader) ?? '';
  if (!keyShape.test(key)) {
    throw new Refusal(
      'INPUT_INVALID',
      `${idempotencyHeader} must be given: 8 to 128 letters, digits or . : _ -`,
    );
  }
  const member = c.get('user').id;
  const hash = createHash('sha256').update(stable(question.body)).digest('hex');
  return db.transaction(async (tx) => {
    const first = await tx.run(
      sql`insert into studio.idempotency (member, key, call, body_hash, created_at)
        values (${member}, ${key}, ${question.call}, ${hash}, ${at(clock.now())}) on conflict do nothing`,
    );
    if (first === 0) {
      const before = await tx.first(
        kept,
        sql`select call, body_hash, answer from studio.idempotency where member = ${member} and key = ${key}`,
      );
      if (before?.call !== question.call || before.body_hash !== hash) {
        throw new Refusal('IDEMPOTENCY_CONFLICT', texts.code_IDEMPOTENCY_CONFLICT);
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
