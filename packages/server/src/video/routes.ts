import { endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { errors as texts } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, serveEndpoint } from '../http/index.ts';
import type { MediaServices } from '../media/index.ts';
import { ownPicture, toSource } from './sources.ts';

/** A picture that a video can be made of, by its id. Takes the services. */
export function productRoutes({ db, media }: Pick<MediaServices, 'db' | 'media'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.videoSource, async ({ user, params }) => {
    const row = await ownPicture(db, user.id, params.id);
    if (!row) throw new HttpError('NOT_FOUND', texts.notFound);
    return { source: toSource(row, media) };
  });
  return routes;
}
