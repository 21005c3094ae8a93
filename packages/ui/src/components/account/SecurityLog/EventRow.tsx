import type { SecurityEvent } from '@mirror-studio/domain/contract';
import type { SecurityEventKind } from '@mirror-studio/domain/sessions';
import { securityLog as texts } from '@mirror-studio/domain/texts/en/securityLog';
import { sessions as sessionTexts } from '@mirror-studio/domain/texts/en/sessions';
import type { ComponentType } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import {
  AdminIcon,
  CancelledIcon,
  DownloadIcon,
  KeyIcon,
  LockIcon,
  MailIcon,
  SignOutIcon,
  SuccessIcon,
  WarningIcon,
} from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { cx } from '../../../theme/cx.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from '../rows.css.ts';
import { useDeviceName } from '../useDeviceName.ts';

const icons: Readonly<Record<SecurityEventKind, ComponentType>> = {
  signed_in: KeyIcon,
  signed_in_new_device: KeyIcon,
  signed_out: SignOutIcon,
  session_ended: CancelledIcon,
  others_ended: CancelledIcon,
  refresh_token_reused: WarningIcon,
  link_requested: MailIcon,
  email_confirmed: SuccessIcon,
  address_change_requested: MailIcon,
  address_proved: SuccessIcon,
  address_changed: MailIcon,
  address_change_cancelled: CancelledIcon,
  password_changed: LockIcon,
  reauthentication_requested: MailIcon,
  factor_added: AdminIcon,
  factor_used: AdminIcon,
  factor_removed: AdminIcon,
  recovery_codes_made: KeyIcon,
  recovery_code_used: KeyIcon,
  browser_remembered: AdminIcon,
  browser_forgotten: CancelledIcon,
  remembered_browser_reused: WarningIcon,
  export_requested: DownloadIcon,
  export_downloaded: DownloadIcon,
  deletion_requested: WarningIcon,
  deletion_cancelled: SuccessIcon,
  identity_linked: KeyIcon,
  identity_unlinked: CancelledIcon,
  admin_granted: AdminIcon,
  phone_code_requested: MailIcon,
  phone_change_requested: MailIcon,
  phone_changed: KeyIcon,
};

/** A key was in other hands. */
const isReused = (kind: SecurityEventKind): kind is 'refresh_token_reused' | 'remembered_browser_reused' =>
  kind === 'refresh_token_reused' || kind === 'remembered_browser_reused';

/** What its owner should look at: it may have been somebody else. */
const isForAttention = ({ kind, isCurrent }: SecurityEvent) =>
  isReused(kind) || (kind === 'signed_in_new_device' && !isCurrent);

/** One thing that happened: what, how, with what and where from, and when. */
export function EventRow({ event }: { event: SecurityEvent }) {
  const t = useTexts('securityLog', texts);
  const s = useTexts('sessions', sessionTexts);
  const say = useDeviceName();
  const { kind, method, network, endedDevice } = event;
  const Icon = icons[kind];
  const tone = isForAttention(event) ? 'warning' : 'neutral';
  // Of one's own end the device is said once.
  const ended = kind === 'signed_out' ? null : endedDevice;
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={cx(styles.sign, styles.signTone[tone])}>
        <Icon />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <span>{t(`kind_${kind}`)}</span>
          {tone === 'warning' && <Badge tone="warning">{t('attention')}</Badge>}
        </div>
        <div className={styles.facts}>
          {isReused(kind) && <span>{t(`why_${kind}`)}</span>}
          {method !== null && <span>{sayMethod(kind, method)}</span>}
          {ended !== null && <span>{t('ended', { device: say(ended) })}</span>}
          {kind === 'admin_granted' ? (
            <span>{t('why_admin_granted')}</span>
          ) : (
            <>
              <span>{event.isCurrent ? s('current') : say(event.device)}</span>
              <span className={styles.faint}>
                {network === null ? s('networkUnknown') : s('network', { network })}
              </span>
            </>
          )}
        </div>
      </div>
      <span className={cx(styles.end, styles.facts)}>
        <RelativeTime at={event.at} />
      </span>
    </li>
  );

  function sayMethod(of: SecurityEventKind, how: NonNullable<SecurityEvent['method']>): string {
    if (of !== 'link_requested') return t(`method_${how}`);
    return t(how === 'recovery' ? 'asked_recovery' : 'asked_otp');
  }
}
