import { notificationsMachine } from '@mirror-studio/state-machines/notifications';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { NotificationsView } from '../../../features/notifications/NotificationsView.tsx';
import { heardJobs } from '../surroundings.ts';

export function Notifications() {
  const [snapshot, send] = useActor(notificationsMachine, { input: {} });
  useEffect(() => heardJobs((notification) => send({ type: 'notification.raised', notification })), [send]);
  return <NotificationsView snapshot={snapshot} send={send} />;
}
