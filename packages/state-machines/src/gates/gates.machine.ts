import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { gatesContext, gatesSetup } from './gates.setup.ts';
import { type GateStatus, type GatesActors, gateStatuses } from './gates.types.ts';

/** Asks some of the statuses; when nothing comes of it, the local flags decide. */
const asking = (statuses: readonly GateStatus[]) =>
  gatesSetup.createStateConfig({
    tags: 'pending',
    invoke: {
      id: 'readStatuses',
      src: 'readStatuses',
      input: { statuses },
      onDone: {
        target: 'decided',
        actions: { type: 'keepAnswers', params: ({ event }) => event.output },
      },
      onError: { target: 'decided' },
    },
    after: { answerTimeout: { target: 'decided' } },
    on: { 'route.changed': { actions: { type: 'keepRoute', params: ({ event }) => event } } },
  });

const failing = {
  target: 'failed',
  actions: {
    type: 'keepFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;
const late = { target: 'failed', actions: { type: 'keepFailure', params: { error: timedOut } } } as const;

const answerable = (guard: 'isLegalAgreed' | 'isTermsAgreed') =>
  gatesSetup.createStateConfig({
    on: {
      'agreement.changed': { actions: { type: 'keepAgreement', params: ({ event }) => event.change } },
      'acceptance.submitted': { guard, target: 'accepting' },
    },
  });

const legalDue = gatesSetup.createStateConfig({
  tags: 'modal',
  initial: 'asked',
  states: {
    asked: answerable('isLegalAgreed'),
    accepting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'acceptLegal',
        src: 'acceptLegal',
        onDone: { target: '#gates.refreshingLegal', actions: ['acceptLegalHere', 'notifyLegal'] },
        onError: failing,
      },
      after: { answerTimeout: late },
      on: { 'acceptance.cancelled': { target: 'asked' } },
    },
    failed: answerable('isLegalAgreed'),
  },
});

const termsDue = gatesSetup.createStateConfig({
  tags: 'modal',
  initial: 'asked',
  states: {
    asked: answerable('isTermsAgreed'),
    accepting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        onDone: { target: '#gates.refreshingTerms', actions: ['acceptTermsHere', 'notifyTerms'] },
        onError: failing,
      },
      after: { answerTimeout: late },
      on: { 'acceptance.cancelled': { target: 'asked' } },
    },
    failed: answerable('isTermsAgreed'),
  },
});

/** What stands before a page for somebody signed in, in the order of §4: suspended, legal, terms. */
export const gatesMachine = gatesSetup.createMachine({
  id: 'gates',
  context: ({ input }) => gatesContext(input),
  initial: 'arrived',
  on: {
    'visitor.changed': {
      guard: { type: 'isOtherVisitor', params: ({ event }) => event },
      target: '.arrived',
      actions: { type: 'keepVisitor', params: ({ event }) => event },
    },
    'route.changed': {
      target: '.decided',
      actions: { type: 'keepRoute', params: ({ event }) => event },
    },
  },
  states: {
    arrived: { always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'open' }] },
    loading: asking(gateStatuses),
    refreshingLegal: asking(['legal']),
    refreshingTerms: asking(['terms']),
    decided: {
      always: [
        { guard: 'isSuspended', target: 'suspended' },
        { guard: 'isLegalDue', target: 'legalDue' },
        { guard: 'isTermsDue', target: 'termsDue' },
        { target: 'open' },
      ],
    },
    open: { on: { 'statuses.refreshed': { guard: 'isSignedIn', target: 'loading' } } },
    suspended: { on: { 'statuses.refreshed': { target: 'loading' } } },
    legalDue,
    termsDue,
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideGates(actors: GatesActors) {
  return gatesMachine.provide({
    actors: {
      readStatuses: promised(actors.readStatuses),
      acceptLegal: promised(actors.acceptLegal),
      acceptTerms: promised(actors.acceptTerms),
    },
  });
}
