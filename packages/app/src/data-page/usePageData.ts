import { type PageData, pageDataOf } from '@mirror-studio/flows/page-data';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useServices } from '../providers/services.tsx';
import { useSharedValue } from '../providers/useSharedValue.ts';

/**
 * What a page shows of its query. That it could not be read again while the server is out of reach is said over every page
 * already, with the time from when it is; that more did not come is said where it was asked for.
 */
export function usePageData<Data>(query: UseInfiniteQueryResult<Data>): PageData<Data> {
  const isCutOff = useSharedValue(useServices().reach) !== 'online';
  const { data, error, isFetching, isFetchingNextPage, isRefetchError } = query;
  return pageDataOf({
    data,
    error: isCutOff && isRefetchError ? null : error,
    isFetching,
    isFetchingNextPage,
  });
}
