import { type ProofSize, proofSizes } from '@mirror-studio/domain/clients';
import { sql } from 'drizzle-orm';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { errors as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { byNetwork } from '../http/request/limited.ts';
import { filesOf, type MediaServices, madeOnce, plainPicture, proofFileOf } from '../media/index.ts';
import { picturePools } from '../pictures/index.ts';
import { picturePath } from './answers.ts';
import type { OpenLink } from './link.ts';
import { picturesOfSet } from './rows.ts';

const row = v.object({ path: v.string() });
const name = /^([\da-f-]{36})\.(\w+)\.webp$/;

/**
 * The pictures of a link, and no others: the token is the permission, asked for anew each time, so that one that is taken back
 * shuts them at once. With a watermark it is burnt in, and the picture smaller; without one the picture is whole. Neither says
 * how it was made.
 */
export function proofPictures(
  routes: Hono<AppEnv>,
  services: Pick<MediaServices, 'config' | 'db' | 'media'>,
  entered: (c: Context<AppEnv>, token: string) => Promise<OpenLink>,
  limit: MiddlewareHandler<AppEnv>,
): void {
  const networkOf = byNetwork(services);
  routes.get(`${picturePath}/:token/:name`, limit, async (c) => {
    const link = await entered(c, c.req.param('token'));
    const [, id = '', asked = ''] = name.exec(c.req.param('name')) ?? [];
    const size = proofSizes.find((known) => known === asked);
    const found =
      size && isRowId(id)
        ? await services.db.first(
            row,
            sql`select m.path from ${picturesOfSet} where p.id = ${id} and p.proof_id = ${link.id}`,
          )
        : undefined;
    if (!size || !found) throw new HttpError('NOT_FOUND', texts.notFound);
    const bytes = await shown(services, found.path, size, {
      watermark: link.watermark,
      key: `link ${link.id} ${networkOf(c)}`,
    });
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, no-store',
    });
  });
}

/**
 * A picture as a client sees it: made once, and kept beside the picture, with which it goes. A page that is opened for the first time
 * waits for its copies. Takes with which key these wait: those of one link and network take turns with the others.
 */
function shown(
  { media }: Pick<MediaServices, 'media'>,
  path: string,
  size: ProofSize,
  { watermark, key }: { readonly watermark: boolean; readonly key: string },
): Promise<Uint8Array> {
  const { disk } = media;
  if (size === 'small' && !watermark) return disk.getBytes(filesOf(path).thumbnail);
  if (!watermark) return plainPicture(media, path, key);
  const from = size === 'small' ? filesOf(path).thumbnail : path;
  const read = async () => ({ bytes: await disk.getBytes(from), watermark });
  return madeOnce(disk, proofFileOf(path, size), () => picturePools.copies.run('makeProof', read, { key }));
}
