import type { KeyBinding, KeyPress, KeyRefusal, Shortcut } from '@mirror-studio/domain/shortcuts';
import { chordKey, shownKeys } from '@mirror-studio/domain/shortcuts';
import { shortcutSettings as texts } from '@mirror-studio/domain/texts/en/shortcutSettings';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { Keys } from '../../help/KeyboardShortcuts/KeyboardShortcuts.tsx';
import { useShortcutLabel } from '../../help/useShortcutLabel.ts';
import * as styles from './ShortcutSettings.css.ts';
import { useKeyRecorder } from './useKeyRecorder.ts';

/** The shortcut whose keys are recorded. */
export interface ShortcutRecording {
  /** The id of the shortcut. */
  id: string;
  /** The first key of a chord was pressed. Default false. */
  isChordBegun?: boolean;
  /** Why the keys that were pressed last cannot be chosen. Default null: none were. */
  refusal?: KeyRefusal | null;
}

/** Keys that another shortcut has. */
export interface ShortcutConflict {
  /** The id of the shortcut that is to get them. */
  id: string;
  bindings: readonly KeyBinding[];
}

interface ShortcutRowProps {
  /** As it is applied: without keys it is off. */
  shortcut: Shortcut;
  isApple: boolean;
  /** It differs from the table. */
  isChanged: boolean;
  /** It is off because all single keys and chords are. */
  isSilenced: boolean;
  recording: ShortcutRecording | null;
  /** Its keys were recorded last: what it has now is read out. */
  wasRecorded: boolean;
  onRecord: () => void;
  onRecordCancel: () => void;
  onKeyPress: (press: KeyPress) => void;
  onToggle: () => void;
  onReset: () => void;
}

/** A shortcut: its name, its keys, and what can be done with them. */
export function ShortcutRow({
  shortcut,
  isApple,
  isChanged,
  isSilenced,
  recording,
  wasRecorded,
  onRecord,
  onRecordCancel,
  onKeyPress,
  onToggle,
  onReset,
}: ShortcutRowProps) {
  const t = useTexts('shortcutSettings', texts);
  const name = useShortcutLabel()(shortcut.label);
  const button = useRef<HTMLButtonElement>(null);
  const isRecording = recording !== null;
  const isChordBegun = recording?.isChordBegun === true;
  useKeyRecorder({ button, isRecording, onPress: onKeyPress, onCancel: onRecordCancel });
  const isOn = shortcut.bindings.length > 0;
  const keys = isOn ? shortcut.bindings.map((each) => shownKeys(each, isApple)).join(', ') : t('off');
  const action = isChordBegun ? t('pressSecond') : isRecording ? t('press') : t('change');
  return (
    <li className={styles.row} data-recording={isRecording || undefined}>
      <span className={styles.name}>{name}</span>
      <span className={styles.keys}>
        {isChordBegun ? (
          <Kbd keys={[chordKey.toUpperCase()]} />
        ) : isOn ? (
          <Keys shortcut={shortcut} isApple={isApple} />
        ) : (
          t('off')
        )}
      </span>
      <span className={styles.actions}>
        {isChanged && !isRecording && (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('control', { action: t('reset'), name })}
            onPress={() => {
              // It goes when there is nothing left to reset.
              button.current?.focus();
              onReset();
            }}
          >
            {t('reset')}
          </Button>
        )}
        <Button
          ref={button}
          size="small"
          variant={isRecording ? 'primary' : 'secondary'}
          aria-label={t('control', { action, name })}
          onPress={isRecording ? onRecordCancel : onRecord}
        >
          {action}
        </Button>
      </span>
      <span className={styles.lever}>
        <Switch isSelected={isOn} isDisabled={isSilenced} onChange={onToggle}>
          <span className={styles.hidden}>{name}</span>
        </Switch>
      </span>
      <Status className={recording ? styles.message : styles.hidden}>
        {recording
          ? recording.refusal
            ? t(`refusal_${recording.refusal}`)
            : t(isChordBegun ? 'chordBegun' : 'recording')
          : wasRecorded && t('bound', { name, keys })}
      </Status>
    </li>
  );
}
