import type { Notification } from '@mirror-studio/domain/notifications';
import { unreadCount } from '@mirror-studio/domain/notifications';
import { notifications as texts } from '@mirror-studio/domain/texts/en/notifications';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DangerIcon, InfoIcon, QuietIcon, SuccessIcon, WarningIcon } from '../../../icons/index.ts';
import type { OverlayTrigger } from '../../../overlays/LazyTrigger.tsx';
import { DialogTriggerContexts } from '../../../overlays/TriggerContexts.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ScrollBody } from '../../../primitives/Overlay/ScrollBody.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { cx } from '../../../theme/cx.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from './NotificationCenter.css.ts';

const icons = { success: SuccessIcon, error: DangerIcon, warning: WarningIcon, info: InfoIcon };

interface NotificationListProps {
  trigger: OverlayTrigger;
  notifications: readonly Notification[];
  onRead: ((id: string) => void) | undefined;
  onReadAll: (() => void) | undefined;
  onClearAll: (() => void) | undefined;
}

/** What the bell rings for. */
export function NotificationList({
  trigger,
  notifications,
  onRead,
  onReadAll,
  onClearAll,
}: NotificationListProps) {
  const t = useTexts('notifications', texts);
  const unread = unreadCount(notifications);
  return (
    <DialogTriggerContexts trigger={trigger}>
      <Popover label={t('title')} placement="bottom end">
        <div className={styles.root}>
          <header className={styles.head}>
            <h2 className={styles.title}>{t('title')}</h2>
          </header>
          {notifications.length === 0 ? (
            <EmptyState title={t('empty')} level={3} icon={<QuietIcon size={24} />}>
              {t('emptyHint')}
            </EmptyState>
          ) : (
            <>
              <ScrollBody label={t('title')} className={styles.place}>
                <ul className={styles.list}>
                  {notifications.map((one) => (
                    <Row key={one.id} notification={one} onRead={() => onRead?.(one.id)} />
                  ))}
                </ul>
              </ScrollBody>
              {(onReadAll || onClearAll) && (
                <div className={styles.actions}>
                  {onReadAll && (
                    <Button size="small" variant="ghost" isDisabled={unread === 0} onPress={onReadAll}>
                      {t('markAllRead')}
                    </Button>
                  )}
                  {onClearAll && (
                    <Button size="small" variant="ghost" onPress={onClearAll}>
                      {t('clearAll')}
                    </Button>
                  )}
                </div>
              )}
            </>
          )}
        </div>
      </Popover>
    </DialogTriggerContexts>
  );
}

function Row({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const t = useTexts('notifications', texts);
  const { type, title, message, read, timestamp } = notification;
  const Icon = icons[type];
  return (
    <li className={styles.row}>
      <AriaButton className={styles.item} onPress={onRead}>
        <span className={styles.icon[type]}>
          <Icon size={18} />
          <span className={styles.hidden}>{t(`type_${type}`)}:</span>
        </span>
        <span className={styles.words}>
          <span className={cx(styles.name, !read && styles.unread)}>
            {title}
            {!read && (
              <>
                <span className={styles.dot} aria-hidden />
                <span className={styles.hidden}>({t('unreadMark')})</span>
              </>
            )}
          </span>
          <span className={styles.message}>{message}</span>
        </span>
      </AriaButton>
      <span className={styles.time}>
        <RelativeTime at={new Date(timestamp)} />
      </span>
    </li>
  );
}
