import { keyCaps, type Shortcut, shortcutGroups, shortcutsFor } from '@mirror-studio/domain/shortcuts';
import { shortcuts as texts } from '@mirror-studio/domain/texts/en/shortcuts';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { ours } from '../../../theme/ours.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useShortcutLabel } from '../useShortcutLabel.ts';
import * as styles from './KeyboardShortcuts.css.ts';

export interface KeyboardShortcutsProps extends RootProps {
  /** The shortcuts as they are applied; those without keys are left out. Default the table as it is to begin with. */
  shortcuts?: readonly Shortcut[];
  /** Those for admins too. Default false. */
  isAdmin?: boolean;
  /** The keyboard is Apple's: ⌘ in place of Ctrl. Default false. */
  isApple?: boolean;
  /** Level of the groups' headings in the page. Default 3. */
  level?: 2 | 3 | 4;
}

/** Every shortcut that works, from the table that binds them (§2 widget 7). */
export function KeyboardShortcuts({
  shortcuts,
  isAdmin = false,
  isApple = false,
  level = 3,
  ...rest
}: KeyboardShortcutsProps) {
  const t = useTexts('shortcuts', texts);
  const say = useShortcutLabel();
  const usable = shortcutsFor(isAdmin, shortcuts).filter(({ bindings }) => bindings.length > 0);
  const hasChords = usable.some(({ bindings }) => bindings.some(({ kind }) => kind === 'chord'));
  const Heading = `h${level}` as const;
  return (
    <div {...rootProps(rest, styles.root)}>
      {shortcutGroups.map((group) => {
        const some = usable.filter((shortcut) => shortcut.group === group);
        if (some.length === 0) return null;
        return (
          <section key={group} className={styles.group}>
            <Heading className={styles.title}>{t(`group_${group}`)}</Heading>
            <dl className={ours}>
              {some.map((shortcut) => (
                <div key={shortcut.id} className={styles.row}>
                  <dt>{say(shortcut.label)}</dt>
                  <dd className={styles.keys}>
                    <Keys shortcut={shortcut} isApple={isApple} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      {hasChords && <p className={styles.hint}>{t('chordHint')}</p>}
    </div>
  );
}

/** The keys of a shortcut, one set or another. */
export function Keys({ shortcut, isApple }: { shortcut: Shortcut; isApple: boolean }) {
  const t = useTexts('shortcuts', texts);
  return shortcut.bindings.map((binding, index) => {
    const caps = keyCaps(binding, isApple);
    return (
      <Fragment key={caps.join(' ')}>
        {index > 0 && t('or')}
        <Kbd keys={caps} />
      </Fragment>
    );
  });
}
