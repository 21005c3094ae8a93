import { promised, refusable } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { mailCodeSetup, typedOf } from './mail-code.setup.ts';
import type { MailCodeActors } from './mail-code.types.ts';

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;

/** What is typed while nothing is asked. */
const changes = mailCodeSetup.createStateConfig({
  on: {
    'email.changed': {
      guard: 'asksEmail',
      target: '#mailCode.asking',
      actions: { type: 'keepEmail', params: ({ event }) => event },
    },
    'code.changed': {
      target: '#mailCode.asking',
      actions: { type: 'keepCode', params: ({ event }) => event },
    },
    'code.submitted': [
      { guard: 'isComplete', target: '#mailCode.proving' },
      { target: '#mailCode.asking.invalid' },
    ],
  },
});

/** What was sent is whole, and can be sent again as it is. */
const again = mailCodeSetup.createStateConfig({
  on: { ...changes.on, 'code.submitted': { target: '#mailCode.proving' } },
});

/** Signing in by the code of a mail, on whatever device (§1, §4). */
export const mailCodeMachine = mailCodeSetup.createMachine({
  id: 'mailCode',
  context: ({ input }) => ({
    purpose: input.purpose,
    email: input.email,
    asksEmail: input.asksEmail ?? false,
    code: '',
    failure: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      ...changes,
      initial: 'read',
      states: {
        read: { always: [{ guard: 'isUntouched', target: 'untouched' }, { target: 'typed' }] },
        untouched: {},
        typed: {},
        /** Submission was tried: what is missing is shown. */
        invalid: {},
      },
    },
    proving: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'useCode',
        src: 'useCode',
        input: typedOf,
        onDone: { target: 'done' },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'refused', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
      after: {
        answerTimeout: {
          target: 'failed',
          actions: { type: 'keepFailure', params: { error: timedOut } },
        },
      },
      on: { 'submission.cancelled': { target: 'asking' } },
    },
    /** The service said no to what was sent. */
    refused: again,
    /** Nothing came of it; whether the code was taken is not known. */
    failed: again,
    done: { type: 'final', entry: 'forgetCode' },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideMailCode({ useCode, refuseSession }: MailCodeActors) {
  return mailCodeMachine.provide({ actors: { useCode: promised(refusable(useCode, refuseSession)) } });
}
