import { isEventPath } from '@mirror-studio/domain/access';
import { EventScreenView } from '@mirror-studio/flows/event-screen';
import { provideEventScreen } from '@mirror-studio/state-machines/event-screen';
import { useEffect, useMemo } from 'react';
import { useFlow } from '../../flows/use-flow.ts';

/** The event's frame with the browser's full screen behind it. Leaving the event's paths gives the screen back (§2). */
export default function EventScreen() {
  const machine = useMemo(
    () =>
      provideEventScreen({
        enterFullScreen: () => document.documentElement.requestFullscreen(),
        exitFullScreen: () => document.exitFullscreen(),
      }),
    [],
  );
  const { snapshot, send } = useFlow(machine, { input: () => ({ isEventPath: true }) });
  useEffect(() => {
    const changed = () => send({ type: 'screen.changed', full: document.fullscreenElement !== null });
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      if (!isEventPath(window.location.pathname) && document.fullscreenElement) {
        document.exitFullscreen().catch(console.error);
      }
    };
  }, [send]);
  return <EventScreenView snapshot={snapshot} send={send} />;
}
