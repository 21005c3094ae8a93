import { invitationRefusal, invitationsEndpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { inviteParam, keptInvite } from '@mirror-studio/domain/invitations';
import { type ClaimOutcome, provideInvitation } from '@mirror-studio/state-machines/invitation';
import { type Notice, textRef } from '@mirror-studio/state-machines/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { inviteClaimedKey, readInviteStatus } from '../../api/invitations.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { readStored, writeStored } from '../../storage/storage.ts';
import { useToast } from '../../toasts/ToastProvider.tsx';

/** Keeps the code that the address brings until it is claimed: whoever follows a link may have to sign up first (§3 invite code). */
export function useInviteOfAddress(isSignedIn: boolean): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get(inviteParam);
  useEffect(() => {
    if (code === null) return;
    writeStored(keptInvite, code);
    // A visitor is led to the sign-in meanwhile, and not back here.
    if (!isSignedIn) return;
    setSearch(
      (params) => {
        params.delete(inviteParam);
        return params;
      },
      { replace: true },
    );
  }, [code, isSignedIn, setSearch]);
}

/** What is wrong with an invitation, where the server says so. */
function outcomeOf(error: unknown): ClaimOutcome {
  const refusal = v.safeParse(invitationRefusal, error instanceof ApiError ? error.body : null);
  if (!refusal.success) throw error;
  return refusal.output;
}

const refusedNotice: Notice = {
  tone: 'error',
  title: textRef('toasts', 'invitationRefusedTitle'),
  description: textRef('toasts', 'invitationRefused'),
};

/** Claiming an invitation while onboarding. `isAlone`: nothing else is left to do, so its field is not shown. */
export function useInvitation({ isAlone }: { readonly isAlone: boolean }) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const [search] = useSearchParams();
  const { data: before } = useQuery({
    queryKey: ['invite', userId, 'status'],
    queryFn: ({ signal }) => readInviteStatus(api, signal),
    retry: false,
  });
  const machine = useMemo(
    () =>
      provideInvitation({
        claim: ({ code }, signal) => {
          writeStored('inviteClaiming', 'true');
          return api
            .call(invitationsEndpoints.claimInvitation, { body: { code }, signal })
            .then((): ClaimOutcome => ({ problem: null }), outcomeOf)
            .finally(() => writeStored('inviteClaiming', null));
        },
      }),
    [api],
  );
  // With its field it is said there, and more exactly.
  const tell = useEffectEvent(() => {
    if (isAlone) notify(refusedNotice);
  });
  const flow = useFlow(machine, {
    input: () => ({ code: search.get(inviteParam) ?? readStored(keptInvite) ?? '' }),
    on: {
      'invitation.claimed': () => {
        writeStored(keptInvite, null);
        writeStored('inviteClaimed', 'true');
        queries.setQueryData(inviteClaimedKey(userId), true);
      },
      'invitation.refused': () => {
        writeStored(keptInvite, null);
        tell();
      },
    },
  });
  const { snapshot } = flow;
  return {
    ...flow,
    isPending: snapshot.matches('claiming'),
    /** There is one already, and nothing to say of it. */
    isOver: before?.hasClaimed === true && !snapshot.matches('claimed'),
  };
}
