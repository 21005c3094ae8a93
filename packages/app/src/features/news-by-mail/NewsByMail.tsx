import { communityNewsEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { community } from '@mirror-studio/domain/texts/en/community';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { workFailed } from '../../api/work-notices.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';
import { NewsByMailView } from './NewsByMailView.tsx';

/** Whether the user is told by mail of what they missed. What is chosen shows at once, and is taken back where it fails. */
export function NewsByMail() {
  const { api } = useServices();
  const { id: userId, isDemo } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const t = useTexts('community', community);
  const failureState = useFailureState();
  const queryKey = ['news-by-mail', userId];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(endpoints.newsByMail, { signal }),
  });
  const change = useMutation({
    mutationFn: (isOn: boolean) => api.call(endpoints.setNewsByMail, { body: { isOn } }),
    onSuccess: (kept) => queries.setQueryData(queryKey, kept),
    onError: (failed) => notify(workFailed(failed)),
  });
  // A demonstration has no address.
  if (isDemo) return null;
  const failure =
    error && !data
      ? failureState(error, {
          onRetry: () => void refetch(),
          isRetrying: isFetching,
          serverFailed: t('byMailFailedToLoad'),
        })
      : undefined;
  return (
    <NewsByMailView
      isOn={change.isPending ? change.variables : (data?.isOn ?? null)}
      isPending={change.isPending}
      failure={failure}
      onChange={change.mutate}
    />
  );
}
