import { provideEventScreen } from '@mirror-studio/state-machines/event-screen';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { EventScreenView } from '../../../features/event/EventScreenView.tsx';
import { heardFullScreen } from '../surroundings.ts';

const machine = provideEventScreen({
  enterFullScreen: () => document.documentElement.requestFullscreen(),
  exitFullScreen: () => document.exitFullscreen(),
});

export function EventScreen({ isEventPath }: { isEventPath: boolean }) {
  const [snapshot, send] = useActor(machine, { input: { isEventPath } });
  useEffect(() => heardFullScreen((full) => send({ type: 'screen.changed', full })), [send]);
  useEffect(() => send({ type: 'route.changed', isEventPath }), [isEventPath, send]);
  return <EventScreenView snapshot={snapshot} send={send} />;
}
