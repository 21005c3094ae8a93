import { requestLimits } from '@mirror-studio/domain/constants/requests';
import {
  type InvitationProblem,
  isInvitationCode,
  readInvitationCode,
} from '@mirror-studio/domain/invitations';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { type Thrown, toFailure } from '../shared/failure.ts';
import type {
  ClaimOutcome,
  InvitationContext,
  InvitationEmitted,
  InvitationEvent,
  InvitationInput,
} from './invitation.types.ts';

/**
 * Takes the context.
 *
 * @returns The letters of what is typed.
 */
export const typedCode = ({ code }: InvitationContext): string => readInvitationCode(code);

/** What stands for a refusal that says nothing of itself. */
const unsaid: InvitationProblem = 'wrong';

/** What the states of claiming an invitation are made of. */
export const invitationSetup = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    emitted: {} as InvitationEmitted,
    input: {} as InvitationInput,
    tags: {} as 'pending',
  },
  actors: { claim: missing<{ readonly code: string }, ClaimOutcome>('claim') },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isEmpty: ({ context }) => typedCode(context) === '',
    isWhole: ({ context }) => isInvitationCode(typedCode(context)),
    isClaimed: (_, { problem }: ClaimOutcome) => problem === null,
  },
  actions: {
    keepCode: assign((_, { code }: { code: string }) => ({ code })),
    forgetCode: assign({ code: '', problem: null, failure: null }),
    keepProblem: assign((_, { problem }: ClaimOutcome) => ({ problem: problem ?? unsaid })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetProblem: assign({ problem: null, failure: null }),
    tellProblem: emit((_, { problem }: ClaimOutcome) => ({
      type: 'invitation.refused',
      problem: problem ?? unsaid,
    })),
    tellClaimed: emit({ type: 'invitation.claimed' }),
  },
});
