import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, setup } from 'xstate';
import { missing, promised } from '../shared/effects.ts';
import type {
  EventScreenActors,
  EventScreenContext,
  EventScreenEvent,
  EventScreenInput,
} from './event-screen.types.ts';

const definition = setup({
  types: {
    context: {} as EventScreenContext,
    events: {} as EventScreenEvent,
    input: {} as EventScreenInput,
    tags: {} as 'full' | 'pending',
  },
  actors: {
    enterFullScreen: missing<void, unknown>('enterFullScreen'),
    exitFullScreen: missing<void, unknown>('exitFullScreen'),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isEventPath: ({ context }) => context.isEventPath,
    leavesEvent: ({ context }, { isEventPath }: { isEventPath: boolean }) =>
      context.isEventPath && !isEventPath,
    isFull: (_, { full }: { full: boolean }) => full,
    isFullForEvent: ({ context }, { full }: { full: boolean }) => full && context.isEventPath,
    isWindowed: (_, { full }: { full: boolean }) => !full,
  },
  actions: { keepPath: assign((_, { isEventPath }: { isEventPath: boolean }) => ({ isEventPath })) },
});

const leaving = definition.createStateConfig({
  on: {
    'route.changed': [
      {
        guard: { type: 'leavesEvent', params: ({ event }) => event },
        target: 'leaving',
        actions: { type: 'keepPath', params: ({ event }) => event },
      },
      { actions: { type: 'keepPath', params: ({ event }) => event } },
    ],
    'screen.left': { target: 'leaving' },
  },
});

/** Full screen that comes late, or from the browser, stays on an event path only. */
const windowed = definition.createStateConfig({
  on: {
    'screen.requested': { guard: 'isEventPath', target: 'entering' },
    'screen.changed': [
      { guard: { type: 'isFullForEvent', params: ({ event }) => event }, target: 'full' },
      { guard: { type: 'isFull', params: ({ event }) => event }, target: 'leaving' },
    ],
  },
});

/** The full screen of the event mode (§2): asked for on an event path, ended by leaving it. */
export const eventScreenMachine = definition.createMachine({
  id: 'eventScreen',
  context: ({ input }) => input,
  initial: 'windowed',
  on: { 'route.changed': { actions: { type: 'keepPath', params: ({ event }) => event } } },
  states: {
    windowed,
    entering: {
      tags: 'pending',
      invoke: {
        id: 'enterFullScreen',
        src: 'enterFullScreen',
        onDone: { target: 'full' },
        onError: { target: 'refused' },
      },
      after: { answerTimeout: { target: 'refused' } },
      on: leaving.on,
    },
    /** The browser did not allow it: the event goes on in the window. */
    refused: windowed,
    full: {
      tags: 'full',
      on: {
        ...leaving.on,
        'screen.changed': { guard: { type: 'isWindowed', params: ({ event }) => event }, target: 'windowed' },
      },
    },
    leaving: {
      tags: 'pending',
      invoke: {
        id: 'exitFullScreen',
        src: 'exitFullScreen',
        onDone: { target: 'windowed' },
        onError: { target: 'windowed' },
      },
      after: { answerTimeout: { target: 'windowed' } },
      on: {
        'screen.changed': { guard: { type: 'isWindowed', params: ({ event }) => event }, target: 'windowed' },
      },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideEventScreen(actors: EventScreenActors) {
  return eventScreenMachine.provide({
    actors: {
      enterFullScreen: promised(actors.enterFullScreen),
      exitFullScreen: promised(actors.exitFullScreen),
    },
  });
}
