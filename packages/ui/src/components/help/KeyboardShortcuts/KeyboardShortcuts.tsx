import {
  keyCaps,
  type Shortcut,
  type ShortcutLabel,
  shortcutGroups,
  shortcutsFor,
} from '@mirror-studio/domain/shortcuts';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { shortcuts as texts } from '@mirror-studio/domain/texts/en/shortcuts';
import { Fragment } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { ours } from '../../../theme/ours.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './KeyboardShortcuts.css.ts';

export interface KeyboardShortcutsProps extends RootProps {
  /** Those for admins too. Default false. */
  isAdmin?: boolean;
  /** The keyboard is Apple's: ⌘ in place of Ctrl. Default false. */
  isApple?: boolean;
  /** Level of the groups' headings in the page. Default 3. */
  level?: 2 | 3 | 4;
}

/** Every shortcut that works, from the table that binds them (§2 widget 7). */
export function KeyboardShortcuts({
  isAdmin = false,
  isApple = false,
  level = 3,
  ...rest
}: KeyboardShortcutsProps) {
  const t = useTexts('shortcuts', texts);
  const say = useLabel();
  const usable = shortcutsFor(isAdmin);
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
      <p className={styles.hint}>{t('chordHint')}</p>
    </div>
  );
}

function Keys({ shortcut, isApple }: { shortcut: Shortcut; isApple: boolean }) {
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

function useLabel(): (label: ShortcutLabel) => string {
  const t = useTexts('shortcuts', texts);
  const r = useTexts('routes', routes);
  return (label) => (label.namespace === 'routes' ? r(label.key) : t(label.key as keyof typeof texts));
}
