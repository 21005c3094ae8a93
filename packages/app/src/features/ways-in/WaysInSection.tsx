import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useProviderName } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { WaysIn } from '@mirror-studio/ui/WaysIn';
import { useQuery } from '@tanstack/react-query';
import { useServices, useUser } from '../../providers/services.tsx';
import { newPasswordPath } from '../../session/sign-in-methods.ts';
import { useWaysIn } from './use-ways-in.ts';
import { waysInQuery } from './ways-in-query.ts';

/** In which ways the user signs in, and how they are linked and unlinked (pages: account). */
export function WaysInSection() {
  const { api, session } = useServices();
  const { id: userId, email, isDemo } = useUser();
  const t = useTexts('waysIn', texts);
  const failureState = useFailureState();
  const nameOf = useProviderName();
  const query = useQuery(waysInQuery({ api, session }, userId));
  const { link, unlink, pendingId, refused } = useWaysIn(nameOf);
  const { data, error, isFetching } = query;
  const linked = data?.identities.map(({ provider, ...identity }) => ({
    ...identity,
    name: nameOf(provider),
  }));
  const isKnown = (id: string) => data?.identities.some(({ provider }) => provider === id);
  const failure =
    error && !data
      ? failureState(error, {
          onRetry: () => void query.refetch(),
          isRetrying: isFetching,
          serverFailed: t('failedToLoad'),
        })
      : null;
  // A demonstration has no ways in.
  if (isDemo) return null;
  return (
    <WaysIn
      state={failure ? 'failed' : data ? 'listed' : 'loading'}
      email={email}
      hasPassword={data?.hasPassword ?? null}
      passwordHref={newPasswordPath}
      linked={linked ?? []}
      isLast={data?.isLast ?? false}
      offered={(data?.providers ?? []).filter((id) => !isKnown(id)).map((id) => ({ id, name: nameOf(id) }))}
      onLink={(id) => void link(id)}
      onUnlink={(id) => void unlink(id)}
      {...(pendingId !== null && { pendingId })}
      {...(refused && { refused })}
      {...(failure && { failure })}
    />
  );
}
