import type { Work } from '@mirror-studio/domain/contract';
import { pictureWidths } from '@mirror-studio/domain/media';
import { profilePicturePath } from '@mirror-studio/domain/profile';
import { viewerParam, type WorkPictureSize, workPicturePath } from '@mirror-studio/domain/works';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { creditsOf } from './lineage.ts';
import type { WorkRow } from './rows.ts';
import { viewerKey } from './viewer.ts';

const ofViewerRow = v.object({ id: v.string(), saved: v.nullable(v.string()), liked: v.boolean() });

/** Works as the wire has them. Takes who asks. */
export async function toWorks(db: Queryable, viewer: string, rows: readonly WorkRow[]): Promise<Work[]> {
  if (rows.length === 0) return [];
  const found = await db.all(
    ofViewerRow,
    sql`select asked.id, (select kept.id from studio.saved kept where kept.member = ${viewer} and kept.work_id = asked.id
          and kept.removed_at is null) as saved,
        exists (select from studio.likes where likes.work_id = asked.id and likes.member = ${viewer}) as liked
      from unnest(${`{${rows.map(({ id }) => id).join(',')}}`}::text::uuid[]) asked(id)`,
  );
  const credits = await creditsOf(
    db,
    viewer,
    rows.map(({ id }) => id),
  );
  const ofViewer = new Map(found.map((each) => [each.id, each]));
  const key = await viewerKey(db, viewer);
  return rows.map((row) =>
    toWork(row, { viewer, key, remixOf: credits.get(row.id) ?? null, ...ofViewer.get(row.id) }),
  );
}

interface OfViewer {
  readonly viewer: string;
  readonly key: string;
  readonly remixOf: Work['remixOf'];
  readonly saved?: string | null;
  readonly liked?: boolean;
}

function toWork(row: WorkRow, { viewer, key, remixOf, saved = null, liked = false }: OfViewer): Work {
  const { id, type, title, tags, version, width, height, placeholder, prompt, style, handle } = row;
  const urlOf = (size: WorkPictureSize) => `${workPicturePath(id, size)}?${viewerParam}=${key}`;
  const variant = (size: 'small' | 'thumbnail') => ({
    url: urlOf(size),
    width: Math.min(width ?? 0, pictureWidths[size]),
  });
  const isPicture = type === 'picture';
  return {
    id,
    type,
    title,
    tags,
    url: isPicture ? urlOf('large') : null,
    variants: isPicture ? [variant('small'), variant('thumbnail')] : [],
    width,
    height,
    placeholder,
    author: {
      handle,
      name: row.name ?? '',
      picture: row.picture === null ? null : profilePicturePath(row.picture, 'small'),
    },
    ...(row.sample && { isSample: true }),
    licence:
      row.allows_resale === null || row.allows_training === null
        ? null
        : { resale: row.allows_resale, training: row.allows_training },
    prompt,
    version,
    allowsRemix: row.allows_remix,
    remixOf,
    remixes: row.remixes,
    style,
    aspectRatio: row.ratio,
    publishedAt: row.published_at.toISOString(),
    isOwn: row.member === viewer,
    savedId: saved,
    likes: row.likes,
    isLiked: liked,
  };
}
