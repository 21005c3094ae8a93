import { calls } from '@mirror-studio/domain/contract';
import { uploadLimits } from '@mirror-studio/domain/limits';
import { referenceTypes } from '@mirror-studio/domain/photo-shoot';
import { formatText } from '@mirror-studio/domain/texts';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { at } from '../database/index.ts';
import { type AppEnv, Refusal } from '../http/index.ts';
import type { ProductServices } from '../http/product.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { keepPicture } from '../media/index.ts';
import { type PreparedPicture, picturePools } from '../pictures/index.ts';
import { QueueFullError } from '../workers/index.ts';
import { beginsAsImage } from './image-type.ts';
import { readUpload } from './read-upload.ts';
import { uploadSlots } from './slots.ts';

const notImage = () => new Refusal('UNSUPPORTED_MEDIA', texts.referenceNotImage);

/**
 * POST /api/uploads: a reference image (§5), read for what it is whatever it calls itself, without what it says of
 * places. It is counted before it is read, read as it arrives, and decoded in a process of its own.
 */
export function uploadRoutes(
  services: Pick<ProductServices, 'config' | 'db' | 'clock' | 'media' | 'limits' | 'log'>,
): Hono<AppEnv> {
  const { db, clock, media } = services;
  const routes = new Hono<AppEnv>();
  const { path } = calls.upload;
  routes.post(
    path,
    limited(services, 'uploadsFromNetwork', byNetwork(services)),
    limited(services, 'uploadsFromNetworkADay', byNetwork(services)),
    limited(services, 'uploadsOfPerson', byPerson),
    limited(services, 'uploadsOfPersonADay', byPerson),
    async (c) => {
      const member = c.get('user').id;
      const leave = uploadSlots.enter(member);
      try {
        const file = await readUpload(c.req.raw);
        const picture = await prepare(services, file.bytes, member);
        const id = crypto.randomUUID();
        const kept = await keepPicture(media, `${member}/references/${id}`, picture);
        const name = file.name || 'image';
        await db.run(
          sql`insert into studio.media
              (id, member, purpose, path, name, media_type, bytes, width, height, placeholder, created_at)
            values (${id}, ${member}, 'reference', ${kept.path}, ${name}, ${kept.mediaType}, ${kept.bytes},
              ${kept.width}, ${kept.height}, ${kept.placeholder}, ${at(clock.now())})`,
        );
        return c.json({ id, url: media.address(id, 'thumbnail'), name, bytes: file.bytes.length });
      } finally {
        leave();
      }
    },
  );
  return routes;
}

/** Throws Refusal for what is no image, or unfolds to too many pixels, or takes too long to unfold. */
async function prepare(
  { log }: Pick<ProductServices, 'log'>,
  bytes: Buffer,
  member: string,
): Promise<PreparedPicture> {
  if (!beginsAsImage(bytes)) throw notImage();
  const { mostPixels, longestEdgePx } = uploadLimits;
  const bounds = { types: referenceTypes, mostPixels, longestEdgePx };
  const prepared = await picturePools.uploads
    .run('prepareReference', { bytes, ...bounds }, { key: member })
    .catch((error: unknown) => {
      if (error instanceof QueueFullError) throw error;
      // What the decoder says of a broken image is nothing new; that one took too long is for the owner to know.
      if (error instanceof Error && error.name === 'TaskTimeoutError')
        log.warn('An image took too long to read');
      throw notImage();
    });
  if (prepared === 'notImage') throw notImage();
  if (prepared === 'tooManyPixels') {
    const most = Math.floor(mostPixels / 1_000_000);
    throw new Refusal('INPUT_INVALID', formatText(refusals, 'tooManyPixels', 'en', { most }));
  }
  return prepared;
}
