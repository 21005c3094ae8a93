import { accountDataEndpoints } from '@mirror-studio/domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountDataQuery } from '../api/account-data.ts';
import { removedAtKey } from '../api/removed-at.ts';
import { useServices, useUser } from '../providers/services.tsx';

/** Takes back the removal of the user's account: every page is open again when the server has said so. */
export function useKeepAccount() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => api.call(accountDataEndpoints.keepAccount),
    onSuccess: () => {
      queries.setQueryData(removedAtKey(userId), null);
      queries.setQueryData(
        accountDataQuery(api, userId).queryKey,
        (known) => known && { ...known, deletion: null },
      );
    },
  });
  return { keep: () => mutateAsync(), isPending, error };
}
