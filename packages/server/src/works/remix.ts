import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { allWorks, shownWorks } from './rows.ts';

/** What something is a remix of: the work while it is kept, and whose it was. */
interface Parent {
  readonly id: string | null;
  readonly author: string | null;
}
const sourceRow = v.object({ id: v.string(), member: v.string(), allows_remix: v.boolean() });
const parentRow = v.object({
  id: v.nullable(v.string()),
  author: v.nullable(v.string()),
  allowed: v.nullable(v.boolean()),
});

/** Where a form names what it remixes. */
const field = 'form.remixOf';

/**
 * The work that a shoot is to be a remix of. Throws HttpError INPUT_INVALID where the member does not get to see it, and where its
 * author allows no remixes.
 */
export async function sourceOf(tx: Queryable, member: string, id: string): Promise<Parent> {
  const found = isRowId(id)
    ? await tx.first(
        sourceRow,
        sql`select id, member, allows_remix from ${shownWorks(member, allWorks, sql`w.id = ${id}`)}`,
      )
    : undefined;
  if (!found) throw new HttpError('INPUT_INVALID', refusals.remixGone, undefined, field);
  if (!found.allows_remix && found.member !== member)
    throw new HttpError('INPUT_INVALID', refusals.remixForbidden, undefined, field);
  return { id: found.id, author: found.member };
}

/** Keeps what a shoot is a remix of. */
export async function keepSource(tx: Queryable, jobId: string, { id, author }: Parent): Promise<void> {
  await tx.run(
    sql`insert into studio.shoot_sources (job_id, parent_id, parent_author) values (${jobId}, ${id}, ${author})`,
  );
}

/**
 * What a picture that is to be published is a remix of; null for nothing, and where it is published already. Throws HttpError
 * FORBIDDEN where the author of that allows no remixes any more.
 */
export async function parentOfPicture(
  tx: Queryable,
  member: string,
  mediaId: string,
): Promise<Parent | null> {
  return allowed(
    await tx.first(
      parentRow,
      sql`select source.parent_id as id, source.parent_author as author,
          (select allows_remix or parent.member = ${member} from studio.works parent where parent.id = source.parent_id) as allowed
        from studio.media picture join studio.shoot_sources source on source.job_id = picture.job_id
        where picture.id = ${mediaId}
          and not exists (select from studio.works w where w.media_id = picture.id and w.withdrawn_at is null)`,
    ),
  );
}

/** The same of a prompt: the work that it was forked from. */
export async function parentOfPrompt(
  tx: Queryable,
  member: string,
  promptId: string,
): Promise<Parent | null> {
  return allowed(
    await tx.first(
      parentRow,
      sql`select parent.id, fork.forked_author as author, parent.allows_remix or parent.member = ${member} as allowed
        from studio.prompts fork join studio.prompt_versions known on known.id = fork.forked_from
          cross join lateral (select w.id, w.allows_remix, w.member from studio.works w where w.prompt_id = known.prompt_id
            order by w.withdrawn_at is not null, w.published_at desc limit 1) parent
        where fork.id = ${promptId}
          and not exists (select from studio.works w where w.prompt_id = fork.id and w.withdrawn_at is null)`,
    ),
  );
}

function allowed(row: v.InferOutput<typeof parentRow> | undefined): Parent | null {
  if (!row) return null;
  if (row.allowed === false) throw new HttpError('FORBIDDEN', refusals.remixForbidden);
  return { id: row.id, author: row.author };
}

/** Keeps what a work is a remix of. */
export async function keepParent(tx: Queryable, workId: string, parent: Parent | null): Promise<void> {
  if (parent === null) return;
  await tx.run(
    sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
      select id, ${parent.id}, ${parent.author}, published_at from studio.works where id = ${workId}
      on conflict do nothing`,
  );
}
