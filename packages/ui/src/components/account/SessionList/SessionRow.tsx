import type { OwnSession } from '@mirror-studio/domain/contract';
import { formatDay } from '@mirror-studio/domain/texts';
import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import type { ReactNode } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { cx } from '../../../theme/cx.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { DeviceIcon } from '../DeviceIcon.tsx';
import * as styles from '../rows.css.ts';
import { useDeviceName } from '../useDeviceName.ts';

interface SessionRowProps {
  session: OwnSession;
  isPending: boolean;
  /** It is being ended with all others. */
  isHeld: boolean;
  refusal: ReactNode;
  /** Somebody may be about to end it. */
  onApproach: () => void;
  onEnd: () => void;
}

/** One browser: what it is, where and when it was used, and its end. */
export function SessionRow({ session, isPending, isHeld, refusal, onApproach, onEnd }: SessionRowProps) {
  const t = useTexts('sessions', texts);
  const locale = useTextLocale();
  const device = useDeviceName()(session.device);
  const { isCurrent, network } = session;
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={cx(styles.sign, styles.signTone.neutral)}>
        <DeviceIcon kind={session.device.kind} />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <span>{device}</span>
          {isCurrent && <Badge tone="info">{t('current')}</Badge>}
          {session.assurance === 'aal2' && <Badge tone="success">{t('secondFactor')}</Badge>}
        </div>
        <div className={styles.facts}>
          {!isCurrent && (
            <span>
              {t('lastUsed')} <RelativeTime at={session.lastUsedAt} />
            </span>
          )}
          <span>{t('signedInOn', { date: formatDay(session.createdAt, locale) })}</span>
          <span className={styles.faint}>
            {network === null ? t('networkUnknown') : t('network', { network })}
          </span>
        </div>
        {refusal !== undefined && (
          <p role="alert" className={styles.problem}>
            {refusal}
          </p>
        )}
      </div>
      <Button
        className={styles.end}
        size="small"
        aria-label={isCurrent ? undefined : t('endOf', { device })}
        isPending={isPending}
        isDisabled={isHeld}
        pendingLabel={isCurrent ? undefined : t('ending')}
        onHoverStart={onApproach}
        onFocus={onApproach}
        onPress={onEnd}
      >
        {t(isCurrent ? 'signOut' : 'end')}
      </Button>
    </li>
  );
}
