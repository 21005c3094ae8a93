import { proofRefresh } from '@mirror-studio/domain/constants/clients';
import { proofEndpoints } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProofPage } from '@mirror-studio/ui/ProofPage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useServices } from '../../providers/services.tsx';
import { withAnswers } from './outbox.ts';
import { useAnswers } from './use-answers.ts';

/** Says whether a link leads nowhere: there is one answer for every reason. */
const isOver = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** `/proof/{token}`: a set of pictures for whoever has its link, without an account. */
export default function Proof() {
  const { token = '' } = useParams();
  return <Shared key={token} token={token} />;
}

function Shared({ token }: { token: string }) {
  const { api, clock } = useServices();
  const queries = useQueryClient();
  const t = useTexts('proof', texts);
  const failureState = useFailureState();
  const words = useFailureWords();
  const [params, setParams] = useSearchParams();
  const queryKey = ['shared-proof', token];
  const [isUnlocking, setUnlocking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const answers = useAnswers(token, () => queries.invalidateQueries({ queryKey }));
  const visit = () =>
    api.call(proofEndpoints.visitProof, { params: { token }, body: { visitor: answers.visitor } });
  // The first question opens the link, which is counted; those after it look again.
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const known = queries.getQueryData<Awaited<ReturnType<typeof visit>>>(queryKey);
      return known ? api.call(proofEndpoints.sharedProof, { params: { token }, signal }) : visit();
    },
    retry: false,
    refetchInterval: ({ state }) => (isOver(state.error) ? false : proofRefresh.clientMs),
  });
  const unlock = async (password: string) => {
    setUnlocking(true);
    setProblem(null);
    try {
      await api.call(proofEndpoints.unlockProof, { params: { token }, body: { password } });
      queries.setQueryData(queryKey, await visit());
    } catch (error) {
      if (error instanceof Error && isOver(error)) await queries.invalidateQueries({ queryKey });
      else setProblem(words(error instanceof ApiError ? error : null, t('failed')) ?? null);
    }
    setUnlocking(false);
  };
  if (isOver(query.error)) return <ProofPage state="over" />;
  if (!query.data) {
    if (!query.error) return <ProofPage state="loading" />;
    const failure = failureState(query.error, {
      onRetry: () => void query.refetch(),
      isRetrying: query.isFetching,
      serverFailed: t('failed'),
    });
    return <ProofPage state="failed" failure={failure} />;
  }
  const { proof } = query.data;
  if (proof === null)
    return (
      <ProofPage
        state="locked"
        onUnlock={(password) => void unlock(password)}
        isUnlocking={isUnlocking}
        {...(problem !== null && { unlockProblem: problem })}
      />
    );
  return (
    <ProofPage
      proof={withAnswers(proof, answers.said, clock.now())}
      name={answers.name}
      onNameChange={answers.rename}
      drafts={answers.said.drafts}
      onDraftChange={answers.write}
      onMark={answers.mark}
      onComment={answers.comment}
      onApprovalChange={answers.approve}
      shownId={params.get('picture')}
      onShownChange={(id) =>
        setParams(id === null ? {} : { picture: id }, { replace: params.has('picture') && id !== null })
      }
      unsent={answers.unsent}
      {...(answers.refused !== null && { refused: t('refused', { message: answers.refused }) })}
    />
  );
}
