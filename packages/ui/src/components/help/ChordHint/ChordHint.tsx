import { shortcutsFor } from '@mirror-studio/domain/shortcuts';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { shortcuts as texts } from '@mirror-studio/domain/texts/en/shortcuts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as styles from './ChordHint.css.ts';

export interface ChordHintProps extends RootProps<HTMLDivElement> {
  /** The first key was pressed and the second is awaited; nothing shows otherwise. */
  isOpen: boolean;
  /** Those for admins too. Default false. */
  isAdmin?: boolean;
}

const chordsFor = (isAdmin: boolean) =>
  shortcutsFor(isAdmin).flatMap(({ id, label, bindings }) =>
    bindings.flatMap((binding) => (binding.kind === 'chord' ? [{ id, label, ...binding }] : [])),
  );

/** After `G`: which keys may follow, and where they lead (§2 widget 7, §9). */
export function ChordHint({ isOpen, isAdmin = false, ...rest }: ChordHintProps) {
  const t = useTexts('shortcuts', texts);
  const r = useTexts('routes', routes);
  const chords = chordsFor(isAdmin);
  return (
    <Status {...rest}>
      {isOpen && (
        <span className={styles.root}>
          <span className={styles.option}>
            <Kbd keys={[chords[0]?.first.toUpperCase() ?? '']} /> {t('chordThen')}
          </span>
          {chords.map(({ id, second, label }) => (
            <span key={id} className={styles.option}>
              <Kbd keys={[second.toUpperCase()]} /> {r(label.key as keyof typeof routes)}
            </span>
          ))}
        </span>
      )}
    </Status>
  );
}
