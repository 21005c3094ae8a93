import { governanceLimits } from '@mirror-studio/domain/constants/governance';
import { checkProposal, type ProposalForm } from '@mirror-studio/domain/governance';
import { common } from '@mirror-studio/domain/texts/en/common';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Options } from './Options.tsx';
import * as styles from './ProposalDialog.css.ts';

export interface ProposalDialogProps extends OverlayProps {
  /** What was typed. */
  form: ProposalForm;
  /** Called with all of it when any of it was changed. */
  onFormChange: (form: ProposalForm) => void;
  /** A draft is changed, none is put forward. Default false. */
  isChanging?: boolean;
  /** Called when it is to be sent, once it can be. */
  onSubmit: () => void;
  /** It is being sent. Default false. */
  isSending?: boolean;
  /** Why it was not sent; what was typed stays. */
  failed?: ReactNode;
}

const { titleCharacters, wordsCharacters } = governanceLimits;
const days = ['discussionDays', 'voteDays', 'quorumPercent'] as const;
const hints = { discussionDays: 'discussionHint', voteDays: null, quorumPercent: 'quorumHint' } as const;

/** Puts a proposal forward, or changes a draft: what it is about, what can be chosen, for how long, and with what quorum (pages: governance). */
export function ProposalDialog({
  form,
  onFormChange,
  isChanging = false,
  onSubmit,
  isSending = false,
  failed,
  ...rest
}: ProposalDialogProps) {
  const t = useTexts('governance', texts);
  const c = useTexts('common', common);
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const problems = checkProposal(form);
  const submit = () => {
    setAsked(true);
    if (Object.keys(problems).length === 0) onSubmit();
  };
  const titleSaid = {
    titleMissing: t('titleMissing'),
    titleLong: t('titleLong', { limit: titleCharacters }),
  };
  const wordsSaid = {
    wordsMissing: t('wordsMissing'),
    wordsLong: t('wordsLong', { limit: wordsCharacters }),
  };
  const range = {
    daysWrong: (limits: { minimum: number; maximum: number }) => t('daysWrong', limits),
    percentWrong: (limits: { minimum: number; maximum: number }) => t('percentWrong', limits),
  };
  return (
    <Dialog
      {...rest}
      size="medium"
      title={t(isChanging ? 'changeTitle' : 'proposeTitle')}
      description={t('proposeLead')}
      footer={({ close }) => (
        <>
          <Button variant="ghost" onPress={close}>
            {c('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={isSending}>
            {t(isChanging ? 'changeSend' : 'proposeSend')}
          </Button>
        </>
      )}
    >
      <Form id={id} validationBehavior="aria" error={failed} onSubmit={submit}>
        <TextField
          label={t('title')}
          description={t('titleHint')}
          value={form.title}
          onChange={(title) => onFormChange({ ...form, title })}
          autoComplete="off"
          errorMessage={isAsked && problems.title ? titleSaid[problems.title] : undefined}
        />
        <TextArea
          label={t('words')}
          description={t('wordsHint')}
          rows={5}
          value={form.words}
          onChange={(words) => onFormChange({ ...form, words })}
          limit={wordsCharacters}
          errorMessage={isAsked && problems.words ? wordsSaid[problems.words] : undefined}
        />
        <Options
          options={form.options}
          onChange={(options) => onFormChange({ ...form, options })}
          problem={isAsked ? problems.options : undefined}
        />
        <div className={styles.numbers}>
          {days.map((name) => {
            const { minimum, maximum } = governanceLimits[name];
            const hint = hints[name];
            const problem = isAsked && problems[name];
            return (
              <NumberField
                key={name}
                label={t(name)}
                description={hint === null ? undefined : t(hint)}
                commitBehavior="validate"
                value={form[name]}
                onChange={(value) => onFormChange({ ...form, [name]: value })}
                minValue={minimum}
                maxValue={maximum}
                errorMessage={problem ? range[problem]({ minimum, maximum }) : undefined}
              />
            );
          })}
        </div>
      </Form>
    </Dialog>
  );
}
