import { type Api, profilesEndpoints } from '@mirror-studio/domain/contract';
import { queryOptions } from '@tanstack/react-query';

/** What somebody says of themselves, as it is saved. */
export const ownProfileQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['own-profile', userId],
    queryFn: ({ signal }) => api.call(profilesEndpoints.ownProfile, { signal }),
    staleTime: 0,
  });

/** Whether a handle can be had, as of this moment. It is no question that is asked twice: somebody else may take it. */
export const handleQuery = (api: Api, handle: string) =>
  queryOptions({
    queryKey: ['handle', handle],
    queryFn: ({ signal }) => api.call(profilesEndpoints.checkHandle, { params: { handle }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** A creator as others see them, by a handle that they have or have given up of late. */
export const creatorQuery = (api: Api, userId: string, handle: string) =>
  queryOptions({
    queryKey: ['creator', userId, handle],
    queryFn: ({ signal }) => api.call(profilesEndpoints.creator, { params: { handle }, signal }),
    staleTime: 0,
  });
