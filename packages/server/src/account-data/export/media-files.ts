import { overloadRetry } from '@mirror-studio/domain/constants/requests';
import { pictureFormats } from '@mirror-studio/domain/media';
import type { Settings } from '@mirror-studio/domain/settings';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant } from '../../database/index.ts';
import { exportPicture } from '../../exports/export-picture.ts';
import type { MediaServices } from '../../media/index.ts';
import { retryWhenFull } from '../../workers/index.ts';

const row = v.object({
  id: v.string(),
  path: v.string(),
  purpose: v.picklist(['result', 'reference']),
  type: v.picklist(['image', 'video']),
  media_type: v.string(),
  created_at: instant,
});
type MediaRow = v.InferOutput<typeof row>;

const atOnce = 200;

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};
const folders = { image: 'media/pictures', video: 'media/videos' } as const;

type Services = Pick<MediaServices, 'db' | 'clock' | 'media'>;

/** Of a member's media, those of which the files lie there: an upload is recorded before (`keepReference`). */
export const withFiles = sql`(purpose = 'result' or deleted_at is null)`;

/** Every picture, video and upload of a member, the trash too. */
export async function* mediaOf({ db }: Services, member: string): AsyncGenerator<MediaRow> {
  for (let last: MediaRow | null = null; ; ) {
    const after: ReturnType<typeof sql> = last === null ? sql`` : sql`and id > ${last.id}::uuid`;
    const found: MediaRow[] = await db.all(
      row,
      sql`select id, path, purpose, type, media_type, created_at from studio.media
        where member = ${member} and ${withFiles} ${after} order by id limit ${atOnce}`,
    );
    yield* found;
    last = found.at(-1) ?? null;
    if (found.length < atOnce) return;
  }
}

/** Where a file lies in the archive. */
export function mediaName({ id, purpose, type, media_type, created_at }: MediaRow): string {
  const folder = purpose === 'reference' ? 'media/references' : folders[type];
  return `${folder}/${created_at.toISOString().slice(0, 10)}-${id}.${extensions[media_type] ?? 'bin'}`;
}

/** A picture with its rights written into it (decisions), one at a time in memory; whatever else as it is kept, as a stream. */
export async function mediaContent(
  services: Services,
  member: string,
  medium: MediaRow,
  settings: Settings,
  signal: AbortSignal,
) {
  const format = pictureFormats.find((known) => `image/${known}` === medium.media_type);
  if (medium.purpose !== 'result' || medium.type !== 'image' || !format) {
    const stream = await services.media.disk.getStream(medium.path);
    await new Promise<void>((resolve, reject) => {
      stream
        .once('readable', () => resolve())
        .once('end', () => resolve())
        .once('error', reject);
    });
    return stream;
  }
  const ordered = { ...settings, highQualityExport: true, format, mediaId: medium.id, member };
  return retryWhenFull(async () => (await exportPicture(services, ordered)).bytes, {
    everyMs: overloadRetry.afterMs,
    signal,
  });
}
