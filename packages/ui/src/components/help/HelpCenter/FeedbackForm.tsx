import { pageLimits } from '@mirror-studio/domain/limits';
import { help } from '@mirror-studio/domain/texts/en/help';
import { Form } from 'react-aria-components/Form';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SuccessIcon, ThumbsDownIcon, ThumbsUpIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { ToggleButton } from '../../../primitives/ToggleButton/ToggleButton.tsx';
import * as styles from './HelpCenter.css.ts';

export interface FeedbackFormProps {
  /** Whether it helped; null while nothing was said. */
  helpful: boolean | null;
  onRate: (helpful: boolean) => void;
  /** More about it, as typed; need not be. */
  message: string;
  onMessageChange: (message: string) => void;
  /** Where the feedback stands. Default `idle`. */
  status?: 'idle' | 'sending' | 'sent';
  onSend: () => void;
}

/** Whether a topic helped. Send appears when there is something to send (§2 widget 10). */
export function FeedbackForm({
  helpful,
  onRate,
  message,
  onMessageChange,
  status = 'idle',
  onSend,
}: FeedbackFormProps) {
  const t = useTexts('help', help);
  if (status === 'sent') {
    return (
      <div className={styles.feedback}>
        <output className={styles.thanks}>
          <SuccessIcon />
          {t('feedbackThanks')}
        </output>
      </div>
    );
  }
  return (
    <Form
      className={styles.feedback}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className={styles.question}>
        <span>{t('feedbackQuestion')}</span>
        <span className={styles.rating}>
          <ToggleButton
            size="small"
            icon={<ThumbsUpIcon size={16} />}
            isSelected={helpful === true}
            onChange={() => onRate(true)}
          >
            {t('feedbackYes')}
          </ToggleButton>
          <ToggleButton
            size="small"
            icon={<ThumbsDownIcon size={16} />}
            isSelected={helpful === false}
            onChange={() => onRate(false)}
          >
            {t('feedbackNo')}
          </ToggleButton>
        </span>
      </div>
      <TextArea
        label={t('feedbackMessage')}
        isOptional
        rows={2}
        limit={pageLimits.feedbackCharacters}
        value={message}
        onChange={onMessageChange}
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
    </Form>
  );
}
