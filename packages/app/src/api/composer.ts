import { type Api, composerEndpoints } from '@mirror-studio/domain/contract';
import { queryOptions } from '@tanstack/react-query';

/** The name of the language model that varies and improves prompts here, or null: what is set up changes when the server starts anew. */
export const composerQuery = (api: Api) =>
  queryOptions({
    queryKey: ['composer'],
    meta: { isSteady: true },
    queryFn: async ({ signal }) => (await api.call(composerEndpoints.composer, { signal })).model,
  });
