import type { PromptPiece } from '@mirror-studio/domain/prompts';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { useTexts } from '../../../i18n/useTexts.ts';
import * as styles from './PromptSentence.css.ts';

type FanPiece = Extract<PromptPiece, { kind: 'fan' }>;

interface FanProps extends Pick<FanPiece, 'options' | 'more'> {
  /** What stands behind the word in the sentence. */
  after: string;
}

/** One of several words, the others under it. */
export function Fan({ options, more, after }: FanProps) {
  const t = useTexts('promptStudio', texts);
  const [first = '', ...others] = options;
  return (
    <span className={styles.fan}>
      <span>
        <span className={styles.first}>{first || t('fanNothing')}</span>
        {after !== '' && <span className={styles.after}>{after}</span>}
      </span>
      {(others.length > 0 || more > 0) && (
        <span className={styles.others}>
          {others.map((other) => (
            <span key={other} className={styles.other}>
              <span className={styles.or}>{t('fanOr')}</span> {other || t('fanNothing')}
            </span>
          ))}
          {more > 0 && (
            <span className={styles.other}>
              <span className={styles.or}>
                {t('fanOr')} {t('fanMore', { count: more })}
              </span>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
