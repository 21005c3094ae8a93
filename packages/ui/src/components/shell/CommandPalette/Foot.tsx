import { commandPalette as texts } from '@mirror-studio/domain/texts/en/commandPalette';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import * as styles from './CommandPalette.css.ts';

/** How much was found, said when it changes, and the keys; on a small screen the count is heard alone. */
export function Foot({ count }: { count: number | undefined }) {
  const t = useTexts('commandPalette', texts);
  const help = [
    { keys: ['↑', '↓'], does: t('toChoose') },
    { keys: ['Enter'], does: t('toRun') },
    { keys: ['Esc'], does: t('toClose') },
  ];
  return (
    <div className={styles.foot}>
      <Status>{count !== undefined && t('results', { count })}</Status>
      <span className={styles.keys} aria-hidden="true">
        {help.map(({ keys, does }) => (
          <span key={does} className={styles.key}>
            <Kbd keys={keys} />
            {does}
          </span>
        ))}
      </span>
    </div>
  );
}
