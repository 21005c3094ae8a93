import type { Api } from '@mirror-studio/domain/contract';
import type { ImageModelId } from '@mirror-studio/domain/photo-shoot';
import { queryOptions } from '@tanstack/react-query';

/** The image models that can be used here: what is set up changes when the server starts anew. */
export const imageModelsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['image-models'],
    meta: { isSteady: true },
    queryFn: async ({ signal }): Promise<readonly ImageModelId[]> =>
      (await api.call('imageModels', { signal })).models
        .filter(({ available }) => available)
        .map(({ id }) => id),
  });
