import type { ProofMark } from '@mirror-studio/domain/clients';
import { proofLimits } from '@mirror-studio/domain/constants/clients';
import type { ProofComment, SharedProof } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, type Queryable, whole } from '../database/index.ts';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { linkOver, type OpenLink } from './link.ts';
import { commentColumns, commentRow, commentsOf, picturesOf, toComment } from './rows.ts';

/** Where the pictures of a link are had. */
export const picturePath = '/media/proof';

/** A set as whoever has its link sees it. */
export async function sharedBy(db: Queryable, link: OpenLink): Promise<SharedProof> {
  const pictures = await picturesOf(db, link.id);
  const address = (id: string, size: string) => `${picturePath}/${link.token}/${id}.${size}.webp`;
  return {
    title: link.title,
    note: link.note,
    watermark: link.watermark,
    endsAt: link.ends_at.toISOString(),
    approvedAt: link.approved_at?.toISOString() ?? null,
    approvedBy: link.approved_by,
    pictures: pictures.map(({ id, width, height, placeholder, mark }) => ({
      id,
      width,
      height,
      placeholder,
      mark,
      // The watermark stands in the address: a browser that holds the other one asks again.
      url: address(id, 'large'),
      thumbnailUrl: address(id, 'small'),
    })),
    comments: await commentsOf(db, link.id),
  };
}

const lockedRow = v.object({ approved_at: v.nullable(instant) });

/** Holds the set while something of it is written: one that was shut or approved meanwhile takes nothing. */
async function lockSet(tx: Queryable, link: OpenLink, now: Date) {
  const row = await tx.first(
    lockedRow,
    sql`select approved_at from studio.proofs
      where id = ${link.id} and link_hash = ${link.link_hash} and deleted_at is null and closes_at > ${at(now)} for update`,
  );
  if (!row) throw linkOver();
  return row;
}

const answered = (tx: Queryable, link: OpenLink, now: Date) =>
  tx.run(sql`update studio.proofs set last_answered_at = ${at(now)} where id = ${link.id}`);

/** Says something of a picture. Throws HttpError for one that is not in the set, and for a choice that was approved. */
export async function markPicture(
  tx: Queryable,
  link: OpenLink,
  picture: string,
  mark: ProofMark | null,
  now: Date,
): Promise<void> {
  const { approved_at } = await lockSet(tx, link, now);
  if (approved_at !== null) throw new HttpError('CONFLICT', refusals.proofApproved);
  const marked = isRowId(picture)
    ? await tx.run(
        sql`update studio.proof_pictures set mark = ${mark}, marked_at = ${at(now)}
          where id = ${picture} and proof_id = ${link.id}`,
      )
    : 0;
  if (marked === 0) throw new HttpError('NOT_FOUND', texts.notFound);
  await answered(tx, link, now);
}

/** Keeps what somebody wrote, once for each key. Throws HttpError for a picture that is not in the set, and for one too many. */
export async function addComment(
  tx: Queryable,
  link: OpenLink,
  given: { readonly pictureId: string | null; readonly author: string; readonly text: string },
  key: string,
  now: Date,
): Promise<ProofComment> {
  await lockSet(tx, link, now);
  const before = await tx.first(
    commentRow,
    sql`select ${commentColumns} from studio.proof_comments where proof_id = ${link.id} and key = ${key}`,
  );
  if (before) {
    if (before.text === given.text && before.picture_id === given.pictureId) return toComment(before);
    throw new HttpError('IDEMPOTENCY_CONFLICT', texts.code_IDEMPOTENCY_CONFLICT);
  }
  const count = await tx.first(
    v.object({ comments: whole, is_there: v.boolean() }),
    sql`select count(*) as comments, ${given.pictureId === null} or exists (select from studio.proof_pictures
        where id = ${given.pictureId !== null && isRowId(given.pictureId) ? given.pictureId : null}::uuid
          and proof_id = ${link.id}) as is_there
      from studio.proof_comments where proof_id = ${link.id}`,
  );
  if (!count?.is_there) throw new HttpError('NOT_FOUND', texts.notFound);
  if (count.comments >= proofLimits.comments)
    throw new HttpError('RATE_LIMITED', refusals.proofCommentsFull({ most: proofLimits.comments }));
  const kept = await tx.first(
    commentRow,
    sql`insert into studio.proof_comments (id, proof_id, picture_id, key, author, text, created_at)
      values (${crypto.randomUUID()}, ${link.id}, ${given.pictureId}, ${key}, ${given.author}, ${given.text}, ${at(now)})
      returning ${commentColumns}`,
  );
  if (!kept) throw new Error('A comment that was kept is a row');
  await answered(tx, link, now);
  return toComment(kept);
}

/** Approves the choice, or takes that back. What is so already stays as it is. */
export async function approve(
  tx: Queryable,
  link: OpenLink,
  { isApproved, author }: { readonly isApproved: boolean; readonly author: string },
  now: Date,
): Promise<{ approvedAt: string | null; approvedBy: string | null }> {
  const { approved_at } = await lockSet(tx, link, now);
  if ((approved_at !== null) === isApproved)
    return {
      approvedAt: approved_at?.toISOString() ?? null,
      approvedBy: isApproved ? link.approved_by : null,
    };
  const approvedBy = isApproved ? author : null;
  await tx.run(
    sql`update studio.proofs set approved_at = ${isApproved ? at(now) : null}, approved_by = ${approvedBy}
      where id = ${link.id}`,
  );
  await answered(tx, link, now);
  return { approvedAt: isApproved ? now.toISOString() : null, approvedBy };
}

/** Counts an opening, and the browser if it is a new one. Takes what is kept of it. */
export async function countVisit(tx: Queryable, link: OpenLink, visitor: string, now: Date): Promise<void> {
  await tx.run(
    sql`update studio.proofs set opened = opened + 1, last_opened_at = ${at(now)} where id = ${link.id}`,
  );
  const isNew = await tx.run(
    sql`insert into studio.proof_visitors (proof_id, visitor, seen_at) select s.id, ${visitor}, ${at(now)}
      from studio.proofs s where s.id = ${link.id} and s.visitors < ${proofLimits.visitors} on conflict do nothing`,
  );
  if (isNew > 0) await tx.run(sql`update studio.proofs set visitors = visitors + 1 where id = ${link.id}`);
}
