import { pathOf } from '@mirror-studio/domain/access';
import { governanceEndpoints, type ProposalDetail } from '@mirror-studio/domain/contract';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { serverWords, textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { AlertDialog } from '@mirror-studio/ui/AlertDialog';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { readProposalsAgain, showProposal } from '../../api/governance.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';
import { ProposalEditor } from './ProposalEditor.tsx';

/** What can be done with a draft. */
export type DraftAct = 'open' | 'change' | 'withdraw';

interface DraftActsProps {
  proposal: ProposalDetail;
  act: DraftAct;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a vote is opened or a draft taken back, and changes a draft. */
export function DraftActs({ proposal, act, isOpen, onOpenChange }: DraftActsProps) {
  const t = useTexts('governance', texts);
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const navigate = useNavigate();
  const { id, voteDays } = proposal;
  const trying = async (work: () => Promise<unknown>, failed: 'voteNotOpened' | 'proposalNotWithdrawn') => {
    try {
      await work();
    } catch (error) {
      notify({
        tone: 'error',
        title: textRef('toasts', failed),
        description: serverWords(toFailure(error), textRef('toasts', 'savedFailedText')),
      });
    }
  };
  const open = () =>
    trying(async () => {
      const answer = await api.call(governanceEndpoints.openVote, { params: { id } });
      showProposal(queries, api, userId, answer);
      notify({ tone: 'success', title: textRef('toasts', 'voteOpened') });
    }, 'voteNotOpened');
  const withdraw = () =>
    trying(async () => {
      await api.call(governanceEndpoints.withdrawProposal, { params: { id } });
      void navigate(pathOf('governance'));
      void readProposalsAgain(queries);
      notify({ tone: 'success', title: textRef('toasts', 'proposalWithdrawn') });
    }, 'proposalNotWithdrawn');
  if (act === 'change')
    return <ProposalEditor draft={proposal} isOpen={isOpen} onOpenChange={onOpenChange} />;
  return act === 'open' ? (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('openTitle')}
      confirmLabel={t('open')}
      variant="primary"
      onConfirm={() => void open()}
    >
      {t('openLead', { count: voteDays })}
    </AlertDialog>
  ) : (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('withdrawTitle')}
      confirmLabel={t('withdraw')}
      onConfirm={() => void withdraw()}
    >
      {t('withdrawLead')}
    </AlertDialog>
  );
}
