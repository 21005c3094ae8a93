import { endpoints } from '@mirror-studio/domain/contract';
import { imageModels, isEngineId } from '@mirror-studio/domain/photo-shoot';
import { Hono } from 'hono';
import { type AppEnv, type Services, serveEndpoint } from '../http/index.ts';

/** Which image models can be used here: the built-in renderer, those with a key, and engines. Takes the services. */
export function productRoutes({ config }: Pick<Services, 'config'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const models = [
    ...imageModels.map(({ id, label, builtIn }) => ({
      id,
      label,
      available: builtIn || id in config.imageModels,
    })),
    ...Object.entries(config.imageEngines).flatMap(([id, { label }]) =>
      isEngineId(id) ? [{ id, label, available: true }] : [],
    ),
  ];
  serveEndpoint(routes, endpoints.imageModels, () => ({ models }));
  return routes;
}
