import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { at } from '../database/index.ts';
import { type AppEnv, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { keepPicture, type MediaServices, memberFolder } from '../media/index.ts';
import { prepareUpload } from './prepare.ts';
import { readUpload } from './read-upload.ts';
import { uploadSlots } from './slots.ts';

/**
 * POST /api/uploads: a reference image (§5), read for what it is whatever it calls itself, without what it says of
 * places. It is counted before it is read, read as it arrives, and decoded in a process of its own.
 */
export function productRoutes(
  services: Pick<MediaServices, 'config' | 'db' | 'clock' | 'media' | 'limits'>,
): Hono<AppEnv> {
  const { config, db, clock, media } = services;
  const networkOfCaller = byNetwork(services);
  const routes = new Hono<AppEnv>();
  serveEndpoint(
    routes,
    endpoints.upload,
    async ({ c, user: { id: member } }) => {
      const release = uploadSlots.acquire(member, networkOfCaller(c), config.networkLimitFactor);
      try {
        const file = await readUpload(c.req.raw);
        const picture = await prepareUpload(file.bytes, member);
        const id = crypto.randomUUID();
        const kept = await keepPicture(media, `${memberFolder(member)}/references/${id}`, picture);
        const name = file.name || 'image';
        await db.run(
          sql`insert into studio.media
              (id, member, purpose, path, name, media_type, bytes, width, height, placeholder, created_at)
            values (${id}, ${member}, 'reference', ${kept.path}, ${name}, ${kept.mediaType}, ${kept.bytes},
              ${kept.width}, ${kept.height}, ${kept.placeholder}, ${at(clock.now())})`,
        );
        return { id, url: media.address(id, 'thumbnail'), name, bytes: file.bytes.length };
      } finally {
        release();
      }
    },
    {
      before: [
        limited(services, 'uploadsFromNetwork', byNetwork(services)),
        limited(services, 'uploadsFromNetworkADay', byNetwork(services)),
        limited(services, 'uploadsOfPerson', byPerson),
        limited(services, 'uploadsOfPersonADay', byPerson),
      ],
    },
  );
  return routes;
}
