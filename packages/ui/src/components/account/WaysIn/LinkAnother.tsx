import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from '../rows.css.ts';
import { buttons } from './WaysIn.css.ts';
import type { OfferedWay, RefusedWay } from './ways.ts';

interface LinkAnotherProps {
  offered: readonly OfferedWay[];
  onLink: (id: string) => void;
  pendingId: string | undefined;
  refusal: RefusedWay | undefined;
}

/** The third parties that are not linked yet, and why one was not. */
export function LinkAnother({ offered, onLink, pendingId, refusal }: LinkAnotherProps) {
  const t = useTexts('waysIn', texts);
  if (offered.length === 0) return null;
  const isRefused = offered.some(({ id }) => id === refusal?.id);
  return (
    <div className={styles.words}>
      <p className={styles.hint}>{t('linkAnother')}</p>
      <div className={buttons}>
        {offered.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            isPending={pendingId === id}
            isDisabled={pendingId !== undefined && pendingId !== id}
            pendingLabel={t('linking', { provider: name })}
            onPress={() => onLink(id)}
          >
            {t('link', { provider: name })}
          </Button>
        ))}
      </div>
      {isRefused && (
        <p role="alert" className={styles.problem}>
          {refusal?.reason}
        </p>
      )}
    </div>
  );
}
