import type { Notification } from '@mirror-studio/domain/notifications';
import type { Now } from '../shared/time.ts';

export interface NotificationsInput {
  /** The clock, in milliseconds since 1970. Default that of the browser. */
  readonly now?: Now;
}

export interface NotificationsContext {
  readonly now: Now;
  /** Newest first, at most ten. */
  readonly list: readonly Notification[];
}

export type NotificationsEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.closed' }
  | { readonly type: 'notification.raised'; readonly notification: Omit<Notification, 'read' | 'timestamp'> }
  | { readonly type: 'notification.clicked'; readonly id: string }
  | { readonly type: 'all.read' }
  | { readonly type: 'all.cleared' };
