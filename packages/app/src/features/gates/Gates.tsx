import { newestTerms, newestVersion } from '@mirror-studio/domain/acceptances';
import type { Route } from '@mirror-studio/domain/access';
import { type Api, accountEndpoints } from '@mirror-studio/domain/contract';
import { type GateStatus, provideGates } from '@mirror-studio/state-machines/gates';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { inviteClaimedKey, readInviteStatus } from '../../api/invitations.ts';
import { removedAtKey } from '../../api/removed-at.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { profileQuery } from '../../session/profile.ts';
import { useSignOut } from '../../session/useSignOut.ts';
import { readStored, writeStored } from '../../storage/storage.ts';
import { useLanguage } from '../../texts/AppTexts.tsx';

/** Few ever meet a gate: what it looks like is fetched with the first one that is shut. */
const GatesView = lazyWithRetry(async () => ({
  default: (await import('@mirror-studio/flows/gates')).GatesView,
}));

const ClosingPage = lazyWithRetry(() => import('../../closing/ClosingPage.tsx'));

const isStored = (name: Parameters<typeof readStored>[0]) => readStored(name) === 'true';

/** What this browser remembers of whoever is signed in. */
const readLocal = () => ({
  inviteClaimed: isStored('inviteClaimed'),
  legalAccepted: isStored('legalAccepted'),
  termsAccepted: isStored('termsAccepted'),
});

/** Each question on its own: one that has no answer leaves the others theirs (§4). */
async function readStatuses(
  api: Api,
  statuses: readonly GateStatus[],
  signal: AbortSignal,
  onRemovedAt: (moment: string | null) => void,
) {
  const ask = async <Answer extends object>(status: GateStatus, question: () => Promise<Answer>) =>
    statuses.includes(status) ? question().catch(() => ({})) : {};
  const answers = await Promise.all([
    ask('legal', async () => ({
      legalAccepted: (await api.call(accountEndpoints.legalStatus, { signal })).accepted,
    })),
    ask('invite', () => readInviteStatus(api, signal)),
    ask('flags', async () => {
      const { banned, removedAt = null } = await api.call(accountEndpoints.userFlags, { signal });
      onRemovedAt(removedAt);
      return { banned };
    }),
    ask('terms', () => api.call(accountEndpoints.termsStatus, { signal })),
  ]);
  return Object.assign({}, ...answers) as object;
}

const isForMembers = (area: Route['area']) => area === 'signedIn' || area === 'adminOnly';

interface GatesProps {
  route: Pick<Route, 'id' | 'area' | 'exemptFromBan' | 'legalText'>;
  userId: string;
  /** A screen stands in place of the page, or does not any more. */
  onShut: (isShut: boolean) => void;
}

/** The gates of §4 for somebody who is signed in: over the page, or in its place. */
export function Gates({ route, userId, onShut }: GatesProps) {
  const services = useServices();
  const { api, onSuspended } = services;
  const queries = useQueryClient();
  const signOut = useSignOut();
  const [language] = useLanguage();
  const machine = useMemo(
    () =>
      provideGates({
        readStatuses: ({ statuses }, signal) =>
          readStatuses(api, statuses, signal, (moment) => {
            queries.setQueryData(removedAtKey(userId), moment);
          }),
        acceptLegal: (_, signal) =>
          api.call(accountEndpoints.acceptLegal, {
            body: { version: newestVersion('legal'), language },
            signal,
          }),
        acceptTerms: (_, signal) =>
          api.call(accountEndpoints.acceptTerms, { body: { ...newestTerms(), language }, signal }),
      }),
    [api, queries, userId, language],
  );
  const { snapshot, send, actor } = useFlow(machine, {
    input: () => ({ route, userId, local: readLocal() }),
    on: {
      'acceptance.kept': ({ what }) => {
        writeStored(what === 'legal' ? 'legalAccepted' : 'termsAccepted', 'true');
        // The profile says so too, and the guard goes by it.
        queries.fetchQuery({ ...profileQuery(services, userId), staleTime: 0 }).catch(console.error);
      },
    },
  });
  useEffect(() => send({ type: 'route.changed', route }), [send, route]);
  useEffect(() => send({ type: 'visitor.changed', userId, local: readLocal() }), [send, userId]);
  useEffect(
    () =>
      // Only from a page that is open: while the flags are asked for, and after that, nothing new is learnt by it.
      onSuspended(() => {
        if (actor.getSnapshot().matches('open')) actor.send({ type: 'statuses.refreshed' });
      }),
    [actor, onSuspended],
  );
  const { data: hasClaimed = false } = useQuery<boolean>({
    queryKey: inviteClaimedKey(userId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (hasClaimed) send({ type: 'statuses.refreshed' });
  }, [hasClaimed, send]);
  const { data: removedAt } = useQuery<string | null>({
    queryKey: removedAtKey(userId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSuspended = snapshot.matches('suspended');
  // What is one's own is taken along on the profile, also from an account that is closed.
  const isClosing =
    typeof removedAt === 'string' && !isSuspended && isForMembers(route.area) && route.id !== 'profile';
  const isShut = isSuspended || isClosing;
  useEffect(() => {
    onShut(isShut);
    return () => onShut(false);
  }, [onShut, isShut]);
  const [wasShut, setWasShut] = useState(false);
  if (!wasShut && (isSuspended || snapshot.hasTag('modal'))) setWasShut(true);
  if (isClosing) {
    return (
      <Suspense fallback={<Waiting />}>
        <ClosingPage removedAt={removedAt} />
      </Suspense>
    );
  }
  if (!wasShut) return null;
  return (
    <Suspense fallback={isSuspended && <Waiting />}>
      <GatesView snapshot={snapshot} send={send} onSignOut={signOut.run} isSigningOut={signOut.isPending} />
    </Suspense>
  );
}
