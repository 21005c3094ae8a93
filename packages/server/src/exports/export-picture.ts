import {
  digitalSourceOf,
  exportedVideo,
  exportFiles,
  fileNames,
  mediaRights,
  mediaTypes,
} from '@mirror-studio/domain/media';
import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { knownZone } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable } from '../database/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { isRowId } from '../http/request/ids.ts';
import type { MediaServices } from '../media/index.ts';
import { picturePools } from '../pictures/index.ts';
import type { Ordered } from './address.ts';
import { labelMp4 } from './containers/mp4.ts';
import { type Statement, stateRights } from './statement.ts';
import { writeXmp } from './xmp.ts';

const row = v.object({
  path: v.string(),
  type: v.picklist(mediaTypes),
  model: v.nullable(v.string()),
  prompt: v.nullable(v.string()),
  created_at: instant,
  creator: v.nullable(v.string()),
});

/** What is kept of a member's picture or video. Throws HttpError for one that is not theirs. */
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
  return found;
}

export interface ExportedPicture {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly mediaType: string;
}

/** The name of an exported file: its day, and its prompt where that is shared. Takes what is stored, and what was asked for. */
export function exportedName(
  { type, created_at, prompt }: Pick<v.InferOutput<typeof row>, 'type' | 'created_at' | 'prompt'>,
  { format, shareMetadata, timeZone }: Ordered,
): string {
  const { extension } = type === 'video' ? exportedVideo : exportFiles[format];
  const words = shareMetadata ? (prompt ?? '') : '';
  const [name = ''] = fileNames([{ createdAt: created_at, prompt: words, extension }], knownZone(timeZone));
  return name;
}

/**
 * Exports a picture as its owner's settings say, in the process of exports, or a video. Throws HttpError, and what says
 * that too much waits.
 */
export async function exportPicture(
  { db, clock, media }: Pick<MediaServices, 'db' | 'clock' | 'media'>,
  ordered: Ordered,
): Promise<ExportedPicture> {
  const kept = await exportable(db, ordered);
  const name = exportedName(kept, ordered);
  if (kept.type === 'video')
    return {
      bytes: await writeVideo({ clock, media }, kept, ordered),
      mediaType: exportedVideo.mediaType,
      name,
    };
  const bytes = await writePicture({ clock, media }, kept, ordered, ordered.member);
  return { bytes, mediaType: exportFiles[ordered.format].mediaType, name };
}

type Kept = Omit<v.InferOutput<typeof row>, 'type'>;
type Said = Omit<Ordered, 'mediaId' | 'member' | 'timeZone'>;

/**
 * Writes a kept picture with its rights, in the process of exports. It is read when its turn comes.
 *
 * @param services - Where it is kept, and what time it is.
 * @param kept - What is known of it.
 * @param order - In which format, and what the settings say of it.
 * @param key - For whom: a key has a few places in that process.
 * @throws QueueFullError while too much waits, and what the decoder throws.
 */
export async function writePicture(
  { clock, media }: Pick<MediaServices, 'clock' | 'media'>,
  kept: Kept,
  order: Said,
  key: string,
): Promise<Uint8Array> {
  const { format, highQualityExport: isHighQuality } = order;
  const statement = statementOf(kept, order, clock.now(), digitalSourceOf(kept.model ?? ''));
  const read = async () => ({
    bytes: await media.disk.getBytes(kept.path),
    format,
    isHighQuality,
    statement,
  });
  return picturePools.exports.run('writeExport', read, { key });
}

/** Writes a kept video with its rights: nothing of it is decoded. Throws for one that is no MP4. */
export async function writeVideo(
  { clock, media }: Pick<MediaServices, 'clock' | 'media'>,
  kept: Kept,
  order: Omit<Said, 'format' | 'highQualityExport'>,
): Promise<Uint8Array> {
  const change = { action: 'saved', parameters: 'metadata written', changed: '/metadata' } as const;
  // The picture that it moves over may be drawn, trained or brought: nothing is said of that.
  const xmp = writeXmp(statementOf(kept, order, clock.now(), null), change);
  return labelMp4(await media.disk.getBytes(kept.path), xmp);
}

function statementOf(
  { model, prompt, created_at, creator }: Kept,
  order: Parameters<typeof mediaRights>[0],
  now: Date,
  source: Statement['source'],
): Statement {
  const rights = mediaRights(order);
  return {
    rights: stateRights(rights, creator?.trim() || null),
    made: rights.metadata ? { prompt: prompt ?? '', model: imageModelLabel(model ?? '') } : null,
    source,
    createdAt: created_at.toISOString(),
    exportedAt: now.toISOString(),
  };
}
