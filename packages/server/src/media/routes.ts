import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError } from '../http/index.ts';
import { filesOf } from './keep.ts';
import { readRange } from './range.ts';
import type { MediaServices } from './store.ts';

const row = v.object({ path: v.string(), media_type: v.string() });

/** Files by their signed addresses. The signature is the permission: an `<img>` carries no token. */
export function productRoutes({ db, media }: Pick<MediaServices, 'db' | 'media'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/media/:id/:variant/:window/:signature', async (c) => {
    const { id, variant, window, signature } = c.req.param();
    if (!media.isSigned(id, variant, window, signature)) {
      throw new HttpError('FORBIDDEN', refusals.addressExpired);
    }
    const tag = `"${id}-${variant}"`;
    const caching = { ETag: tag, 'Cache-Control': 'private, max-age=3600, immutable' };
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, caching);
    const found = await db.first(row, sql`select path, media_type from studio.media where id = ${id}`);
    if (!found) throw new HttpError('NOT_FOUND', texts.notFound);
    const files = filesOf(found.path);
    const bytes = await media.disk.getBytes(files[variant]).catch((missing: unknown) => {
      // Of what was kept before there were small ones.
      if (variant === 'small') return media.disk.getBytes(files.thumbnail);
      throw missing;
    });
    const headers = {
      ...caching,
      'Content-Type': variant === 'original' ? found.media_type : 'image/webp',
      'Content-Disposition': 'inline',
      'Accept-Ranges': 'bytes',
    };
    const ifRange = c.req.header('if-range');
    const range = ifRange === undefined || ifRange === tag ? c.req.header('range') : undefined;
    const part = readRange(range, bytes.length);
    if (part === 'outside') return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` });
    if (part === null) return c.body(new Uint8Array(bytes), 200, headers);
    return c.body(new Uint8Array(bytes.subarray(part.first, part.last + 1)), 206, {
      ...headers,
      'Content-Range': `bytes ${part.first}-${part.last}/${bytes.length}`,
    });
  });
  return routes;
}
