import { feedbackLimits } from '@mirror-studio/domain/constants/help';
import { common } from '@mirror-studio/domain/texts/en/common';
import { help } from '@mirror-studio/domain/texts/en/help';
import type { Ref } from 'react';
import { Form } from 'react-aria-components/Form';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SuccessIcon, ThumbsDownIcon, ThumbsUpIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { ToggleButton } from '../../../primitives/ToggleButton/ToggleButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './HelpCenter.css.ts';

export interface FeedbackFormProps extends RootProps<HTMLElement> {
  /** Whether it helped; null while nothing was said. */
  helpful?: boolean | null;
  /** Whether it helped, at first. Default null: nothing was said. */
  defaultHelpful?: boolean | null;
  /** Yes or No was pressed. While nothing is written that is the whole answer: send it. */
  onRate?: (helpful: boolean) => void;
  /** Send was pressed before Yes or No: says what is missing. Default false. */
  isRatingMissing?: boolean;
  /** More about it, as typed; need not be. */
  message?: string;
  /** What is written at first. Default nothing. */
  defaultMessage?: string;
  /** Called with the text at each key. */
  onMessageChange?: (message: string) => void;
  /** Where the feedback stands. Default `idle`. */
  status?: 'idle' | 'sending' | 'sent';
  /** Send was pressed. Takes both answers; `helpful` is null while neither Yes nor No was pressed. */
  onSend: (feedback: { helpful: boolean | null; message: string }) => void;
  /** Takes back what is being sent; left out, it cannot be taken back. */
  onCancel?: () => void;
}

/** Whether a topic helped: Yes or No is an answer by itself; Send appears when text is entered (§2 widget 10). */
export function FeedbackForm({
  helpful: givenHelpful,
  defaultHelpful = null,
  onRate,
  isRatingMissing = false,
  message: givenMessage,
  defaultMessage = '',
  onMessageChange,
  status = 'idle',
  onSend,
  onCancel,
  ref,
  ...rest
}: FeedbackFormProps) {
  const t = useTexts('help', help);
  const c = useTexts('common', common);
  const [helpful, setHelpful] = useControlled(givenHelpful, defaultHelpful);
  const [message, setMessage] = useControlled(givenMessage, defaultMessage, onMessageChange);
  const rate = (isHelpful: boolean) => {
    setHelpful(isHelpful);
    onRate?.(isHelpful);
  };
  if (status === 'sent') {
    return (
      <div {...rootProps(rest, styles.feedback)} ref={ref as Ref<HTMLDivElement>}>
        <Status className={styles.thanks}>
          <SuccessIcon />
          {t('feedbackThanks')}
        </Status>
      </div>
    );
  }
  return (
    <Form
      {...rootProps(rest, styles.feedback)}
      ref={ref as Ref<HTMLFormElement>}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ helpful, message });
      }}
    >
      <div className={styles.question}>
        <span>{t('feedbackQuestion')}</span>
        <span className={styles.rating}>
          <ToggleButton
            size="small"
            icon={<ThumbsUpIcon size={16} />}
            isSelected={helpful === true}
            onChange={() => rate(true)}
          >
            {t('feedbackYes')}
          </ToggleButton>
          <ToggleButton
            size="small"
            icon={<ThumbsDownIcon size={16} />}
            isSelected={helpful === false}
            onChange={() => rate(false)}
          >
            {t('feedbackNo')}
          </ToggleButton>
        </span>
      </div>
      {isRatingMissing && (
        <Banner tone="danger" role="alert">
          {t('feedbackUnrated')}
        </Banner>
      )}
      <TextArea
        label={t('feedbackMessage')}
        isOptional
        rows={2}
        limit={feedbackLimits.characters}
        value={message}
        onChange={setMessage}
        isReadOnly={status === 'sending'}
      />
      {message.trim() !== '' && (
        <Button
          type="submit"
          className={styles.send}
          isPending={status === 'sending'}
          pendingLabel={t('feedbackSending')}
        >
          {t('feedbackSend')}
        </Button>
      )}
      {status === 'sending' && message.trim() === '' && (
        <Status className={styles.thanks}>{t('feedbackSending')}</Status>
      )}
      {status === 'sending' && onCancel && (
        <Button variant="ghost" className={styles.send} onPress={onCancel}>
          {c('cancel')}
        </Button>
      )}
    </Form>
  );
}
