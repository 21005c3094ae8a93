import { timedOut } from '../shared/failure.ts';
import { addressChangeSetup } from './address-change.setup.ts';

const ofError = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: ofError } as const;
const late = { type: 'keepFailure', params: { error: timedOut } } as const;

/** What is done while both addresses are waited for, and nothing is asked. */
const acts = addressChangeSetup.createStateConfig({
  on: {
    'code.changed': {
      target: '#addressChange.waiting.typing',
      actions: { type: 'keepCode', params: ({ event }) => event },
    },
    'code.submitted': [
      { guard: 'isComplete', target: '#addressChange.waiting.proving' },
      { target: '#addressChange.waiting.invalid' },
    ],
    'side.changed': {
      guard: 'isChoice',
      target: '#addressChange.waiting.typing',
      actions: { type: 'keepSide', params: ({ event }) => event },
    },
    'messages.requested': { target: '#addressChange.waiting.resending' },
    'change.cancelled': { target: '#addressChange.waiting.cancelling' },
    // Its link was pressed in another browser, or the hour is over.
    'address.read': [
      {
        guard: { type: 'hasBecome', params: ({ event }) => event },
        target: '#addressChange.shown',
        actions: [
          { type: 'keepState', params: ({ event }) => event },
          'tellChanged',
          { type: 'noticeChanged', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isUnderWay', params: ({ event }) => event },
        actions: { type: 'keepState', params: ({ event }) => event },
      },
      {
        target: '#addressChange.shown',
        actions: { type: 'keepState', params: ({ event }) => event },
      },
    ],
  },
});

/** Both addresses are to say yes. */
export const waiting = addressChangeSetup.createStateConfig({
  tags: 'waiting',
  initial: 'typing',
  states: {
    typing: acts,
    /** Submission was tried without all figures. */
    invalid: { on: { ...acts.on, 'code.submitted': { target: 'invalid' } } },
    /** The service said no to the code. */
    refused: acts,
    /** What was asked for was refused, or nothing came of it. */
    failed: acts,
    proving: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context: { side, code } }) => ({ side, code }),
        onDone: [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => ({ state: event.output }) },
            target: 'typing',
            actions: ['forgetCode', { type: 'keepState', params: ({ event }) => ({ state: event.output }) }],
          },
          {
            target: '#addressChange.shown',
            actions: [
              { type: 'keepState', params: ({ event }) => ({ state: event.output }) },
              'tellChanged',
              { type: 'noticeChanged', params: ({ event }) => ({ state: event.output }) },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isRefused', params: ofError }, target: 'refused', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: late } },
    },
    resending: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'resend',
        src: 'resend',
        onDone: {
          target: 'typing',
          actions: [
            'forgetCode',
            { type: 'keepState', params: ({ event }) => ({ state: event.output }) },
            'noticeSent',
          ],
        },
        onError: { target: 'failed', actions: keepFailure },
      },
      after: { answerTimeout: { target: 'failed', actions: late } },
    },
    cancelling: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        onDone: { target: '#addressChange.loading' },
        onError: { target: 'failed', actions: keepFailure },
      },
      after: { answerTimeout: { target: 'failed', actions: late } },
    },
  },
});
