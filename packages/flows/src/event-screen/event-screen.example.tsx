import { provideEventScreen } from '@mirror-studio/state-machines/event-screen';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { heardFullScreen } from '../atlas/flow-page/example-effects.ts';
import { EventScreenView } from './EventScreenView.tsx';

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
