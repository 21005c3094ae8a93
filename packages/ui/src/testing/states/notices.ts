import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import {
  someNotifications,
  strangeNotifications,
  unreadErrors,
} from '../../components/fixtures/notifications.ts';
import { prompts } from '../../components/fixtures/prompts.ts';
import type { NotificationCenterProps } from '../../components/notices/NotificationCenter/NotificationCenter.tsx';
import type { ToastProps } from '../../components/notices/Toast/Toast.tsx';
import { nothing } from './nothing.ts';

const center: NotificationCenterProps = {
  notifications: someNotifications,
  onRead: nothing,
  onReadAll: nothing,
  onClearAll: nothing,
};
/** `<NotificationCenter {...notificationStates.empty} />` */
export const notificationStates = {
  some: center,
  ten: { ...center, notifications: unreadErrors(10) },
  nine: { ...center, notifications: unreadErrors(9) },
  allRead: { ...center, notifications: someNotifications.map((one) => ({ ...one, read: true })) },
  empty: { ...center, notifications: [] },
  strange: { ...center, notifications: strangeNotifications },
} satisfies Record<string, NotificationCenterProps>;

const toast: ToastProps = {
  tone: 'success',
  title: toasts.exchangeSuccessTitle,
  description: 'Converted 420 coins to 42 credits',
  onDismiss: nothing,
  onPause: nothing,
  onResume: nothing,
};
/** `<ToastRegion><Toast {...toastStates.destructive} /></ToastRegion>` */
export const toastStates = {
  success: toast,
  destructive: {
    ...toast,
    tone: 'error',
    title: toasts.exchangeFailedTitle,
    description: toasts.exchangeFailed,
  },
  info: { ...toast, tone: 'info', title: toasts.jobQueuedTitle, description: toasts.jobQueued },
  warning: { ...toast, tone: 'warning', title: toasts.alphaModeTitle, description: toasts.alphaMode },
  withAction: {
    ...toast,
    title: toasts.jobCompletedTitle,
    description: prompts.stillLife,
    action: { label: 'View Results', onPress: nothing },
  },
  titleAlone: { ...toast, title: toasts.settingsSaved, description: undefined },
  longAndStrange: { ...toast, title: prompts.markup, description: prompts.unbroken },
} satisfies Record<string, ToastProps>;
