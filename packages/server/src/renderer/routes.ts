import { endpoints } from '@mirror-studio/domain/contract';
import { imageModels } from '@mirror-studio/domain/photo-shoot';
import { Hono } from 'hono';
import type { Config } from '../config/index.ts';
import { type AppEnv, serveEndpoint } from '../http/index.ts';

/** Which image models can be used here: the built-in renderer, and those with a key. Takes their configuration. */
export function imageModelRoutes(configured: Config['imageModels']): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const models = imageModels.map(({ id, builtIn }) => ({ id, available: builtIn || id in configured }));
  serveEndpoint(routes, endpoints.imageModels, () => ({ models }));
  return routes;
}
