import { type Api, type GalleryFilter, galleryEndpoints } from '@mirror-studio/domain/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Whatever is kept of the gallery, narrowed or not. */
export const galleryKey = ['gallery'] as const;

/**
 * What a creator has made, a page at a time. Narrowed, it has a key of another shape: only the whole is kept for a visit without
 * a network.
 */
export const galleryQuery = (api: Api, userId: string, filter: GalleryFilter = {}) =>
  infiniteQueryOptions({
    queryKey:
      Object.keys(filter).length === 0 ? [...galleryKey, userId] : [...galleryKey, { userId, ...filter }],
    queryFn: ({ pageParam, signal }) =>
      api.call(galleryEndpoints.gallery, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    // Pages stay the same objects; to compare all that has been read with itself takes longer with each page.
    structuralSharing: false,
    getNextPageParam: (page) => page.nextCursor,
  });

/** One picture, wherever it stands. */
export const galleryItemQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: [...galleryKey, { userId, item: id }],
    queryFn: async ({ signal }) =>
      (await api.call(galleryEndpoints.galleryItem, { params: { id }, signal })).item,
  });

/** What the gallery can be narrowed to. */
export const galleryGroupsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...galleryKey, { userId, groups: true }],
    queryFn: ({ signal }) => api.call(galleryEndpoints.galleryGroups, { signal }),
    staleTime: 0,
  });
