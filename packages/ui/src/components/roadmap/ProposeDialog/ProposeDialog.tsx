import { roadmapLimits } from '@mirror-studio/domain/constants/roadmap';
import type { Idea } from '@mirror-studio/domain/contract';
import { checkIdea, type IdeaForm } from '@mirror-studio/domain/roadmap';
import { common } from '@mirror-studio/domain/texts/en/common';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './ProposeDialog.css.ts';

export interface ProposeDialogProps extends OverlayProps {
  /** What was typed. */
  form: IdeaForm;
  /** Called with all of it when any of it was changed. */
  onFormChange: (form: IdeaForm) => void;
  /** Ideas that are like it, those most like it first. */
  twins: readonly Idea[];
  /** Where one of them is looked at; takes its id. */
  hrefOf: (id: string) => string;
  /** Votes for one of them, or takes the vote back. */
  onVotedChange: (idea: Idea, isVoted: boolean) => void;
  /** Called when it is to be proposed, once it can be. */
  onSubmit: () => void;
  /** It is being sent. Default false. */
  isSending?: boolean;
  /** Why it was not sent; what was typed stays. */
  failed?: ReactNode;
}

/** Proposes an idea. What is like it is offered while its title is typed, so that votes stay together (pages: roadmap). */
export function ProposeDialog({
  form,
  onFormChange,
  twins,
  hrefOf,
  onVotedChange,
  onSubmit,
  isSending = false,
  failed,
  ...rest
}: ProposeDialogProps) {
  const t = useTexts('roadmap', texts);
  const c = useTexts('common', common);
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const problems = checkIdea(form);
  const { titleCharacters, wordsCharacters } = roadmapLimits;
  const said = {
    titleMissing: t('titleMissing'),
    titleLong: t('titleLong', { limit: titleCharacters }),
    wordsLong: t('wordsLong', { limit: wordsCharacters }),
  };
  const submit = () => {
    setAsked(true);
    if (Object.keys(problems).length === 0) onSubmit();
  };
  return (
    <Dialog
      {...rest}
      size="medium"
      title={t('proposeTitle')}
      description={t('proposeLead')}
      footer={({ close }) => (
        <>
          <Button variant="ghost" onPress={close}>
            {c('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={isSending}>
            {t('proposeSend')}
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
          {...(isAsked &&
            problems.title && {
              isInvalid: true,
              errorMessage: said[problems.title],
            })}
        />
        <div className={styles.twins}>
          <Status className={styles.lead}>
            {twins.length > 0 ? t('twinsFound', { count: twins.length }) : ''}
          </Status>
          {twins.length > 0 && (
            <>
              <p className={styles.lead}>{t('twins')}</p>
              <ul className={styles.list} aria-label={t('twinsFound', { count: twins.length })}>
                {twins.map((idea) => (
                  <li key={idea.id} className={styles.twin}>
                    <VoteControl
                      title={idea.title}
                      votes={idea.votes}
                      isVoted={idea.isVoted}
                      {...(idea.status !== 'shipped' && {
                        onVotedChange: (isVoted) => onVotedChange(idea, isVoted),
                      })}
                    />
                    <div className={styles.words}>
                      <Link href={hrefOf(idea.id)} className={styles.title}>
                        <bdi>{idea.title}</bdi>
                      </Link>
                      <span className={styles.status}>{t(`status_${idea.status}`)}</span>
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <TextArea
          label={t('words')}
          description={t('wordsHint')}
          isOptional
          value={form.words}
          onChange={(words) => onFormChange({ ...form, words })}
          limit={wordsCharacters}
          errorMessage={isAsked && problems.words ? said[problems.words] : undefined}
        />
      </Form>
    </Dialog>
  );
}
