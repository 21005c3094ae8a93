import { profilesEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { profilePictureSizes, readHandle } from '@mirror-studio/domain/profile';
import { Hono } from 'hono';
import { standingOf } from '../community/standing.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { pointsOf } from '../leaderboard/read.ts';
import type { MediaServices } from '../media/index.ts';
import { prepareProfilePicture } from '../uploads/prepare.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { uploadSlots } from '../uploads/slots.ts';
import { problemOfHandle } from './handles.ts';
import { ownerOfPicture, readPicture, replacePicture } from './pictures.ts';
import { saveProfile } from './save.ts';
import { creatorOf, ownProfileOf } from './store.ts';

type CreatorServices = Pick<MediaServices, 'config' | 'db' | 'clock' | 'media' | 'limits'>;

const notFound = () => new HttpError('NOT_FOUND', texts.notFound);

/** One's own profile, and creators as others see them (pages: account, community). */
export function productRoutes(services: CreatorServices): Hono<AppEnv> {
  const { config, db, clock, media } = services;
  const networkOfCaller = byNetwork(services);
  const routes = new Hono<AppEnv>();

  serveEndpoint(routes, endpoints.ownProfile, async ({ user }) => ({
    profile: await ownProfileOf(db, user.id),
  }));
  serveEndpoint(
    routes,
    endpoints.saveProfile,
    async ({ user, body }) => ({ profile: await saveProfile(services, user.id, body) }),
    { before: [limited(services, 'profileSavesOfPerson', byPerson)] },
  );
  serveEndpoint(
    routes,
    endpoints.checkHandle,
    async ({ user, params }) => {
      const handle = readHandle(params.handle);
      return { handle, problem: await problemOfHandle(db, user.id, handle, clock.now()) };
    },
    { before: [limited(services, 'handleChecksOfPerson', byPerson)] },
  );
  serveEndpoint(
    routes,
    endpoints.setProfilePicture,
    async ({ c, user: { id: member } }) => {
      const release = uploadSlots.acquire(member, networkOfCaller(c), config.networkLimitFactor);
      try {
        const file = await readUpload(c.req.raw);
        await replacePicture(services, member, await prepareProfilePicture(file.bytes, member));
        return { profile: await ownProfileOf(db, member) };
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
  serveEndpoint(
    routes,
    endpoints.removeProfilePicture,
    async ({ user }) => {
      await replacePicture(services, user.id, null);
      return { profile: await ownProfileOf(db, user.id) };
    },
    { before: [limited(services, 'profileSavesOfPerson', byPerson)] },
  );
  serveEndpoint(routes, endpoints.creator, async ({ user, params }) => {
    const found = await creatorOf(db, readHandle(params.handle), clock.now(), user.id);
    if (!found) throw notFound();
    return {
      profile: found.profile,
      isOwn: found.member === user.id,
      standing: await standingOf(db, user.id, found.member),
      points: await pointsOf(db, found.member),
    };
  });

  // Its address is its permission: whoever sees the person sees it, and an `<img>` carries no token.
  routes.get('/media/:id/:size/profile', async (c) => {
    const size = profilePictureSizes.find((known) => known === c.req.param('size'));
    const id = c.req.param('id');
    const owner = size && isRowId(id) ? await ownerOfPicture(db, id) : null;
    if (!size || owner === null) throw notFound();
    // Asked for again before it is shown: whoever is hidden is so at once. Its bytes never change.
    const tag = `"${id}-${size}"`;
    const caching = { ETag: tag, 'Cache-Control': 'private, no-cache' };
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, caching);
    return c.body(new Uint8Array(await readPicture(media, owner, id, size)), 200, {
      ...caching,
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
    });
  });
  return routes;
}
