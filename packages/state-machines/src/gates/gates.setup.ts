import { type GateAnswers, gateFor } from '@mirror-studio/domain/access';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { type Thrown, toFailure } from '../shared/failure.ts';
import type {
  Agreement,
  GateRoute,
  GateStatus,
  GatesContext,
  GatesEmitted,
  GatesEvent,
  GatesInput,
  GateVisitor,
} from './gates.types.ts';

const nothingAgreed: Agreement = { legal: false, terms: false, compliance: false };
const gateOf = ({ route, userId, answers, local }: GatesContext) =>
  gateFor(route, userId !== null, answers, local);

/**
 * @param input - What a flow of gates starts from.
 * @returns Its context.
 */
export const gatesContext = (input: GatesInput): GatesContext => ({
  ...input,
  answers: {},
  agreement: nothingAgreed,
  failure: null,
});

/** What the states of the gates are made of. */
export const gatesSetup = setup({
  types: {
    context: {} as GatesContext,
    events: {} as GatesEvent,
    emitted: {} as GatesEmitted,
    input: {} as GatesInput,
    tags: {} as 'pending' | 'modal',
  },
  actors: {
    readStatuses: missing<{ readonly statuses: readonly GateStatus[] }, GateAnswers>('readStatuses'),
    acceptLegal: missing<void, unknown>('acceptLegal'),
    acceptTerms: missing<void, unknown>('acceptTerms'),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isSignedIn: ({ context }) => context.userId !== null,
    isOtherVisitor: ({ context }, { userId }: GateVisitor) => userId !== context.userId,
    isSuspended: ({ context }) => gateOf(context) === 'suspended',
    isLegalDue: ({ context }) => gateOf(context) === 'legal',
    isTermsDue: ({ context }) => gateOf(context) === 'terms',
    isLegalAgreed: ({ context }) => context.agreement.legal,
    isTermsAgreed: ({ context }) => context.agreement.terms && context.agreement.compliance,
  },
  actions: {
    keepRoute: assign((_, { route }: { route: GateRoute }) => ({ route })),
    keepVisitor: assign((_, { userId, local }: GateVisitor) => ({
      userId,
      local,
      answers: {},
      agreement: nothingAgreed,
      failure: null,
    })),
    keepAnswers: assign(({ context }, answers: GateAnswers) => ({
      answers: { ...context.answers, ...answers },
    })),
    /** What was accepted is known here already; the server is asked again and its word counts. */
    acceptLegalHere: assign(({ context: { answers, local } }) => ({
      local: { ...local, legalAccepted: true },
      answers: { ...answers, legalAccepted: undefined },
      agreement: nothingAgreed,
    })),
    acceptTermsHere: assign(({ context: { answers, local } }) => ({
      local: { ...local, termsAccepted: true },
      answers: { ...answers, termsAccepted: undefined, complianceConfirmed: undefined },
      agreement: nothingAgreed,
    })),
    keepAgreement: assign(({ context }, change: Partial<Agreement>) => ({
      agreement: { ...context.agreement, ...change },
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    notifyLegal: emit({ type: 'acceptance.kept', what: 'legal' }),
    notifyTerms: emit({ type: 'acceptance.kept', what: 'terms' }),
  },
});
