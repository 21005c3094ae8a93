import { type Api, composerEndpoints } from '@mirror-studio/domain/contract';
import { queryOptions } from '@tanstack/react-query';

/** Which language model works here, and whether it sees pictures: what is set up changes when the server starts anew. */
export const composerQuery = (api: Api) =>
  queryOptions({
    queryKey: ['composer'],
    meta: { isSteady: true },
    queryFn: ({ signal }) => api.call(composerEndpoints.composer, { signal }),
  });
