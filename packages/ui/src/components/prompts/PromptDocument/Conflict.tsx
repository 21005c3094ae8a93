import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { Changes } from './Changes.tsx';
import * as styles from './PromptDocument.css.ts';
import type { DocumentDetailsInPart, DocumentVersion } from './types.ts';

interface Choices {
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}

interface ConflictProps extends Choices {
  title: string;
  words: string;
  mine: ReactNode;
  theirs: ReactNode;
  theirsTitle: ReactNode;
}

/** Two states that were written at once, one beside the other: neither goes before somebody has chosen, nor after. */
function Conflict({ title, words, mine, theirs, theirsTitle, onKeepMine, onKeepTheirs }: ConflictProps) {
  const t = useTexts('promptDocument', promptDocument);
  const base = useId();
  return (
    <section className={styles.conflict} aria-labelledby={`${base}t`}>
      <div role="alert" className={styles.conflictWords}>
        <h2 id={`${base}t`} className={styles.versionTitle}>
          {title}
        </h2>
        <p className={styles.measured}>{words}</p>
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
            {theirsTitle}
          </h3>
          {theirs}
          <div className={styles.sideAction}>
            <Button onPress={onKeepTheirs}>{t('keepTheirs')}</Button>
          </div>
        </section>
      </div>
    </section>
  );
}

interface TextConflictProps extends Choices {
  /** The field with what was typed here: it can be written on. */
  mine: ReactNode;
  text: string;
  theirs: DocumentVersion;
}

/** Two texts. */
export function TextConflict({ text, theirs, ...rest }: TextConflictProps) {
  const t = useTexts('promptDocument', promptDocument);
  const { number, createdAt } = theirs;
  return (
    <Conflict
      {...rest}
      title={t('conflictTitle')}
      words={t('conflict', { number })}
      theirs={<Changes before={text} after={theirs.text} className={styles.versionText} />}
      theirsTitle={
        <>
          {t('theirs', { number })} · <RelativeTime at={createdAt} />
        </>
      }
    />
  );
}

interface DetailsConflictProps extends Choices {
  mine: DocumentDetailsInPart;
  /** Those of which there are two. */
  theirs: DocumentDetailsInPart;
}

/** Two titles, notes or lists of tags. What was typed here is still written on in its fields. */
export function DetailsConflict({ mine, theirs, ...rest }: DetailsConflictProps) {
  const t = useTexts('promptDocument', promptDocument);
  const side = (of: DocumentDetailsInPart) => (
    <dl className={styles.said}>
      {(['title', 'notes', 'tags'] as const).map((field) => {
        if (theirs[field] === undefined) return null;
        const said = field === 'tags' ? (of.tags ?? []) : [of[field] ?? ''];
        const words = said.filter((one) => one.trim());
        return (
          <div key={field} className={styles.saidOne}>
            <dt className={styles.sideTitle}>{t(field)}</dt>
            <dd className={styles.saidWords}>
              {words.length > 0 ? words.map((one, at) => [at > 0 && ', ', one]) : t('noDetail')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
  return (
    <Conflict
      {...rest}
      title={t('detailsConflictTitle')}
      words={t('detailsConflict')}
      mine={side(mine)}
      theirs={side(theirs)}
      theirsTitle={t('otherDetails')}
    />
  );
}
