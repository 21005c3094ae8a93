import { pageLimits } from '@mirror-studio/domain/constants/server';
import { endpoints } from '@mirror-studio/domain/contract';
import { mediaTypes } from '@mirror-studio/domain/media';
import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { instant, whole } from '../database/index.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import type { MediaServices } from '../media/index.ts';

const row = v.object({
  id: v.string(),
  job_id: v.nullable(v.string()),
  type: v.picklist(mediaTypes),
  model: v.nullable(v.string()),
  project: v.nullable(v.string()),
  prompt: v.nullable(v.string()),
  width: whole,
  height: whole,
  placeholder: v.nullable(v.string()),
  created_at: instant,
  moment: v.string(),
});

/** GET /api/gallery: what a member has made, newest first (§3 gallery media). */
export function productRoutes({ db, media }: Pick<MediaServices, 'db' | 'media'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.gallery, async ({ user, query: { cursor, limit } }) => {
    const rows = Math.min(limit ?? pageLimits.galleryItems, pageLimits.galleryItems);
    const below = readCursor(cursor ?? null);
    const found = await db.all(
      row,
      // Microseconds in the cursor: rows of one millisecond have an order too.
      sql`select id, job_id, type, model, project, prompt, width, height, placeholder, created_at,
          (extract(epoch from created_at) * 1000000)::bigint::text as moment
        from studio.media
        where member = ${user.id} and purpose = 'result' ${below}
        order by created_at desc, id desc limit ${rows + 1}`,
    );
    const page = found.slice(0, rows);
    const last = page.at(-1);
    return {
      items: page.map(({ job_id, created_at, model, prompt, moment: _, ...item }) => ({
        ...item,
        model: imageModelLabel(model ?? ''),
        prompt: prompt ?? '',
        url: media.address(item.id),
        thumbnailUrl: media.address(item.id, 'thumbnail'),
        variants: media.variants(item.id, item.width),
        jobId: job_id,
        createdAt: created_at.toISOString(),
      })),
      nextCursor: found.length > rows && last ? `${last.moment}_${last.id}` : null,
    };
  });
  return routes;
}

/** A moment in microseconds and the id of the last row seen: before 1 January of the year 10000. */
const cursorShape = /^(\d{1,18})_(.+)$/;
const endOfYears = Date.UTC(10_000, 0) * 1000;

/** The condition on what lies below a cursor, none for the first page. Throws HttpError INPUT_INVALID for one that was never given out. */
function readCursor(cursor: string | null): SQL {
  if (cursor === null) return sql``;
  const [, moment = '', id = ''] = cursorShape.exec(cursor) ?? [];
  if (moment === '' || Number(moment) >= endOfYears || !isRowId(id)) {
    throw new HttpError('INPUT_INVALID', 'cursor is not one of ours.');
  }
  return sql`and (created_at, id) < (timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
