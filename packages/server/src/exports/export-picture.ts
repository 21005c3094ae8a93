import { digitalSourceOf, exportFileName, exportFiles, mediaRights } from '@mirror-studio/domain/media';
import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { errors as texts } from '@mirror-studio/domain/texts/en/errors';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable } from '../database/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { isRowId } from '../http/request/ids.ts';
import type { MediaServices } from '../media/index.ts';
import { picturePools } from '../pictures/index.ts';
import type { Ordered } from './address.ts';
import { stateRights } from './statement.ts';

const row = v.object({
  path: v.string(),
  type: v.string(),
  model: v.nullable(v.string()),
  prompt: v.nullable(v.string()),
  created_at: instant,
  creator: v.nullable(v.string()),
});

/** What is kept of a member's picture. Throws HttpError for one that is not theirs, or no picture. */
export async function exportable(
  db: Queryable,
  { member, mediaId }: Pick<Ordered, 'member' | 'mediaId'>,
): Promise<v.InferOutput<typeof row>> {
  const found = isRowId(mediaId)
    ? await db.first(
        row,
        sql`select m.path, m.type, m.model, m.prompt, m.created_at, p.display_name as creator
          from studio.media m left join public.user_profiles p on p.id = m.member
          where m.id = ${mediaId} and m.member = ${member} and m.purpose = 'result'`,
      )
    : undefined;
  if (!found) throw new HttpError('NOT_FOUND', texts.notFound);
  if (found.type !== 'image') throw new HttpError('INPUT_INVALID', refusals.exportsPicturesOnly);
  return found;
}

export interface ExportedPicture {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly mediaType: string;
}

/** Exports a picture as its owner's settings say, in the process of what people send. Throws HttpError, and what says that too much waits. */
export async function exportPicture(
  { db, clock, media }: Pick<MediaServices, 'db' | 'clock' | 'media'>,
  ordered: Ordered,
): Promise<ExportedPicture> {
  const { path, model, prompt, created_at, creator } = await exportable(db, ordered);
  const rights = mediaRights(ordered);
  const bytes = await picturePools.uploads.run(
    'writeExport',
    {
      bytes: await media.disk.getBytes(path),
      format: ordered.format,
      isHighQuality: ordered.highQualityExport,
      statement: {
        rights: stateRights(rights, creator?.trim() || null),
        made: rights.metadata ? { prompt: prompt ?? '', model: imageModelLabel(model ?? '') } : null,
        source: digitalSourceOf(model ?? ''),
        createdAt: created_at.toISOString(),
        exportedAt: clock.now().toISOString(),
      },
    },
    { key: ordered.member },
  );
  const { mediaType } = exportFiles[ordered.format];
  return { bytes, mediaType, name: exportFileName(ordered.mediaId, ordered.format) };
}
