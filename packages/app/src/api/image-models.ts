import { type Api, jobsEndpoints } from '@mirror-studio/domain/contract';
import { type ImageModelId, imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { queryOptions } from '@tanstack/react-query';

/** An image model that can be used, and what is shown for it. */
interface UsableModel {
  readonly id: ImageModelId;
  readonly label: string;
}

/** The image models that can be used here: what is set up changes when the server starts anew. */
export const imageModelsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['image-models'],
    meta: { isSteady: true },
    queryFn: async ({ signal }): Promise<readonly UsableModel[]> =>
      (await api.call(jobsEndpoints.imageModels, { signal })).models
        .filter(({ available }) => available)
        .map(({ id, label }) => ({ id, label: label ?? imageModelLabel(id) })),
  });
