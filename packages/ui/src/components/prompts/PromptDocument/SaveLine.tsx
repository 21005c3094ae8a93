import { common } from '@mirror-studio/domain/texts/en/common';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import { Status } from '../../../primitives/Status/Status.tsx';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from './PromptDocument.css.ts';
import type { Keeping } from './types.ts';

interface SaveLineProps {
  keeping: Keeping;
  /** Whether there is a version at all. */
  version: number | undefined;
  savedAt: string | null;
  failure: string | undefined;
  /** Left out while one of two states has to be chosen first. */
  onSave: (() => void) | undefined;
  onCopy: () => void;
}

const failures: ReadonlySet<Keeping> = new Set(['unsaved', 'refused', 'signedOut', 'gone', 'tooLong']);

/** What has become of what was typed, always in the same place. Screen readers hear what ended, not that it goes on. */
export function SaveLine({ keeping, version, savedAt, failure = '', onSave, onCopy }: SaveLineProps) {
  const t = useTexts('promptDocument', promptDocument);
  const c = useTexts('common', common);
  const isFailure = failures.has(keeping);
  const words = {
    kept: version === undefined ? '' : t(savedAt === null ? 'version' : 'savedVersion', { number: version }),
    wordless: version === undefined ? t('nothingYet') : t('wordless'),
    tooLong: t('tooLong'),
    waiting: t('notSaved'),
    saving: t('saving'),
    unsaved: t('unsaved', { reason: failure }),
    refused: t('refused', { reason: failure }),
    signedOut: t('signedOut'),
    gone: t('gone'),
  }[keeping];
  return (
    <div className={styles.saveLine}>
      <span className={isFailure ? styles.saveFailed : undefined} aria-hidden={isFailure || undefined}>
        {words}
      </span>
      {keeping === 'kept' && savedAt !== null && <RelativeTime at={savedAt} />}
      {onSave && (keeping === 'waiting' || keeping === 'unsaved') && (
        <Button size="small" variant="ghost" onPress={onSave}>
          {t('saveNow')}
        </Button>
      )}
      {keeping === 'signedOut' && (
        <Button size="small" onPress={onSave}>
          {t('signInAgain')}
        </Button>
      )}
      {(keeping === 'refused' || keeping === 'gone') && (
        <Button size="small" variant="ghost" onPress={onSave}>
          {c('retry')}
        </Button>
      )}
      {keeping === 'gone' && (
        <Button size="small" onPress={onCopy}>
          {t('saveAsNew')}
        </Button>
      )}
      <Status className={hidden}>{isFailure || (keeping === 'kept' && savedAt !== null) ? words : ''}</Status>
    </div>
  );
}
