import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import { worksLimits } from '@mirror-studio/domain/constants/works';
import { roadmapEndpoints } from '@mirror-studio/domain/contract';
import { emptyIdea, type IdeaForm } from '@mirror-studio/domain/roadmap';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ProposeDialog } from '@mirror-studio/ui/ProposeDialog';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { withContentKey } from '../../api/content-key.ts';
import { readIdeasAgain, twinsQuery } from '../../api/roadmap.ts';
import { useVoting } from '../../api/use-voting.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useToast } from '../../toasts/ToastProvider.tsx';

interface ProposeProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  hrefOf: (id: string) => string;
  /** It is on the roadmap. */
  onProposed: (id: string) => void;
}

/** Proposes an idea; what is like it is looked for while its title is typed. What was typed stays until it is sent. */
export function Propose({ isOpen, onOpenChange, hrefOf, onProposed }: ProposeProps) {
  const t = useTexts('roadmap', texts);
  const words = useFailureWords();
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const voting = useVoting();
  const [form, setForm] = useState(emptyIdea);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const title = useSettledTitle(form.title.trim());
  const isAsked = title.length >= roadmapLimits.twinLetters;
  const twins = useQuery({
    ...twinsQuery(api, userId, title),
    enabled: isOpen && isAsked,
    placeholderData: keepPreviousData,
  });
  const send = useRef(
    withContentKey((body: IdeaForm, idempotencyKey, signal) =>
      api.call(roadmapEndpoints.proposeIdea, { body, idempotencyKey, signal }),
    ),
  );
  const propose = async () => {
    setSending(true);
    setFailed(null);
    try {
      const { idea } = await send.current(form, new AbortController().signal);
      setForm(emptyIdea);
      onOpenChange(false);
      notify({ tone: 'success', title: textRef('toasts', 'ideaProposed') });
      void readIdeasAgain(queries);
      onProposed(idea.id);
    } catch (error) {
      setFailed(words(toFailure(error), t('proposeFailed')) ?? t('proposeFailed'));
    }
    setSending(false);
  };
  return (
    <ProposeDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      form={form}
      onFormChange={setForm}
      twins={isAsked ? (twins.data ?? []) : []}
      hrefOf={hrefOf}
      onVotedChange={voting}
      onSubmit={() => void propose()}
      isSending={isSending}
      {...(failed !== null && { failed })}
    />
  );
}

/** What was typed, once nothing has been typed for a moment. */
function useSettledTitle(title: string): string {
  const [settled, setSettled] = useState(title);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(title), worksLimits.searchSettlesMs);
    return () => clearTimeout(timer);
  }, [title]);
  return settled;
}
