import { defineFlow, done, failed } from '../walk/flow.ts';
import { eventScreenMachine, provideEventScreen } from './event-screen.machine.ts';

/** What a walk through the event's full screen sends, and what tells its states apart. */
export const eventScreenFlow = defineFlow({
  name: 'event-screen',
  machine: eventScreenMachine,
  provide: provideEventScreen,
  inputs: { event: { isEventPath: true } },
  events: [
    { type: 'route.changed', isEventPath: true },
    { type: 'route.changed', isEventPath: false },
    { type: 'screen.requested' },
    { type: 'screen.left' },
    { type: 'screen.changed', full: true },
    { type: 'screen.changed', full: false },
    done('enterFullScreen', undefined),
    failed('enterFullScreen', new TypeError('Permissions check failed')),
    done('exitFullScreen', undefined),
    failed('exitFullScreen', new TypeError('Not in full screen')),
  ],
  classOf: () => [],
  hiddenClassOf: ({ context }) => [String(context.isEventPath)],
});
