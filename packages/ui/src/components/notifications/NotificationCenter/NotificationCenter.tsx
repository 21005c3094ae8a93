import { notificationLimits } from '@mirror-studio/domain/constants/notifications';
import { type Notification, unreadCount } from '@mirror-studio/domain/notifications';
import { notifications as texts } from '@mirror-studio/domain/texts/en/notifications';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { useAnnouncement } from '../../../announce/useAnnouncement.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import {
  DangerIcon,
  InfoIcon,
  NotificationsIcon,
  QuietIcon,
  SuccessIcon,
  WarningIcon,
} from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { CountBadge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { ScrollBody } from '../../../primitives/Overlay/ScrollBody.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { cx } from '../../../theme/cx.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from './NotificationCenter.css.ts';

const icons = { success: SuccessIcon, error: DangerIcon, warning: WarningIcon, info: InfoIcon };

export interface NotificationCenterProps extends RootProps<HTMLButtonElement> {
  /** Newest first, at most ten (§4). */
  notifications: readonly Notification[];
  /** One was clicked. */
  onRead?: (id: string) => void;
  /** Offers to mark all of them read. */
  onReadAll?: () => void;
  /** Offers to clear them. */
  onClearAll?: () => void;
  /** The panel, when the parent holds it. */
  isOpen?: boolean;
  /** Whether the panel is open at first, when the parent does not hold it. Default false. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The bell with the count of what is unread, and what it rings for (§2 widget 12). */
export function NotificationCenter({
  notifications,
  onRead,
  onReadAll,
  onClearAll,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...rest
}: NotificationCenterProps) {
  const t = useTexts('notifications', texts);
  const unread = unreadCount(notifications);
  const counted = t('unread', { count: unread });
  useAnnouncement(unread, counted, (before, now) => now > before);
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <CountBadge count={unread} max={notificationLimits.badgeMaximum}>
        <IconButton
          {...rest}
          label={unread > 0 ? `${t('title')}: ${counted}` : t('title')}
          icon={<NotificationsIcon />}
        />
      </CountBadge>
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
    </DialogTrigger>
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
