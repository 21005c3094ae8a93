import { common } from '@mirror-studio/domain/texts/en/common';
import { event } from '@mirror-studio/domain/texts/en/event';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, type Interactions, system } from '../explore/interactions.ts';
import { eventScreenMachine, provideEventScreen } from './event-screen.machine.ts';

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof eventScreenMachine> = {
  'route.changed': system('the address'),
  'screen.requested': button(event.enter),
  // While it is being entered, the asking is taken back.
  'screen.left': button(new RegExp(`^(${event.leave}|${common.cancel})$`)),
  'screen.changed': system('the browser'),
};

/** What an exploration of the event's full screen sends, and what tells its states apart. */
export const eventScreenFlow = defineFlow({
  name: 'event-screen',
  about:
    'The full screen of the event mode. It is asked for on an event path only, follows what the browser does by itself, and is left when the path is left, also when the browser’s yes comes late.',
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
  variantOf: () => [],
  hiddenClassOf: ({ context }) => [String(context.isEventPath)],
  interactions,
  shownBy: ['Components/AppShell'],
});
