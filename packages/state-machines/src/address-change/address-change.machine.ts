import { normaliseEmail } from '@mirror-studio/domain/auth';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { addressChangeSetup } from './address-change.setup.ts';
import type { AddressChangeActors } from './address-change.types.ts';
import { waiting } from './waiting.ts';

const ofError = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: ofError } as const;
const late = { type: 'keepFailure', params: { error: timedOut } } as const;

/** The change of somebody's address, which is done when both are proved (pages: account). */
export const addressChangeMachine = addressChangeSetup.createMachine({
  id: 'addressChange',
  context: {
    email: '',
    change: null,
    isAvailable: true,
    typed: '',
    side: 'new',
    code: '',
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'readAddress',
        src: 'readAddress',
        onDone: [
          {
            guard: { type: 'isKeptElsewhere', params: ({ event }) => ({ state: event.output }) },
            target: 'keptElsewhere',
          },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => ({ state: event.output }) },
            target: 'waiting',
            actions: { type: 'keepState', params: ({ event }) => ({ state: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'keepState', params: ({ event }) => ({ state: event.output }) },
          },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
      after: { answerTimeout: { target: 'unread', actions: late } },
    },
    /** It could not be read. */
    unread: { on: { 'address.requested': { target: 'loading' } } },
    /** Another service keeps it, and changes it. */
    keptElsewhere: { type: 'final' },
    shown: {
      on: {
        'editing.begun': { target: 'editing', actions: 'begin' },
        // It was changed, or a change begun, in another tab.
        'address.read': [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepState', params: ({ event }) => event },
          },
          { actions: { type: 'keepState', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      initial: 'typing',
      on: {
        'email.changed': {
          target: '.typing',
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
        'email.submitted': [{ guard: 'isOther', target: 'requesting' }, { target: '.invalid' }],
        'editing.cancelled': { target: 'shown' },
      },
      states: {
        typing: {},
        /** Submission was tried with none, or the one they have. */
        invalid: {},
        /** The service said no, or nothing came of it. */
        failed: {},
      },
    },
    requesting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'requestChange',
        src: 'requestChange',
        input: ({ context }) => ({ email: normaliseEmail(context.typed) }),
        onDone: { target: 'loading' },
        onError: [
          { guard: { type: 'isLevelNeeded', params: ofError }, target: 'steppingUp' },
          { target: 'editing.failed', actions: keepFailure },
        ],
      },
      after: { answerTimeout: { target: 'editing.failed', actions: late } },
    },
    /** The session has not proved the second factor: that comes first, then the change. */
    steppingUp: {
      tags: 'stepUp',
      on: { 'stepUp.passed': { target: 'requesting' }, 'stepUp.cancelled': { target: 'editing' } },
    },
    waiting,
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideAddressChange(actors: AddressChangeActors) {
  return addressChangeMachine.provide({
    actors: {
      readAddress: promised(actors.readAddress),
      requestChange: promised(actors.requestChange),
      prove: promised(actors.prove),
      resend: promised(actors.resend),
      cancel: promised(actors.cancel),
    },
  });
}
