import { worksLimits } from '@mirror-studio/domain/constants/works';
import type { SavedWork } from '@mirror-studio/domain/contract';
import { onOneLine } from '@mirror-studio/domain/prompts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { saved as texts } from '@mirror-studio/domain/texts/en/saved';
import { useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ComboBox } from '../../../primitives/ComboBox/ComboBox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import * as styles from './SavedPage.css.ts';

export interface NoteDialogProps {
  saved: SavedWork;
  collections: readonly string[];
  /** It is being kept. */
  isKeeping: boolean;
  /** Why it could not be kept. */
  problem: string | null;
  onClose: () => void;
  onKeep: (said: { note: string; collection: string | null }) => void;
}

/** One's own words on something that was saved, and the collection it is in. */
export function NoteDialog({ saved, collections, isKeeping, problem, onClose, onKeep }: NoteDialogProps) {
  const t = useTexts('saved', texts);
  const c = useTexts('common', common);
  const [note, setNote] = useState(saved.note);
  const [typed, setTyped] = useState(saved.collection ?? '');
  const collection = onOneLine(typed);
  const isLong = collection.length > worksLimits.collectionCharacters;
  const isOver = note.length > worksLimits.noteCharacters;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={saved.work?.title ?? t('edit')}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {c('cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isLong || isOver}
            isPending={isKeeping}
            onPress={() => onKeep({ note: note.trim(), collection: collection || null })}
          >
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {problem !== null && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <TextArea
          label={t('note')}
          description={t('noteHint')}
          value={note}
          onChange={setNote}
          limit={worksLimits.noteCharacters}
        />
        <ComboBox
          label={t('collection')}
          description={t('collectionHint')}
          allowsCustomValue
          options={collections.map((name) => ({ value: name, label: name }))}
          inputValue={typed}
          onInputChange={setTyped}
          errorMessage={isLong ? t('collectionLong', { limit: worksLimits.collectionCharacters }) : undefined}
        />
      </div>
    </Dialog>
  );
}
