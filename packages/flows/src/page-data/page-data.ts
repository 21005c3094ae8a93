/** What a page of data is a function of: it waits, has failed, or has something to show. */
export type PageData<Data> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly failure: Error; readonly isRetrying: boolean }
  | {
      readonly state: 'ready';
      readonly data: Data;
      /** More is on its way. */
      readonly isLoadingMore: boolean;
      /** More was asked for, or the page was read again, and it did not come; what is there stays. */
      readonly failure: Error | null;
    };

/** What a query of TanStack Query says of itself, or an infinite one. */
interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isFetchingNextPage?: boolean;
}

/**
 * What a page shows of a query. Takes the query's result. An error beside data leaves the data where it is: what was
 * read is not taken away because it could not be read again.
 */
export function pageDataOf<Data>(query: QueryState<Data>): PageData<Data> {
  const { data, error, isFetching, isFetchingNextPage = false } = query;
  if (data !== undefined) return { state: 'ready', data, isLoadingMore: isFetchingNextPage, failure: error };
  if (error === null) return { state: 'waiting' };
  return { state: 'failed', failure: error, isRetrying: isFetching };
}
