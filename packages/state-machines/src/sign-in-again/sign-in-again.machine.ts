import { setup } from 'xstate';
import type {
  SignInAgainContext,
  SignInAgainEvent,
  SignInAgainInput,
  WayBack,
} from './sign-in-again.types.ts';

const signInAgainSetup = setup({
  types: {
    context: {} as SignInAgainContext,
    events: {} as SignInAgainEvent,
    input: {} as SignInAgainInput,
  },
  guards: {
    isProofDue: ({ context }) => context.isProofDue,
    isPassword: (_, { way }: { way: WayBack }) => way === 'password',
    isMail: (_, { way }: { way: WayBack }) => way === 'mail',
  },
});

/**
 * Signing in again in the middle of a page, when a session has ended over what was typed there (§4): which way is taken, and the
 * second factor after it. What each way asks of the auth service is a flow of its own.
 */
export const signInAgainMachine = signInAgainSetup.createMachine({
  id: 'signInAgain',
  context: ({ input }) => ({ isProofDue: input.isProofDue ?? false }),
  initial: 'arrived',
  on: { 'session.opened': { target: '.done' } },
  states: {
    arrived: { always: [{ guard: 'isProofDue', target: 'proving' }, { target: 'byMail' }] },
    byMail: {
      on: {
        'way.chosen': {
          guard: { type: 'isPassword', params: ({ event }) => event },
          target: 'byPassword',
        },
        'proof.asked': { target: 'proving' },
      },
    },
    byPassword: {
      on: {
        'way.chosen': {
          guard: { type: 'isMail', params: ({ event }) => event },
          target: 'byMail',
        },
        'proof.asked': { target: 'proving' },
      },
    },
    /** The second factor, in the session that has begun. */
    proving: { on: { 'session.ended': { target: 'byMail' } } },
    done: { type: 'final' },
  },
});
