import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { invitationSetup, typedCode } from './invitation.setup.ts';
import type { InvitationActors } from './invitation.types.ts';

/** What is typed while nothing is asked. */
const changes = invitationSetup.createStateConfig({
  on: {
    'code.changed': {
      target: '#invitation.asking',
      actions: { type: 'keepCode', params: ({ event }) => event },
    },
    'claim.submitted': [
      { guard: 'isWhole', target: '#invitation.claiming' },
      { target: '#invitation.asking.invalid' },
    ],
    'field.closed': { target: '#invitation.closed', actions: 'forgetCode' },
  },
});

/** What was sent is whole, and can be sent again as it is. */
const again = invitationSetup.createStateConfig({
  on: { ...changes.on, 'claim.submitted': { target: '#invitation.claiming' } },
});

/** Claiming an invitation, by its code or by its link (§3 invite code, claimed, claiming; pages: onboarding). */
export const invitationMachine = invitationSetup.createMachine({
  id: 'invitation',
  context: ({ input }) => ({ code: input.code, problem: null, failure: null }),
  initial: 'arrived',
  states: {
    /** A link brings the whole code; what is not whole is left to whoever can type the rest. */
    arrived: {
      always: [
        { guard: 'isWhole', target: 'claiming' },
        { guard: 'isEmpty', target: 'closed' },
        { target: 'asking.invalid' },
      ],
    },
    closed: { on: { 'field.opened': { target: 'asking' } } },
    asking: {
      ...changes,
      initial: 'read',
      states: {
        read: { always: [{ guard: 'isEmpty', target: 'untouched' }, { target: 'typed' }] },
        untouched: {},
        typed: {},
        /** Submission was tried: what is missing is shown. */
        invalid: {},
      },
    },
    claiming: {
      tags: 'pending',
      entry: 'forgetProblem',
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => ({ code: typedCode(context) }),
        onDone: [
          { guard: { type: 'isClaimed', params: ({ event }) => event.output }, target: 'claimed' },
          {
            target: 'refused',
            actions: [
              { type: 'keepProblem', params: ({ event }) => event.output },
              { type: 'tellProblem', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: { target: 'failed', actions: { type: 'keepFailure', params: { error: timedOut } } },
      },
      on: { 'claim.cancelled': { target: 'asking' } },
    },
    /** The server said what is wrong with it. */
    refused: again,
    /** Nothing came of it; whether it is claimed is not known. */
    failed: again,
    claimed: { type: 'final', entry: ['forgetCode', 'tellClaimed'] },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideInvitation({ claim }: InvitationActors) {
  return invitationMachine.provide({ actors: { claim: promised(claim) } });
}
