import { notifications } from '@mirror-studio/domain/texts/en/notifications';
import { layerCases, named, rowOf, told } from '../../../foundations/composition/row.ts';
import { notificationStates } from '../../../testing/states.ts';
import { NotificationCenter, type NotificationCenterProps } from './NotificationCenter.tsx';

export default {
  NotificationCenter: rowOf<NotificationCenterProps>({
    Component: NotificationCenter,
    states: notificationStates,
    reach: async ({ screen, user }) => {
      const [bell] = screen.queryAllByRole('button');
      if (!screen.queryByRole('dialog') && bell) await user.click(bell);
    },
    cases: {
      ...layerCases,
      onRead: told,
      onReadAll: named('button', notifications.markAllRead),
      onClearAll: named('button', notifications.clearAll),
    },
  }),
};
