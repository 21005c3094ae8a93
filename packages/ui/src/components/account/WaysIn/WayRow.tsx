import { formatDay } from '@mirror-studio/domain/texts';
import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import type { ReactNode } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { KeyIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from '../rows.css.ts';
import type { LinkedWay } from './ways.ts';

interface WayRowProps {
  icon: ReactNode;
  name: string;
  facts: ReactNode;
  /** What can be done with it. */
  end?: ReactNode;
  /** Why that was not done. */
  refusal?: ReactNode;
}

/** One way in: what it is, what is known of it, and what can be done with it. */
export function WayRow({ icon, name, facts, end, refusal }: WayRowProps) {
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={cx(styles.sign, styles.signTone.neutral)}>
        {icon}
      </span>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.facts}>{facts}</div>
        {refusal !== undefined && (
          <p role="alert" className={styles.problem}>
            {refusal}
          </p>
        )}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </li>
  );
}

interface LinkedRowProps {
  way: LinkedWay;
  /** It stays: there is no other. */
  isLast: boolean;
  isPending: boolean;
  refusal: ReactNode;
  /** Somebody may be about to unlink it. */
  onApproach: () => void;
  onUnlink: () => void;
}

/** An account of a third party: its address, since when, and its end. */
export function LinkedRow({ way, isLast, isPending, refusal, onApproach, onUnlink }: LinkedRowProps) {
  const t = useTexts('waysIn', texts);
  const locale = useTextLocale();
  const { name, email, linkedAt } = way;
  return (
    <WayRow
      icon={<KeyIcon />}
      name={name}
      refusal={refusal}
      facts={
        <>
          <span>{email ?? t('addressUnknown')}</span>
          <span>{t('linkedOn', { date: formatDay(linkedAt, locale) })}</span>
          {isLast && <span className={styles.faint}>{t('onlyWay')}</span>}
        </>
      }
      {...(!isLast && {
        end: (
          <Button
            size="small"
            aria-label={t('unlinkOf', { provider: name })}
            isPending={isPending}
            pendingLabel={t('unlinking')}
            onHoverStart={onApproach}
            onFocus={onApproach}
            onPress={onUnlink}
          >
            {t('unlink')}
          </Button>
        ),
      })}
    />
  );
}
