import type { ReportReason } from '@mirror-studio/domain/community';
import { communityEndpoints, roadmapEndpoints } from '@mirror-studio/domain/contract';
import { report as texts } from '@mirror-studio/domain/texts/en/report';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ReportDialog } from '@mirror-studio/ui/ReportDialog';
import { useState } from 'react';
import { useServices } from '../providers/services.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';

/** What is reported. */
export type Reported =
  | { readonly work: string }
  | { readonly handle: string; readonly name: string }
  | { readonly idea: string }
  | { readonly comment: string };

interface ReportingProps {
  of: Reported;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Reports a work, a creator, an idea or a comment. What could not be sent stays as it was typed. */
export function Reporting({ of, isOpen, onOpenChange }: ReportingProps) {
  const { api } = useServices();
  const notify = useToast();
  const t = useTexts('report', texts);
  const words = useFailureWords();
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const send = async (body: { reason: ReportReason; words: string }) => {
    setSending(true);
    setFailed(null);
    const { reportWork, reportCreator } = communityEndpoints;
    const { reportIdea, reportComment } = roadmapEndpoints;
    try {
      if ('work' in of) await api.call(reportWork, { params: { id: of.work }, body });
      else if ('idea' in of) await api.call(reportIdea, { params: { id: of.idea }, body });
      else if ('comment' in of) await api.call(reportComment, { params: { id: of.comment }, body });
      else await api.call(reportCreator, { params: { handle: of.handle }, body });
      onOpenChange(false);
      notify({ tone: 'success', title: textRef('toasts', 'reportSent') });
    } catch (error) {
      setFailed(words(toFailure(error), t('failed')) ?? t('failed'));
    }
    setSending(false);
  };
  return (
    <ReportDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...('name' in of && { name: of.name })}
      kind={'idea' in of ? 'idea' : 'comment' in of ? 'comment' : 'work'}
      onSend={(said) => void send(said)}
      isSending={isSending}
      {...(failed !== null && { failed })}
    />
  );
}
