import type { VideoSource } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';
import { isRowId } from '../http/request/ids.ts';
import type { MediaStore } from '../media/index.ts';

const sourceRow = v.object({
  id: v.string(),
  path: v.string(),
  name: v.string(),
  purpose: v.picklist(['result', 'reference']),
  width: whole,
  height: whole,
  prompt: v.nullable(v.string()),
  project: v.nullable(v.string()),
});
export type SourceRow = v.InferOutput<typeof sourceRow>;

/** A picture of a member that a video can be made of: one that was made, or an upload; null when it is none. */
export async function ownPicture(db: Queryable, member: string, id: string): Promise<SourceRow | null> {
  if (!isRowId(id)) return null;
  const found = await db.first(
    sourceRow,
    sql`select id, path, name, purpose, width, height, prompt, project from studio.media
      where id = ${id} and member = ${member} and type = 'image'`,
  );
  return found ?? null;
}

/** As the wire has it. */
export function toSource(row: SourceRow, media: MediaStore): VideoSource {
  const { id, width, height } = row;
  return {
    id,
    width,
    height,
    url: media.address(id),
    thumbnailUrl: media.address(id, 'thumbnail'),
    prompt: row.prompt ?? row.name,
  };
}
