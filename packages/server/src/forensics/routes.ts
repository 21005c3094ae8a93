import { endpoints } from '@mirror-studio/domain/contract';
import { draftPrompt } from '@mirror-studio/domain/forensics';
import { Hono } from 'hono';
import type { Services } from '../http/index.ts';
import { type AppEnv, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { examineUpload } from '../uploads/prepare.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { uploadSlots } from '../uploads/slots.ts';

/**
 * POST /api/forensics (decisions: reverse forensics): how a picture was made, from its metadata, else from its pixels. It is
 * received, counted and refused as a reference image is, and nothing of it is kept.
 */
export function productRoutes(services: Pick<Services, 'config' | 'limits'>): Hono<AppEnv> {
  const { config } = services;
  const networkOfCaller = byNetwork(services);
  const routes = new Hono<AppEnv>();
  serveEndpoint(
    routes,
    endpoints.forensics,
    async ({ c, user: { id: member } }) => {
      const release = uploadSlots.acquire(member, networkOfCaller(c), config.networkLimitFactor);
      try {
        const { bytes } = await readUpload(c.req.raw);
        const { words, pixels } = await examineUpload(bytes, member);
        return {
          ...words,
          basis: words.prompt === null ? ('pixels' as const) : ('metadata' as const),
          prompt: words.prompt ?? draftPrompt(pixels),
          raw: [...words.raw],
          problems: [...words.problems],
          pixels: { ...pixels, palette: [...pixels.palette] },
        };
      } finally {
        release();
      }
    },
    {
      before: [
        limited(services, 'uploadsFromNetwork', networkOfCaller),
        limited(services, 'uploadsFromNetworkADay', networkOfCaller),
        limited(services, 'uploadsOfPerson', byPerson),
        limited(services, 'uploadsOfPersonADay', byPerson),
      ],
    },
  );
  return routes;
}
