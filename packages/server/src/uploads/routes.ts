import { calls, uploadField } from '@mirror-studio/domain/contract';
import { photoShootLimits } from '@mirror-studio/domain/limits';
import { referenceTypes } from '@mirror-studio/domain/photo-shoot';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import sharp from 'sharp';
import { at } from '../database/index.ts';
import { type AppEnv, Refusal } from '../http/index.ts';
import type { ProductServices } from '../http/product.ts';
import { keepPicture } from '../media/index.ts';

const envelopeBytes = 64 * 1024;
const tooLarge = () => new Refusal('PAYLOAD_TOO_LARGE', texts.referenceTooLarge);
const notImage = () => new Refusal('UNSUPPORTED_MEDIA', texts.referenceNotImage);

/** Decided: what a picture may unfold to, so that a small file cannot fill the memory. */
const mostPixels = 60_000_000;

/** POST /api/uploads: a reference image, read for what it is whatever it calls itself, without what it says of places. */
export function uploadRoutes({
  db,
  clock,
  media,
}: Pick<ProductServices, 'db' | 'clock' | 'media'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const limit = bodyLimit({
    maxSize: photoShootLimits.referenceBytes + envelopeBytes,
    onError: () => {
      throw tooLarge();
    },
  });
  routes.post(calls.upload.path, limit, async (c) => {
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, string | File>);
    const file = form[uploadField];
    if (!(file instanceof File))
      throw new Refusal('INPUT_INVALID', `The form needs a file in "${uploadField}".`);
    if (file.size > photoShootLimits.referenceBytes) throw tooLarge();
    const bytes = await upright(Buffer.from(await file.arrayBuffer()));
    const id = crypto.randomUUID();
    const member = c.get('user').id;
    const kept = await keepPicture(media, `${member}/references/${id}`, bytes);
    const name = keptName(file.name);
    await db.run(
      sql`insert into studio.media
          (id, member, purpose, path, name, media_type, bytes, width, height, placeholder, created_at)
        values (${id}, ${member}, 'reference', ${kept.path}, ${name}, ${kept.mediaType}, ${kept.bytes},
          ${kept.width}, ${kept.height}, ${kept.placeholder}, ${at(clock.now())})`,
    );
    return c.json({ id, url: media.address(id, 'thumbnail'), name, bytes: file.size });
  });
  return routes;
}

/** A file's name as it can be kept and shown: without control characters, at most 200 long. */
function keptName(name: string): string {
  return (
    name
      .replaceAll(/\p{Cc}/gu, '')
      .slice(0, 200)
      .toWellFormed() || 'image'
  );
}

/** The picture upright and without metadata: sharp leaves camera, place and time behind. Throws when it is none. */
async function upright(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' });
    const { format, compression } = await picture.metadata();
    const type = `image/${compression === 'av1' ? 'avif' : format}`;
    if (!referenceTypes.some((known) => known === type)) throw notImage();
    return await picture.rotate().toBuffer();
  } catch {
    throw notImage();
  }
}
