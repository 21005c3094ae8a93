import { checkReport, type ReportReason, reportReasons } from '@mirror-studio/domain/community';
import { communityLimits } from '@mirror-studio/domain/constants/community';
import { common } from '@mirror-studio/domain/texts/en/common';
import { report as texts } from '@mirror-studio/domain/texts/en/report';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Radio, RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import * as styles from './ReportDialog.css.ts';

export interface ReportDialogProps extends OverlayProps {
  /** What the creator is called who is reported; left out, it is something else. */
  name?: string;
  /** What is reported where it is no creator. Default `work`. */
  kind?: 'work' | 'idea' | 'comment';
  /** Called with what was said, once it can be sent. */
  onSend: (report: { reason: ReportReason; words: string }) => void;
  /** It is being sent. Default false. */
  isSending?: boolean;
  /** Why it could not be sent; what was typed stays. */
  failed?: ReactNode;
}

const titles = { work: 'titleWork', idea: 'titleIdea', comment: 'titleComment' } as const;

/** Reports a work, a creator, an idea or a comment, with a reason (pages: creator library, creator, roadmap). */
export function ReportDialog({
  name,
  kind = 'work',
  onSend,
  isSending = false,
  failed,
  ...rest
}: ReportDialogProps) {
  const t = useTexts('report', texts);
  const c = useTexts('common', common);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const problem = reason === null ? null : checkReport({ reason, words });
  const wordsError = {
    wordsMissing: t('wordsMissing'),
    wordsLong: t('wordsLong', { limit: communityLimits.reportCharacters }),
  };
  const send = () => {
    setAsked(true);
    if (reason !== null && problem === null) onSend({ reason, words: words.trim() });
  };
  return (
    <Dialog
      {...rest}
      title={name === undefined ? t(titles[kind]) : t('titleCreator', { name })}
      footer={
        <>
          <Button variant="ghost" onPress={() => rest.onOpenChange?.(false)}>
            {c('cancel')}
          </Button>
          <Button variant="primary" isPending={isSending} onPress={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p className={styles.lead}>{t('lead')}</p>
        {failed !== undefined && (
          <Banner tone="danger" role="alert">
            {failed}
          </Banner>
        )}
        <RadioGroup
          label={t('reason')}
          value={reason}
          onChange={(value) => setReason(reportReasons.find((known) => known === value) ?? null)}
          errorMessage={isAsked && reason === null ? t('reasonMissing') : undefined}
        >
          {reportReasons.map((each) => (
            <Radio key={each} value={each}>
              {t(`reason_${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          label={t('words')}
          isOptional={reason !== 'else'}
          description={t('wordsHint')}
          value={words}
          onChange={setWords}
          limit={communityLimits.reportCharacters}
          errorMessage={isAsked && problem !== null ? wordsError[problem] : undefined}
        />
      </div>
    </Dialog>
  );
}
