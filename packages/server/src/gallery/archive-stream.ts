import { overloadRetry } from '@mirror-studio/domain/constants/requests';
import type { ExportedForm, ExportedRights } from '@mirror-studio/domain/contract';
import { exportedVideo, exportFiles, fileNames, pictureFormats } from '@mirror-studio/domain/media';
import { makeZip } from 'client-zip';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant } from '../database/index.ts';
import { writePicture, writeVideo } from '../exports/export-picture.ts';
import type { MediaServices } from '../media/index.ts';
import { retryWhenFull } from '../workers/index.ts';

interface Archive {
  readonly member: string;
  /** In the order in which they are to be. */
  readonly media: readonly string[];
  readonly time_zone: string;
  /** What the settings say of the pictures. */
  readonly rights: ExportedRights;
  /** In which format and quality they are written; null for each as it is stored. */
  readonly form: ExportedForm | null;
}

const pictureRow = v.object({
  id: v.string(),
  path: v.string(),
  media_type: v.string(),
  prompt: v.nullable(v.string()),
  model: v.nullable(v.string()),
  creator: v.nullable(v.string()),
  created_at: instant,
});
type PictureRow = v.InferOutput<typeof pictureRow>;
/** How often a picture is asked for while all places are taken. */
const whileFull = { everyMs: overloadRetry.afterMs, retries: 10 } as const;

/**
 * A ZIP of pictures and videos, each with its rights as the settings say. They are packed already: nothing is compressed. One is
 * held at a time, and the next is read when the archive is taken so far, so that it needs no more memory for thousands than for
 * one. What is deleted or cannot be read meanwhile is left out, and a file in the archive says which. Where prompts are not shared, the
 * names of the files do not tell them either.
 */
export async function archiveOf(
  { db, clock, media, log }: Pick<MediaServices, 'db' | 'clock' | 'media' | 'log'>,
  { member, media: ids, time_zone, rights, form }: Archive,
): Promise<ReadableStream<Uint8Array>> {
  const found = await db.all(
    pictureRow,
    sql`select m.id, m.path, m.media_type, m.prompt, m.model, m.created_at, p.display_name as creator
      from studio.media m left join public.user_profiles p on p.id = m.member
      where m.id = any(${`{${ids.join(',')}}`}::text::uuid[]) and m.member = ${member} and m.deleted_at is null`,
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const formOf = ({ media_type }: PictureRow): ExportedForm | null => {
    if (form) return form;
    const format = pictureFormats.find((known) => exportFiles[known].mediaType === media_type);
    return format ? { format, highQualityExport: true } : null;
  };
  const extensionOf = (row: PictureRow): string => {
    if (row.media_type === exportedVideo.mediaType) return exportedVideo.extension;
    const written = formOf(row);
    return written ? exportFiles[written.format].extension : 'bin';
  };
  const names = fileNames(
    rows.map((row) => ({
      createdAt: row.created_at,
      prompt: rights.shareMetadata ? (row.prompt ?? '') : '',
      extension: extensionOf(row),
    })),
    time_zone,
  );
  function contentOf(row: PictureRow): Promise<Uint8Array> {
    if (row.media_type === exportedVideo.mediaType) return writeVideo({ clock, media }, row, rights);
    const written = formOf(row);
    if (!written) throw new Error(`No rights are written into ${row.media_type}`);
    const order = { ...written, ...rights };
    // A key of its own: whoever takes an archive can still download a picture.
    return retryWhenFull(() => writePicture({ clock, media }, row, order, `archive ${member}`), whileFull);
  }
  async function* files() {
    const missing: string[] = [];
    for (const [at, row] of rows.entries()) {
      const name = names[at] ?? '';
      let input: Uint8Array;
      try {
        input = await contentOf(row);
      } catch (error) {
        log.error('A picture of an archive could not be read', error);
        missing.push(name);
        continue;
      }
      yield { name, input, lastModified: row.created_at };
    }
    if (missing.length > 0) {
      yield { name: 'missing.txt', input: `${missing.join('\n')}\n`, lastModified: new Date() };
    }
  }
  const zip = makeZip(files()).getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await zip.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await zip.cancel().catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}
