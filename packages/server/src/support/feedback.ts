import type { Feedback } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { at, type Queryable } from '../database/index.ts';

/** Keeps what someone says of a help topic (§7). Takes the member, what was said, and when. */
export async function keepFeedback(db: Queryable, member: string, said: Feedback, now: Date): Promise<void> {
  await db.run(sql`
    insert into studio.feedback (id, member, context_id, helpful, message, created_at)
    values (${crypto.randomUUID()}, ${member}, ${said.contextId}, ${said.helpful}, ${said.message ?? null}, ${at(now)})`);
}
