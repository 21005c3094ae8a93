import { onOneLine } from '@mirror-studio/domain/prompts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { addPrompt, notFound, versionOf } from './store.ts';

const origin = v.object({
  id: v.string(),
  member: v.string(),
  title: v.string(),
  tags: v.array(v.string()),
  latest_id: v.string(),
});

/**
 * Begins a prompt with the words of another, one's own or a shared one; returns its id. Its notes, and the collection it is
 * in, are its author's. Throws HttpError NOT_FOUND when the member may not read it.
 */
export async function forkPrompt(
  tx: Queryable,
  member: string,
  id: string,
  asked: { readonly versionId?: string | undefined; readonly title?: string | undefined },
  now: Date,
): Promise<string> {
  const from =
    isRowId(id) &&
    (await tx.first(
      origin,
      sql`select id, member, title, tags, latest_id from studio.prompts
        where id = ${id} and deleted_at is null and (member = ${member} or shared_at is not null)`,
    ));
  if (!from) throw notFound();
  // Of another's prompt only what stands is shared, not how it came to be.
  const isOwn = from.member === member;
  if (!isOwn && asked.versionId !== undefined && asked.versionId !== from.latest_id) throw notFound();
  const version = await versionOf(tx, from.id, asked.versionId ?? from.latest_id);
  return addPrompt(
    tx,
    member,
    {
      text: version.text,
      slots: version.slots ?? null,
      title: onOneLine(asked.title ?? '') || from.title,
      tags: from.tags,
      forkOf: { versionId: version.id, author: from.member },
    },
    now,
  );
}
