import { type PromptVersion, promptSlotValues } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { addPrompt } from '../prompts/store.ts';
import { notFound } from './find.ts';
import { allWorks, shownWorks } from './rows.ts';

const publishedRow = v.object({
  member: v.string(),
  title: v.string(),
  tags: v.array(v.string()),
  version_id: v.string(),
  text: v.string(),
  slots: v.nullish(promptSlotValues),
});

/**
 * Begins a prompt of a member with the words of a published one, and keeps whose they were; returns its id. Throws HttpError NOT_FOUND
 * where members do not get to see it, where it is no prompt, and where its author allows no remixes.
 */
export async function forkWork(tx: Queryable, member: string, id: string, now: Date): Promise<string> {
  const from = isRowId(id)
    ? await tx.first(
        publishedRow,
        sql`select shown.member, shown.title, shown.tags, shown.version_id, words.text, words.slots
          from ${shownWorks(member, allWorks, sql`w.id = ${id} and w.allows_remix`)}
            join studio.prompt_versions words on words.id = shown.version_id`,
      )
    : undefined;
  if (!from) throw notFound();
  return addPrompt(
    tx,
    member,
    {
      text: from.text,
      slots: (from.slots ?? null) as PromptVersion['slots'],
      title: from.title,
      tags: from.tags,
      forkOf: { versionId: from.version_id, author: from.member },
    },
    now,
  );
}
