import { notificationsMachine } from '@mirror-studio/state-machines/notifications';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { heardJobs } from '../atlas/flow-page/example-effects.ts';
import { NotificationsView } from './NotificationsView.tsx';

export function Notifications() {
  const [snapshot, send] = useActor(notificationsMachine, { input: {} });
  useEffect(() => heardJobs((notification) => send({ type: 'notification.raised', notification })), [send]);
  return <NotificationsView snapshot={snapshot} send={send} />;
}
