import { governanceEndpoints, type ProposalDetail } from '@mirror-studio/domain/contract';
import { emptyProposal, type ProposalForm } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProposalDialog } from '@mirror-studio/ui/ProposalDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { withContentKey } from '../../api/content-key.ts';
import { showProposal } from '../../api/governance.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

interface ProposalEditorProps {
  /** The draft that is changed; left out, one is put forward. */
  draft?: ProposalDetail;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** It was kept. */
  onKept?: (id: string) => void;
}

const dayMs = 86_400_000;
/** A draft as it was typed. */
const formOf = ({ title, words, options, proposedAt, opensAt, voteDays, quorumPercent }: ProposalDetail) => ({
  title,
  words,
  options: options.filter((option) => option.title !== '').map((option) => option.title),
  discussionDays: Math.round((Date.parse(opensAt) - Date.parse(proposedAt)) / dayMs),
  voteDays,
  quorumPercent,
});

/** Puts a proposal forward, or changes a draft. What was typed stays until it is kept. */
export function ProposalEditor({ draft, isOpen, onOpenChange, onKept }: ProposalEditorProps) {
  const t = useTexts('governance', texts);
  const words = useFailureWords();
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const [form, setForm] = useState<ProposalForm>(draft ? formOf(draft) : emptyProposal);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const send = useRef(
    withContentKey((given: ProposalForm, idempotencyKey, signal) => {
      const body = { ...given, options: [...given.options] };
      return draft
        ? api.call(governanceEndpoints.changeProposal, { params: { id: draft.id }, body, signal })
        : api.call(governanceEndpoints.propose, { body, idempotencyKey, signal });
    }),
  );
  const keep = async () => {
    setSending(true);
    setFailed(null);
    try {
      const answer = await send.current(form, new AbortController().signal);
      if (!draft) setForm(emptyProposal);
      onOpenChange(false);
      notify({ tone: 'success', title: textRef('toasts', draft ? 'proposalChanged' : 'proposalPutForward') });
      showProposal(queries, api, userId, answer);
      onKept?.(answer.proposal.id);
    } catch (error) {
      setFailed(words(toFailure(error), t('proposeFailed')) ?? t('proposeFailed'));
    }
    setSending(false);
  };
  return (
    <ProposalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      form={form}
      onFormChange={setForm}
      isChanging={draft !== undefined}
      onSubmit={() => void keep()}
      isSending={isSending}
      {...(failed !== null && { failed })}
    />
  );
}
