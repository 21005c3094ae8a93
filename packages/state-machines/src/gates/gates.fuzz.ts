import { type GateAnswers, gateFor } from '@mirror-studio/domain/access';
import { assign } from 'xstate';
import { defineFuzz } from '../fuzz/suite.ts';
import { gatesFlow } from './gates.flow.ts';
import type { GateRoute } from './gates.types.ts';

const page: GateRoute = { exemptFromBan: false, legalText: false };
const local = { inviteClaimed: false, legalAccepted: true, termsAccepted: true };

export const gatesFuzz = defineFuzz(
  {
    flow: gatesFlow,
    input: () => ({ route: page, userId: 'iris' as string | null, local }),
    rules: () => {
      let route = page;
      let userId: string | null = 'iris';
      return {
        asked: (call, { effects, snapshot }) => {
          if (effects.pending().length > 1) return 'Two things were asked at once.';
          const { agreement } = snapshot.context;
          const agreed = agreement.terms && agreement.compliance;
          if (call.effect === 'acceptLegal' && !agreement.legal) return 'Legal was accepted without a tick.';
          return call.effect === 'acceptTerms' && !agreed
            ? 'Terms were accepted without both ticks.'
            : undefined;
        },
        after: ({ snapshot }, step) => {
          if (step?.do === 'send' && step.event.type === 'route.changed') route = step.event.route;
          const { answers: held } = snapshot.context;
          if (step?.do === 'send' && step.event.type === 'visitor.changed') {
            const isOther = step.event.userId !== userId;
            userId = step.event.userId;
            if (isOther && Object.keys(held).length > 0) return 'Answers about another visitor are kept.';
          }
          if (snapshot.hasTag('pending') && !snapshot.hasTag('modal')) return undefined;
          const answers: GateAnswers = snapshot.context.answers;
          const due = gateFor(route, userId !== null, answers, snapshot.context.local);
          const shown = snapshot.matches('suspended')
            ? 'suspended'
            : snapshot.matches('legalDue')
              ? 'legal'
              : snapshot.matches('termsDue')
                ? 'terms'
                : 'open';
          return shown === due ? undefined : `The gate is ${shown} where ${due} is due.`;
        },
      };
    },
  },
  {
    'a suspended visitor who is let in': {
      seen: /where suspended is due/,
      inject: (machine) => machine.provide({ guards: { isSuspended: () => false } }),
    },
    'terms before legal': {
      seen: /is due/,
      inject: (machine) => machine.provide({ guards: { isLegalDue: () => false } }),
    },
    'a tick for legal that is not asked for': {
      seen: /without a tick/,
      inject: (machine) => machine.provide({ guards: { isLegalAgreed: () => true } }),
    },
    'ticks for terms that are not asked for': {
      seen: /without both ticks/,
      inject: (machine) => machine.provide({ guards: { isTermsAgreed: () => true } }),
    },
    'answers of the last visitor that are kept': {
      seen: /another visitor/,
      inject: (machine) =>
        machine.provide({
          actions: { keepVisitor: assign((_, { userId, local: flags }) => ({ userId, local: flags })) },
        }),
    },
  },
);
