import { proofMarks } from '@mirror-studio/domain/clients';
import { proofLimits } from '@mirror-studio/domain/constants/clients';
import type { ProofComment, ProofPicture, ProofSet } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable, whole } from '../database/index.ts';
import type { MediaServices } from '../media/index.ts';

export const setRow = v.object({
  id: v.string(),
  title: v.string(),
  client: v.string(),
  note: v.string(),
  watermark: v.boolean(),
  has_password: v.boolean(),
  has_link: v.boolean(),
  ends_at: instant,
  revoked_at: v.nullable(instant),
  opened: whole,
  visitors: whole,
  last_opened_at: v.nullable(instant),
  last_answered_at: v.nullable(instant),
  approved_at: v.nullable(instant),
  approved_by: v.nullable(v.string()),
  created_at: instant,
  pictures: whole,
  yes: whole,
  maybe: whole,
  no: whole,
  cover: v.nullable(v.string()),
  comments: whole,
});
export type SetRow = v.InferOutput<typeof setRow>;

/** A picture that its creator deleted is in no set while it is in the trash. */
export const picturesOfSet = sql`studio.proof_pictures p join studio.media m on m.id = p.media_id and m.deleted_at is null`;

/** Of sets that are called `s`. What they hold is bounded, and counted from an index. */
export const setColumns = sql`s.id, s.title, s.client, s.note, s.watermark, s.password_hash is not null as has_password,
  s.link_hash is not null as has_link, s.ends_at, s.revoked_at, s.opened, s.visitors, s.last_opened_at, s.last_answered_at,
  s.approved_at, s.approved_by, s.created_at, held.*,
  (select count(*) from studio.proof_comments c where c.proof_id = s.id) as comments`;

/** What stands in a set, beside the set. */
export const held = sql`cross join lateral (
  select count(*) as pictures, count(*) filter (where p.mark = 'yes') as yes,
    count(*) filter (where p.mark = 'maybe') as maybe, count(*) filter (where p.mark = 'no') as no,
    (array_agg(p.media_id::text order by p.position))[1] as cover
  from ${picturesOfSet} where p.proof_id = s.id) held`;

/** A set as the wire has it. Takes the row and the moment at which it is read. */
export function toSet({ media }: Pick<MediaServices, 'media'>, row: SetRow, now: Date): ProofSet {
  const state =
    row.revoked_at !== null
      ? 'revoked'
      : !row.has_link
        ? 'unsent'
        : row.ends_at.getTime() <= now.getTime()
          ? 'ended'
          : 'open';
  return {
    id: row.id,
    title: row.title,
    client: row.client,
    note: row.note,
    watermark: row.watermark,
    hasPassword: row.has_password,
    state,
    endsAt: row.ends_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    pictures: row.pictures,
    cover: row.cover && media.address(row.cover, 'thumbnail'),
    marks: { yes: row.yes, maybe: row.maybe, no: row.no },
    comments: row.comments,
    opened: row.opened,
    visitors: row.visitors,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    lastAnsweredAt: row.last_answered_at?.toISOString() ?? null,
    approvedAt: row.approved_at?.toISOString() ?? null,
    approvedBy: row.approved_by,
  };
}

const pictureRow = v.object({
  id: v.string(),
  media_id: v.string(),
  width: whole,
  height: whole,
  placeholder: v.nullable(v.string()),
  mark: v.nullable(v.picklist(proofMarks)),
});
export type PictureRow = v.InferOutput<typeof pictureRow>;

/** The pictures of a set, in their order. */
export const picturesOf = (db: Queryable, set: string): Promise<PictureRow[]> =>
  db.all(
    pictureRow,
    sql`select p.id, p.media_id, m.width, m.height, m.placeholder, p.mark from ${picturesOfSet}
      where p.proof_id = ${set} order by p.position limit ${proofLimits.pictures}`,
  );

export const toPicture = (
  { media }: Pick<MediaServices, 'media'>,
  { media_id, ...row }: PictureRow,
): ProofPicture => ({
  ...row,
  mediaId: media_id,
  url: media.address(media_id),
  thumbnailUrl: media.address(media_id, 'thumbnail'),
});

export const commentRow = v.object({
  id: v.string(),
  picture_id: v.nullable(v.string()),
  author: v.string(),
  text: v.string(),
  created_at: instant,
});
export const commentColumns = sql`id, picture_id, author, text, created_at`;

export const toComment = ({
  picture_id,
  created_at,
  ...row
}: v.InferOutput<typeof commentRow>): ProofComment => ({
  ...row,
  pictureId: picture_id,
  createdAt: created_at.toISOString(),
});

/** What was written on a set and its pictures, oldest first. */
export async function commentsOf(db: Queryable, set: string): Promise<ProofComment[]> {
  const rows = await db.all(
    commentRow,
    sql`select ${commentColumns} from studio.proof_comments where proof_id = ${set}
      order by place limit ${proofLimits.comments}`,
  );
  return rows.map(toComment);
}
