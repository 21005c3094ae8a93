import { endpoints } from '@mirror-studio/domain/contract';
import { imageModels } from '@mirror-studio/domain/photo-shoot';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';

/** Which image models can be used here: the built-in renderer, and those with a key. Takes the services. */
export function productRoutes({ config }: Pick<Services, 'config'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const models = imageModels.map(({ id, builtIn }) => ({
    id,
    available: builtIn || id in config.imageModels,
  }));
  serveEndpoint(routes, endpoints.imageModels, () => ({ models }));
  return routes;
}
