import {
  applyShortcuts,
  chosenShortcuts,
  conflictsOf,
  isChanged,
  type KeyPress,
  type ShortcutPreferences,
  shortcutGroups,
  shortcutsFor,
  shownKeys,
} from '@mirror-studio/domain/shortcuts';
import { shortcutSettings as texts } from '@mirror-studio/domain/texts/en/shortcutSettings';
import { shortcuts as shortcutTexts } from '@mirror-studio/domain/texts/en/shortcuts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { useShortcutLabel } from '../../help/useShortcutLabel.ts';
import { type ShortcutConflict, type ShortcutRecording, ShortcutRow } from './ShortcutRow.tsx';
import * as styles from './ShortcutSettings.css.ts';

export interface ShortcutSettingsProps extends OverlayProps {
  /** What somebody chose so far; `defaultShortcutPreferences` for nothing. */
  preferences: ShortcutPreferences;
  /** Those for admins too. Default false. */
  isAdmin?: boolean;
  /** The keyboard is Apple's: ⌘ in place of Ctrl. Default false. */
  isApple?: boolean;
  /** Whose keys are recorded, and how far it has come. Default null: nobody's. */
  recording?: ShortcutRecording | null;
  /** Keys that another shortcut has: asks whether they are taken over. Default null: nothing is asked. */
  conflict?: ShortcutConflict | null;
  /** The keys of a shortcut are to be recorded. Takes its id. */
  onRecord: (id: string) => void;
  /** Escape, a press elsewhere, or the focus went on. */
  onRecordCancel: () => void;
  /** A key was pressed while keys are recorded; `recordKey` of the domain says what it means. */
  onKeyPress: (press: KeyPress) => void;
  /** The keys are taken over from the shortcut that has them. */
  onTakeOver: () => void;
  /** The keys stay where they are. */
  onConflictCancel: () => void;
  /** On or off. Takes the shortcut's id. */
  onToggle: (id: string) => void;
  /** Back to the keys that it has to begin with. Takes the shortcut's id. */
  onReset: (id: string) => void;
  /** Every shortcut back to the keys that it has to begin with. */
  onResetAll: () => void;
  /** All single keys and chords, on or off (WCAG 2.1.4). */
  onCharacterKeysToggle: () => void;
}

/** The keys of every shortcut: other ones, or none. Each change is its owner's to keep at once. */
export function ShortcutSettings({
  preferences,
  isAdmin = false,
  isApple = false,
  recording = null,
  conflict = null,
  onRecord,
  onRecordCancel,
  onKeyPress,
  onTakeOver,
  onConflictCancel,
  onToggle,
  onReset,
  onResetAll,
  onCharacterKeysToggle,
  ...overlay
}: ShortcutSettingsProps) {
  const t = useTexts('shortcutSettings', texts);
  const s = useTexts('shortcuts', shortcutTexts);
  const [recorded, setRecorded] = useState<string | null>(null);
  if (recording !== null && recording.id !== recorded) setRecorded(recording.id);
  const usable = shortcutsFor(isAdmin, applyShortcuts(preferences));
  const chosen = chosenShortcuts(preferences);
  const isChosen = (id: string) => chosen.some((each) => each.id === id && each.bindings.length > 0);
  return (
    <>
      <Dialog
        {...overlay}
        size="medium"
        title={s('title')}
        description={t('description')}
        footer={
          <Button variant="ghost" onPress={onResetAll}>
            {t('resetAll')}
          </Button>
        }
      >
        <div className={styles.root}>
          <Switch
            isSelected={preferences.characterKeys}
            onChange={onCharacterKeysToggle}
            description={t('characterKeysHint')}
          >
            {t('characterKeys')}
          </Switch>
          {shortcutGroups.map((group) => {
            const some = usable.filter((shortcut) => shortcut.group === group);
            if (some.length === 0) return null;
            return (
              <section key={group} className={styles.group}>
                <h3 className={styles.title}>{s(`group_${group}`)}</h3>
                <ul className={styles.list}>
                  {some.map((shortcut) => (
                    <ShortcutRow
                      key={shortcut.id}
                      {...{ shortcut, isApple, onRecordCancel, onKeyPress }}
                      isChanged={isChanged(preferences, shortcut.id)}
                      isSilenced={shortcut.bindings.length === 0 && isChosen(shortcut.id)}
                      recording={recording?.id === shortcut.id ? recording : null}
                      wasRecorded={recorded === shortcut.id}
                      onRecord={() => onRecord(shortcut.id)}
                      onToggle={() => onToggle(shortcut.id)}
                      onReset={() => onReset(shortcut.id)}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </Dialog>
      <Conflict {...{ conflict, preferences, isAdmin, isApple, onTakeOver, onConflictCancel }} />
    </>
  );
}

type ConflictProps = Required<
  Pick<
    ShortcutSettingsProps,
    'preferences' | 'isAdmin' | 'isApple' | 'conflict' | 'onTakeOver' | 'onConflictCancel'
  >
>;

/** What was asked last stays while the question is on its way out. */
function Conflict({ conflict, preferences, isAdmin, isApple, onTakeOver, onConflictCancel }: ConflictProps) {
  const t = useTexts('shortcutSettings', texts);
  const say = useShortcutLabel();
  const [last, setLast] = useState<{ title: string; others: string } | null>(null);
  if (conflict !== null) {
    const shortcut = chosenShortcuts(preferences).find(({ id }) => id === conflict.id);
    const keys = conflict.bindings.map((binding) => shownKeys(binding, isApple)).join(', ');
    const title = t('conflictTitle', { keys, name: shortcut ? say(shortcut.label) : '' });
    const others = conflictsOf(preferences, conflict.id, conflict.bindings, isAdmin)
      .map(({ label }) => say(label))
      .join(', ');
    if (last?.title !== title || last.others !== others) setLast({ title, others });
  }
  return (
    <AlertDialog
      isOpen={conflict !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onConflictCancel();
      }}
      title={last?.title ?? ''}
      confirmLabel={t('takeOver')}
      variant="primary"
      closesOnConfirm={false}
      onConfirm={onTakeOver}
    >
      {t('conflict', { others: last?.others ?? '' })}
    </AlertDialog>
  );
}
