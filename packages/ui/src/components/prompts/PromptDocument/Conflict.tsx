import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DiffText } from '../../../primitives/DiffText/DiffText.tsx';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from './PromptDocument.css.ts';
import type { DocumentVersion } from './types.ts';

interface ConflictProps {
  /** The field with what was typed here: it can be written on. */
  mine: ReactNode;
  text: string;
  theirs: DocumentVersion;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}

/** Two texts that were written at once, one beside the other: neither goes before somebody has chosen, nor after. */
export function Conflict({ mine, text, theirs, onKeepMine, onKeepTheirs }: ConflictProps) {
  const t = useTexts('promptDocument', promptDocument);
  const base = useId();
  return (
    <section className={styles.conflict} aria-labelledby={`${base}t`}>
      <div role="alert" className={styles.conflictWords}>
        <h2 id={`${base}t`} className={styles.versionTitle}>
          {t('conflictTitle')}
        </h2>
        <p className={styles.measured}>{t('conflict', { number: theirs.number })}</p>
      </div>
      <div className={styles.both}>
        <section className={styles.side} aria-labelledby={`${base}m`}>
          <h3 id={`${base}m`} className={styles.sideTitle}>
            {t('mine')}
          </h3>
          {mine}
          <div className={styles.sideAction}>
            <Button variant="primary" onPress={onKeepMine}>
              {t('keepMine')}
            </Button>
          </div>
        </section>
        <section className={styles.side} aria-labelledby={`${base}o`}>
          <h3 id={`${base}o`} className={styles.sideTitle}>
            {t('theirs', { number: theirs.number })} · <RelativeTime at={theirs.createdAt} />
          </h3>
          <DiffText before={text} after={theirs.text} look="ink" className={styles.versionText} />
          <div className={styles.sideAction}>
            <Button onPress={onKeepTheirs}>{t('keepTheirs')}</Button>
          </div>
        </section>
      </div>
    </section>
  );
}
