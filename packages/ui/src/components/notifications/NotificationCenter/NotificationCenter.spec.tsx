import { notifications as notificationsTexts } from '@mirror-studio/domain/texts/en/notifications';
import { byRole, callback, overlayCases } from '../../../../test/composition/row.ts';
import { asPopover } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import {
  someNotifications,
  strangeNotifications,
  unreadErrors,
} from '../../../testing/fixtures/notifications.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { NotificationCenter, type NotificationCenterProps } from './NotificationCenter.tsx';

const center: NotificationCenterProps = {
  notifications: someNotifications,
  onRead: nothing,
  onReadAll: nothing,
  onClearAll: nothing,
};

/** `<NotificationCenter {...notificationStates.empty} />` */
export const notificationStates = statesOf<NotificationCenterProps>()({
  some: center,
  ten: { ...center, notifications: unreadErrors(10) },
  nine: { ...center, notifications: unreadErrors(9) },
  allRead: { ...center, notifications: someNotifications.map((one) => ({ ...one, read: true })) },
  empty: { ...center, notifications: [] },
  strange: { ...center, notifications: strangeNotifications },
});

/** NotificationCenter: the bell and its panel. */
export function notificationTester(tools: Tools) {
  const t = textsOf(tools, 'notifications', notificationsTexts);
  const { press, overlay, isOpen } = stepsOf(tools);
  const bell = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.title}`) });
  const open = async () => {
    if (!isOpen(t.title)) await tools.user.click(bell());
    return overlay(t.title);
  };
  return {
    open,
    /** The bell's name: how many are unread. */
    read: () => bell().getAttribute('aria-label') ?? '',
    count: async () => (await open()).queryAllByRole('listitem').length,
    choose: async (title: RegExp) => press(title, await open()),
    markAllRead: async () => press(t.markAllRead, await open()),
    clearAll: async () => press(t.clearAll, await open()),
  };
}

export default {
  NotificationCenter: (): Spec<NotificationCenterProps> => ({
    states: notificationStates,
    tester: notificationTester,
    uses: [
      {
        in: notificationStates.some,
        calls: 'onClearAll',
        by: (tools) => notificationTester(tools).clearAll(),
      },
    ],
    composition: {
      reach: async ({ screen, user }) => {
        const [bell] = screen.queryAllByRole('button');
        if (!screen.queryByRole('dialog') && bell) await user.click(bell);
      },
      cases: {
        ...overlayCases,
        onRead: callback,
        onReadAll: byRole('button', notificationsTexts.markAllRead),
        onClearAll: byRole('button', notificationsTexts.clearAll),
      },
    },
    overlay: {
      is: 'attached',
      element: <NotificationCenter {...notificationStates.some} />,
      button: /^Notifications/,
      role: 'dialog',
    },
    keys: {
      draw: () => <NotificationCenter notifications={someNotifications} />,
      rows: asPopover,
    },
    specLines: [
      ['§4, §9', notificationStates.ten, ['9+']],
      ['§4, §9', notificationStates.nine, ['9', 'not:9+']],
    ],
  }),
};
