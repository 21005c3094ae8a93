import { composerEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { refusals } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';
import { byPerson, limited } from '../http/request/limited.ts';
import { askLanguageModel, BusyModel, labelOfModel } from './language-model.ts';

/** *Vary* and *Improve* by a language model, where one is set up (decisions: prompt generation). */
export function productRoutes(services: Pick<Services, 'config' | 'limits'>): Hono<AppEnv> {
  const { languageModel } = services.config;
  const routes = new Hono<AppEnv>();
  serveEndpoint(routes, endpoints.composer, ({ user }) => ({
    // A demonstration costs its owner nothing.
    model: languageModel === null || user.isDemo ? null : labelOfModel(languageModel),
    seesPictures: languageModel !== null && !user.isDemo && languageModel.seesPictures,
  }));
  serveEndpoint(
    routes,
    endpoints.composePrompt,
    async ({ c, body }) => {
      if (languageModel === null) throw new HttpError('PROVIDER_KEY_MISSING', refusals.languageModelMissing);
      try {
        const changes = await askLanguageModel(languageModel, body, c.req.raw.signal);
        return { changes: [...changes], model: labelOfModel(languageModel) };
      } catch (error) {
        if (error instanceof BusyModel) c.header('Retry-After', String(error.seconds));
        throw error;
      }
    },
    {
      before: [
        limited(services, 'composerOfPerson', byPerson),
        limited(services, 'composerOfPersonADay', byPerson),
      ],
    },
  );
  return routes;
}
