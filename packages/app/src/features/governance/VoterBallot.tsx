import { ballotNonceBytes } from '@mirror-studio/domain/constants/governance';
import { ballotsEndpoints, type ProposalDetail } from '@mirror-studio/domain/contract';
import { committedText, nonceOf } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { Ballot } from '@mirror-studio/ui/Ballot';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownBallotQuery, proposalQuery, readProposalsAgain } from '../../api/governance.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { keepBallot, readBallot } from '../../storage/ballots.ts';
import { useToast } from '../../toasts/ToastProvider.tsx';
import { digestsOf } from './digests.ts';

/** The own ballot on a proposal: cast, or cast anew, while the vote is open; afterwards its slip, where this browser has it. */
export function VoterBallot({ proposal }: { proposal: ProposalDetail }) {
  const t = useTexts('governance', texts);
  const words = useFailureWords();
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const { id, title, options, state } = proposal;
  const isOpen = state === 'open';
  const own = ownBallotQuery(api, userId, id);
  const { data } = useQuery({ ...own, enabled: isOpen });
  const [isCasting, setCasting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const receipt = isOpen ? data : readBallot(id);
  const cast = async (option: string) => {
    setCasting(true);
    setFailed(null);
    try {
      const nonce = nonceOf(crypto.getRandomValues(new Uint8Array(ballotNonceBytes)));
      const [made] = await digestsOf([committedText(id, option, nonce)]);
      const answer = await api.call(ballotsEndpoints.castBallot, { params: { id }, body: { option, nonce } });
      if (answer.receipt.commitment !== made) throw new Error('The receipt is of another ballot');
      keepBallot(id, answer.receipt);
      queries.setQueryData(own.queryKey, answer.receipt);
      notify({ tone: 'success', title: textRef('toasts', 'ballotCast') });
      void queries.invalidateQueries({ queryKey: proposalQuery(api, userId, id).queryKey });
      void readProposalsAgain(queries);
    } catch (error) {
      setFailed(words(toFailure(error), t('castFailed')) ?? t('castFailed'));
    }
    setCasting(false);
  };
  if (!isOpen && !receipt) return null;
  return (
    <Ballot
      title={title}
      options={options}
      {...(receipt && { receipt })}
      {...(isOpen && { onCast: (option: string) => void cast(option) })}
      isCasting={isCasting}
      {...(failed !== null && { failed })}
    />
  );
}
