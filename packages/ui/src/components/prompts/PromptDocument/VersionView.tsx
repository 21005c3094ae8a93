import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { Changes } from './Changes.tsx';
import * as styles from './PromptDocument.css.ts';
import type { DocumentVersion } from './types.ts';

interface VersionViewProps {
  version: DocumentVersion;
  /** The text as it is now. */
  text: string;
  onRestore: (() => void) | undefined;
  onBack: () => void;
}

/** A version as it was, or what has changed since, in ink. */
export function VersionView({ version, text, onRestore, onBack }: VersionViewProps) {
  const t = useTexts('promptDocument', promptDocument);
  const [look, setLook] = useState<'changes' | 'text'>('changes');
  return (
    <section className={styles.version} aria-label={t('version', { number: version.number })}>
      <div className={styles.versionHead}>
        <h2 className={styles.versionTitle}>{t('version', { number: version.number })}</h2>
        <RelativeTime at={version.createdAt} />
        <SegmentedControl
          look="joined"
          label={t('look')}
          isLabelHidden
          value={look}
          onChange={(value) => setLook(value === 'text' ? 'text' : 'changes')}
          className={styles.versionLook}
        >
          <Segment value="changes">{t('lookChanges')}</Segment>
          <Segment value="text">{t('lookText')}</Segment>
        </SegmentedControl>
      </div>
      {look === 'changes' ? (
        <Changes before={version.text} after={text} className={styles.versionText} />
      ) : (
        <p className={styles.versionText} dir="auto">
          {version.text}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onPress={onRestore} isDisabled={!onRestore}>
          {t('restore')}
        </Button>
        <Button variant="ghost" onPress={onBack}>
          {t('backToText')}
        </Button>
        <span className={styles.hint}>{t('restoreHint')}</span>
      </div>
    </section>
  );
}
