import { viewerParam, workPicturePath, workPictureSizes } from '@mirror-studio/domain/works';
import { sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { byNetwork } from '../http/request/limited.ts';
import { filesOf, type MediaServices, plainPicture } from '../media/index.ts';
import { notFound } from './find.ts';
import { allWorks, shownWorks } from './rows.ts';
import { viewerOf } from './viewer.ts';

const pictureRow = v.object({ path: v.string() });
const name = /^(\w+)\.webp$/;

/**
 * The picture of a work, by an address of its own that ends with the work: whether whom the address was made for gets to see it is asked
 * for every request, and a browser that has it asks again before it shows it. The file says nothing of how it was made.
 */
export function serveWorkPicture(
  routes: Hono<AppEnv>,
  services: Pick<MediaServices, 'config' | 'db' | 'media'>,
): void {
  const { db, media } = services;
  const networkOf = byNetwork(services);
  routes.get(workPicturePath(':id', 'large').replace('large.webp', ':name'), async (c: Context<AppEnv>) => {
    const [id = '', file = ''] = [c.req.param('id'), c.req.param('name')];
    const size = workPictureSizes.find((known) => known === name.exec(file)?.[1]);
    const viewer = await viewerOf(db, c.req.query(viewerParam) ?? '');
    const found =
      size && viewer !== null && isRowId(id)
        ? await db.first(
            pictureRow,
            sql`select path from ${shownWorks(viewer, allWorks, sql`w.id = ${id} and w.media_id is not null`)}`,
          )
        : undefined;
    if (!size || !found) throw notFound();
    const tag = `"${id}-${size}"`;
    const caching = { ETag: tag, 'Cache-Control': 'private, no-cache' };
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, caching);
    const files = filesOf(found.path);
    const bytes =
      size === 'large'
        ? await plainPicture(media, found.path, `works ${networkOf(c)}`)
        : await media.disk
            .getBytes(files[size])
            // Of what was kept before there were small ones.
            .catch(() => media.disk.getBytes(files.thumbnail));
    return c.body(new Uint8Array(bytes), 200, {
      ...caching,
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
    });
  });
}
