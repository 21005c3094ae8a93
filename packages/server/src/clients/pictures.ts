import { createHmac } from 'node:crypto';
import { type ProofSize, proofSizes } from '@mirror-studio/domain/clients';
import { sql } from 'drizzle-orm';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type Queryable, secret } from '../database/index.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { byNetwork } from '../http/request/limited.ts';
import {
  filesOf,
  formerMarkedFileOf,
  type MediaServices,
  madeOnce,
  markedFileOf,
  plainPicture,
} from '../media/index.ts';
import { picturePools } from '../pictures/index.ts';
import { picturePath } from './answers.ts';
import type { OpenLink } from './link.ts';
import { picturesOfSet } from './rows.ts';

const row = v.object({ id: v.string(), path: v.string() });
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
            sql`select m.id, m.path from ${picturesOfSet} where p.id = ${id} and p.proof_id = ${link.id}`,
          )
        : undefined;
    if (!size || !found) throw new HttpError('NOT_FOUND', texts.notFound);
    const bytes = await shown(services, found, size, {
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
  { db, media }: Pick<MediaServices, 'db' | 'media'>,
  { id, path }: v.InferOutput<typeof row>,
  size: ProofSize,
  { watermark, key }: { readonly watermark: boolean; readonly key: string },
): Promise<Uint8Array> {
  const { disk } = media;
  if (size === 'small' && !watermark) return disk.getBytes(filesOf(path).thumbnail);
  if (!watermark) return plainPicture(media, path, key);
  const from = size === 'small' ? filesOf(path).thumbnail : path;
  const read = async () => ({ bytes: await disk.getBytes(from), seed: await seedOf(db, id) });
  return madeOnce(disk, markedFileOf(path, size), async () => {
    const bytes = await picturePools.copies.run('makeProof', read, { key });
    await disk.delete(formerMarkedFileOf(path, size));
    return bytes;
  });
}

/**
 * What the watermark of a picture follows from: nobody without the key computes it, and the same picture has the same marks in
 * every set and size, so that several copies tell no more than one.
 */
async function seedOf(db: Queryable, id: string): Promise<string> {
  const key = await secret(db, 'proofs.watermarks', () => crypto.randomUUID() + crypto.randomUUID());
  return createHmac('sha256', key).update(id).digest('hex');
}
