import { chordKey, type Shortcut, shortcutsFor } from '@mirror-studio/domain/shortcuts';
import { shortcuts as texts } from '@mirror-studio/domain/texts/en/shortcuts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useShortcutLabel } from '../useShortcutLabel.ts';
import * as styles from './ChordHint.css.ts';

export interface ChordHintProps extends RootProps<HTMLDivElement> {
  /** The first key was pressed and the second is awaited; nothing shows otherwise. */
  isOpen: boolean;
  /** Those for admins too. Default false. */
  isAdmin?: boolean;
  /** The shortcuts as they are applied. Default the table as it is to begin with. */
  shortcuts?: readonly Shortcut[];
}

const chordsFor = (isAdmin: boolean, table: readonly Shortcut[] | undefined) =>
  shortcutsFor(isAdmin, table).flatMap(({ id, label, bindings }) =>
    bindings.flatMap((binding) => (binding.kind === 'chord' ? [{ id, label, ...binding }] : [])),
  );

/** After `G`: which keys may follow, and where they lead (§2 widget 7, §9). */
export function ChordHint({ isOpen, isAdmin = false, shortcuts, ...rest }: ChordHintProps) {
  const t = useTexts('shortcuts', texts);
  const say = useShortcutLabel();
  const chords = chordsFor(isAdmin, shortcuts);
  return (
    <Status {...rest}>
      {isOpen && (
        <span className={styles.root}>
          <span className={styles.option}>
            <Kbd keys={[chordKey.toUpperCase()]} /> {t('chordThen')}
          </span>
          {chords.map(({ id, second, label }) => (
            <span key={id} className={styles.option}>
              <Kbd keys={[second.toUpperCase()]} /> {say(label)}
            </span>
          ))}
        </span>
      )}
    </Status>
  );
}
