import type { GalleryItem } from '@mirror-studio/domain/contract';
import { mediaTypes } from '@mirror-studio/domain/media';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, whole } from '../database/index.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import type { MediaServices } from '../media/index.ts';
import { labelOf } from '../models/index.ts';

export const itemRow = v.object({
  id: v.string(),
  job_id: v.nullable(v.string()),
  type: v.picklist(mediaTypes),
  model: v.nullable(v.string()),
  project: v.nullable(v.string()),
  prompt: v.nullable(v.string()),
  width: whole,
  height: whole,
  placeholder: v.nullable(v.string()),
  favourite: v.boolean(),
  created_at: instant,
  seed: v.nullable(whole),
  prompt_id: v.nullable(v.string()),
  prompt_version_id: v.nullable(v.string()),
  template: v.nullable(v.string()),
  work_id: v.nullable(v.string()),
});
export type ItemRow = v.InferOutput<typeof itemRow>;

const { template: _, work_id: __, ...ownColumns } = itemRow.entries;
/** Of a picture, the prompt that its job was given, and the work that it is published as. */
export const itemColumns = sql`${sql.raw(Object.keys(ownColumns).join(', '))},
  (select form ->> 'prompt' from studio.jobs where jobs.id = job_id) as template,
  (select work from (select id as work, media_id from studio.works where withdrawn_at is null) published
    where media_id = id) as work_id`;

/** A picture of a member. Throws HttpError NOT_FOUND for one that is not theirs, or not in their gallery. */
export async function itemOf(
  services: Pick<MediaServices, 'db' | 'media' | 'config'>,
  member: string,
  id: string,
): Promise<GalleryItem> {
  const row = isRowId(id)
    ? await services.db.first(
        itemRow,
        sql`select ${itemColumns} from studio.media
          where id = ${id} and member = ${member} and purpose = 'result' and deleted_at is null`,
      )
    : undefined;
  if (!row) throw new HttpError('NOT_FOUND', texts.notFound);
  return toItem(services, row);
}

/** A picture as the wire has it. */
export function toItem(
  { media, config }: Pick<MediaServices, 'media' | 'config'>,
  row: ItemRow,
): GalleryItem {
  const { id, type, project, width, height, placeholder, favourite, seed, template } = row;
  return {
    id,
    type,
    project,
    width,
    height,
    placeholder,
    favourite,
    model: labelOf(config, row.model ?? ''),
    prompt: row.prompt ?? '',
    url: media.address(id),
    thumbnailUrl: media.address(id, 'thumbnail'),
    variants: media.variants(id, width),
    jobId: row.job_id,
    createdAt: row.created_at.toISOString(),
    seed,
    promptId: row.prompt_id,
    versionId: row.prompt_version_id,
    template: template === row.prompt ? null : template,
    workId: row.work_id,
  };
}
