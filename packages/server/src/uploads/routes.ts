import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { type AppEnv, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import type { MediaServices } from '../media/index.ts';
import { keepReference } from './keep.ts';
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
  const { config, media } = services;
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
        const name = file.name || 'image';
        const id = await keepReference(services, member, name, picture);
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
