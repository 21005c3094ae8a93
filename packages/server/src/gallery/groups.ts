import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import type { GalleryGroup, GalleryGroups } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { whole } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { labelOf } from '../models/index.ts';

const groupRow = v.object({ project: v.string(), model: v.string(), type: v.string(), items: whole });
type GroupRow = v.InferOutput<typeof groupRow>;

/** What a member's gallery can be narrowed to, the largest first; of projects no more than the limit. */
export async function groupsOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  member: string,
): Promise<GalleryGroups> {
  const rows = await db.all(
    groupRow,
    sql`select project, model, type, items from studio.media_groups where member = ${member} and items > 0`,
  );
  const by = (key: 'project' | 'model' | 'type', label: (id: string) => string): GalleryGroup[] =>
    [...Map.groupBy(rows, (row) => row[key])]
      .map(([id, group]) => ({ id, label: label(id), items: sum(group) }))
      .toSorted((one, other) => other.items - one.items || (one.id < other.id ? -1 : 1));
  return {
    items: sum(rows),
    projects: by('project', (id) => id).slice(0, galleryLimits.projects),
    models: by('model', (id) => labelOf(config, id)),
    types: by('type', (id) => id),
  };
}

const sum = (rows: readonly GroupRow[]) => rows.reduce((total, { items }) => total + items, 0);
