import { pathOf } from '@mirror-studio/domain/access';
import { governanceEndpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { toFailure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProposalPage } from '@mirror-studio/ui/ProposalPage';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { proposalQuery, showProposal } from '../../api/governance.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import type { DraftAct } from './DraftActs.tsx';

const VoterBallot = lazyWithRetry(async () => ({
  default: (await import('./VoterBallot.tsx')).VoterBallot,
}));
const Recount = lazyWithRetry(async () => ({ default: (await import('./Recount.tsx')).Recount }));
const ProposalComments = lazyWithRetry(async () => ({
  default: (await import('./ProposalComments.tsx')).ProposalComments,
}));
const DraftActs = lazyWithRetry(
  async () => ({ default: (await import('./DraftActs.tsx')).DraftActs }),
  false,
);

/** `/dashboard/governance/{id}`: a proposal with its ballot, its result and what is said of it. */
export default function Proposal() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const t = useTexts('governance', texts);
  const words = useFailureWords();
  const failureState = useFailureState();
  const { data, error, isFetching, refetch } = useQuery(proposalQuery(api, userId, id));
  // What closes is still there while it leaves.
  const [act, setAct] = useState<{ is: DraftAct; isOpen: boolean; at: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const begin = (is: DraftAct) => setAct({ is, isOpen: true, at: (act?.at ?? 0) + 1 });
  const giveReasons = async (given: string) => {
    setFailed(null);
    try {
      const params = { id };
      const answer = await api.call(governanceEndpoints.giveReasons, { params, body: { words: given } });
      showProposal(queries, api, userId, answer);
      return true;
    } catch (problem) {
      setFailed(words(toFailure(problem), t('reasonsFailed')) ?? t('reasonsFailed'));
      return false;
    }
  };
  const backHref = pathOf('governance');
  if (!data) {
    const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
    return (
      <ProposalPage
        proposal={null}
        backHref={backHref}
        {...(error && {
          missing: isGone ? ('notFound' as const) : ('failed' as const),
          failure: failureState(error, {
            onRetry: () => void refetch(),
            isRetrying: isFetching,
            serverFailed: t('proposalFailed'),
          }),
        })}
      />
    );
  }
  const { state, isElector, canManage } = data;
  const waiting = <Skeleton height="12rem" />;
  return (
    <>
      <ProposalPage
        key={id}
        proposal={data}
        backHref={backHref}
        {...(canManage &&
          state === 'draft' && {
            onOpen: () => begin('open'),
            onChange: () => begin('change'),
            onWithdraw: () => begin('withdraw'),
          })}
        {...(canManage && { onReasons: giveReasons })}
        {...(failed !== null && { reasonsFailed: failed })}
        {...(isElector &&
          state !== 'draft' && {
            ballot: (
              <Suspense fallback={state === 'open' ? waiting : null}>
                <VoterBallot proposal={data} />
              </Suspense>
            ),
          })}
        {...(state === 'closed' && {
          recount: (
            <Suspense fallback={waiting}>
              <Recount proposal={data} />
            </Suspense>
          ),
        })}
        comments={
          <Suspense fallback={waiting}>
            <ProposalComments proposalId={id} />
          </Suspense>
        }
      />
      {act && (
        <Suspense>
          <DraftActs
            key={act.at}
            proposal={data}
            act={act.is}
            isOpen={act.isOpen}
            onOpenChange={(isOpen) => setAct({ ...act, isOpen })}
          />
        </Suspense>
      )}
    </>
  );
}
