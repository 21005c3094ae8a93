import type { Readable } from 'node:stream';
import { fileNames } from '@mirror-studio/domain/media';
import { makeZip } from 'client-zip';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant } from '../database/index.ts';
import type { MediaServices } from '../media/index.ts';

interface Archive {
  readonly member: string;
  /** In the order in which they are to be. */
  readonly media: readonly string[];
  readonly time_zone: string;
}

const pictureRow = v.object({
  id: v.string(),
  path: v.string(),
  media_type: v.string(),
  prompt: v.string(),
  created_at: instant,
});
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};

/**
 * A ZIP of pictures, as they are: they are packed already. One file is open at a time, and is read as fast as the archive is
 * taken, so that it needs no more memory for thousands than for one. What is deleted or cannot be read meanwhile is left out, and
 * a file in the archive says which.
 */
export async function archiveOf(
  { db, media, log }: Pick<MediaServices, 'db' | 'media' | 'log'>,
  { member, media: ids, time_zone }: Archive,
): Promise<ReadableStream<Uint8Array>> {
  const found = await db.all(
    pictureRow,
    sql`select id, path, media_type, left(coalesce(prompt, ''), 240) as prompt, created_at from studio.media
      where id = any(${`{${ids.join(',')}}`}::text::uuid[]) and member = ${member} and deleted_at is null`,
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const names = fileNames(
    rows.map(({ created_at, prompt, media_type }) => ({
      createdAt: created_at,
      prompt,
      extension: extensions[media_type] ?? 'bin',
    })),
    time_zone,
  );
  let open: Readable | undefined;
  async function* files() {
    const missing: string[] = [];
    for (const [at, { path, created_at }] of rows.entries()) {
      const name = names[at] ?? '';
      try {
        open = await media.disk.getStream(path);
        await readable(open);
      } catch (error) {
        log.error('A picture of an archive could not be read', error);
        missing.push(name);
        continue;
      }
      yield { name, input: open, lastModified: created_at };
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
      // Whoever takes it goes away: the library would leave the file open.
      async cancel() {
        open?.destroy();
        await zip.cancel().catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}

/** Waits for the first bytes of a file, or its end. Throws when it cannot be read. */
function readable(stream: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('readable', resolve).once('end', resolve).once('error', reject);
  });
}
