import { notificationLimits } from '@mirror-studio/domain/constants/notifications';
import { type Notification, unreadCount } from '@mirror-studio/domain/notifications';
import { notifications as texts } from '@mirror-studio/domain/texts/en/notifications';
import { useAnnouncement } from '../../../announce/useAnnouncement.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { NotificationsIcon } from '../../../icons/index.ts';
import { LazyDialogTrigger } from '../../../overlays/LazyTrigger.tsx';
import { lazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { CountBadge } from '../../../primitives/Badge/Badge.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

const popover = lazyOverlay(async () => (await import('./NotificationList.tsx')).NotificationList);

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
  /** Called when the panel opens and when it closes. */
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
    <LazyDialogTrigger
      overlay={popover}
      render={(List, trigger) => <List {...{ trigger, notifications, onRead, onReadAll, onClearAll }} />}
      {...{ isOpen, defaultOpen, onOpenChange }}
    >
      <CountBadge count={unread} max={notificationLimits.badgeMaximum}>
        <IconButton
          {...rest}
          label={unread > 0 ? `${t('title')}: ${counted}` : t('title')}
          icon={<NotificationsIcon />}
        />
      </CountBadge>
    </LazyDialogTrigger>
  );
}
