import type { GalleryItem } from '@mirror-studio/domain/contract';
import { mediaTypes } from '@mirror-studio/domain/media';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, whole } from '../database/index.ts';
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
});
export type ItemRow = v.InferOutput<typeof itemRow>;

const { template: _, ...ownColumns } = itemRow.entries;
/** Of a picture, and the prompt that its job was given. */
export const itemColumns = sql`${sql.raw(Object.keys(ownColumns).join(', '))},
  (select form ->> 'prompt' from studio.jobs where jobs.id = job_id) as template`;

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
  };
}
