import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { attachment } from '../http/answer/attachment.ts';
import { refusals } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import type { MediaServices } from '../media/index.ts';
import { exportAddresses } from './address.ts';
import { exportable, exportedName, exportPicture } from './export-picture.ts';

/**
 * POST /api/exports answers the address of a download; the file is made when that is asked for, and kept nowhere. The
 * address is a link's, which a browser saves as it arrives, however large it is.
 */
export function productRoutes(
  services: Pick<MediaServices, 'db' | 'clock' | 'media' | 'limits'>,
): Hono<AppEnv> {
  const addresses = exportAddresses(services);
  const routes = new Hono<AppEnv>();
  serveEndpoint(
    routes,
    endpoints.exportPicture,
    async ({ user: { id: member }, body }) => {
      const ordered = { ...body, member };
      const name = exportedName(await exportable(services.db, ordered), ordered);
      return { url: `/media/export/${await addresses.sign(ordered)}/file`, name };
    },
    { before: [limited(services, 'exportsOfPerson', byPerson)] },
  );
  routes.get('/media/export/:token/:name', async (c) => {
    const ordered = await addresses.read(c.req.param('token'));
    if (ordered === null) throw new HttpError('FORBIDDEN', refusals.addressExpired);
    const { bytes, mediaType, name } = await exportPicture(services, ordered);
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': mediaType,
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
    });
  });
  return routes;
}
