import { provideEventScreen } from '@mirror-studio/state-machines/event-screen';
import { createFlow } from '../flow/create-flow.tsx';
import { EventScreenView } from './EventScreenView.tsx';

/** The full screen of the event mode, machine and view joined. */
export const EventScreen = /* @__PURE__ */ createFlow(provideEventScreen, EventScreenView, {
  isEventPath: (isEventPath: boolean) => ({ type: 'route.changed', isEventPath }) as const,
});
