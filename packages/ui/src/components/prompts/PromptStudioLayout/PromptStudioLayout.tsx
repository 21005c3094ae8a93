import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PromptStudioLayout.css.ts';

export interface PromptStudioLayoutProps extends RootProps {
  /** A PromptSentence. */
  sentence: ReactNode;
  /** PromptActions, or the PromptRitual. */
  actions: ReactNode;
  /** PromptExamples. */
  examples: ReactNode;
  /** The PromptShelf; left out during a ritual. */
  shelf?: ReactNode;
}

/** The sentence with what is done with it, and beside it what it becomes: side by side where there is room. */
export function PromptStudioLayout({ sentence, actions, examples, shelf, ...rest }: PromptStudioLayoutProps) {
  const t = useTexts('promptStudio', texts);
  return (
    <div {...rootProps(rest, styles.root)}>
      <div className={styles.page}>
        <div className={styles.desk}>
          <h1 className={styles.title}>{t('title')}</h1>
          {sentence}
          {actions}
        </div>
        <div className={styles.examples}>{examples}</div>
        {shelf !== undefined && <div className={styles.shelf}>{shelf}</div>}
      </div>
    </div>
  );
}
