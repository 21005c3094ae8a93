import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, enqueueActions, setup } from 'xstate';
import { missing, promised } from '../shared/effects.ts';
import { type Thrown, timedOut, toFailure } from '../shared/failure.ts';
import type {
  Clearing,
  StorageActors,
  StorageContext,
  StorageEmitted,
  StorageEvent,
} from './storage.types.ts';

const definition = setup({
  types: {
    context: {} as StorageContext,
    events: {} as StorageEvent,
    emitted: {} as StorageEmitted,
    tags: {} as 'ready' | 'pending',
  },
  actors: {
    migrate: missing<void, readonly string[]>('migrate'),
    clear: missing<{ readonly what: Clearing }, unknown>('clear'),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: { isClearingDue: ({ context }) => context.clearing.length > 0 },
  actions: {
    keepMigrated: assign((_, { keys }: { keys: readonly string[] }) => ({ migrated: keys, refused: false })),
    askForClearing: assign(({ context }, { what }: { what: Clearing }) => ({
      clearing: context.clearing.includes(what) ? context.clearing : [...context.clearing, what],
    })),
    notifyCleared: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ refused: false });
      enqueue.emit({ type: 'storage.cleared', what: context.clearing[0] ?? 'ephemeral' });
    }),
    endClearing: assign(({ context }) => ({ clearing: context.clearing.slice(1) })),
    notifyFailure: enqueueActions(({ enqueue }, { error }: Thrown) => {
      enqueue.assign({ refused: true });
      enqueue.emit({ type: 'storage.failed', message: toFailure(error).message });
    }),
  },
});

/** The browser's storage (§3, §4): legacy keys are moved before anything is read; clean-ups come one after another. */
export const storageMachine = definition.createMachine({
  id: 'storage',
  context: { migrated: [], refused: false, clearing: [] },
  initial: 'migrating',
  states: {
    migrating: {
      tags: 'pending',
      invoke: {
        id: 'migrate',
        src: 'migrate',
        onDone: {
          target: 'read',
          actions: { type: 'keepMigrated', params: ({ event }) => ({ keys: event.output }) },
        },
        onError: {
          target: 'read',
          actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: { target: 'read', actions: { type: 'notifyFailure', params: { error: timedOut } } },
      },
      on: { 'clearing.requested': { actions: { type: 'askForClearing', params: ({ event }) => event } } },
    },
    read: { always: [{ guard: 'isClearingDue', target: 'clearing' }, { target: 'ready' }] },
    ready: {
      tags: 'ready',
      on: {
        'clearing.requested': {
          target: 'clearing',
          actions: { type: 'askForClearing', params: ({ event }) => event },
        },
      },
    },
    clearing: {
      tags: ['ready', 'pending'],
      invoke: {
        id: 'clear',
        src: 'clear',
        input: ({ context }) => ({ what: context.clearing[0] ?? 'ephemeral' }),
        onDone: { target: 'read', actions: ['notifyCleared', 'endClearing'] },
        onError: {
          target: 'read',
          actions: [
            { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            'endClearing',
          ],
        },
      },
      after: {
        answerTimeout: {
          target: 'read',
          actions: [{ type: 'notifyFailure', params: { error: timedOut } }, 'endClearing'],
        },
      },
      on: { 'clearing.requested': { actions: { type: 'askForClearing', params: ({ event }) => event } } },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideStorage(actors: StorageActors) {
  return storageMachine.provide({
    actors: { migrate: promised(actors.migrate), clear: promised(actors.clear) },
  });
}
