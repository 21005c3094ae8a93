import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Sends a change of the data of the queries under a key, and reads those queries again when no other change of them is under way: an
 * answer that was read before the last of them would bring back what it has changed. Rejects as the mutation does.
 */
export function mutate<Result>(
  queries: QueryClient,
  key: QueryKey,
  mutationFn: () => Promise<Result>,
): Promise<Result> {
  const mutation = queries.getMutationCache().build<Result, Error, void, unknown>(queries, {
    mutationKey: key,
    mutationFn,
    retry: false,
    onSettled: () => {
      // This one still counts.
      if (queries.isMutating({ mutationKey: key }) === 1) void queries.invalidateQueries({ queryKey: key });
    },
  });
  return mutation.execute();
}
