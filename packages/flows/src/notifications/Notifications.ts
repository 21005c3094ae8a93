import { notificationsMachine } from '@mirror-studio/state-machines/notifications';
import { createFlow } from '../flow/create-flow.tsx';
import { NotificationsView } from './NotificationsView.tsx';

/** The bell and its list, machine and view joined. */
export const Notifications = /* @__PURE__ */ createFlow(notificationsMachine, NotificationsView);
