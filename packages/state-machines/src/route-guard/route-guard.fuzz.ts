import { guardRoute, homeDecision, routeOf, type Visitor } from '@mirror-studio/domain/access';
import { defaultFlags } from '@mirror-studio/domain/flags';
import { passesAdminGuard } from '@mirror-studio/domain/profile';
import { defineFuzz } from '../fuzz/suite.ts';
import { routeGuardFlow } from './route-guard.flow.ts';
import type { GuardedRoute } from './route-guard.types.ts';

export const routeGuardFuzz = defineFuzz(
  {
    flow: routeGuardFlow,
    rules: () => {
      let route: GuardedRoute = routeOf('gallery');
      let known: 'unknown' | 'signedOut' | 'signedIn' = 'unknown';
      return {
        asked: (_, { effects }) =>
          effects.pending().length > 1 ? 'Two profiles were asked at once.' : undefined,
        after: ({ snapshot }, step) => {
          if (step?.do === 'send' && step.event.type === 'route.changed') route = step.event.route;
          if (step?.do === 'send' && step.event.type === 'visitor.changed') {
            known = step.event.userId === null ? 'signedOut' : 'signedIn';
          }
          const visitor: Visitor = snapshot.context.visitor;
          if (visitor.auth !== known) return `The visitor is ${known}, and taken for ${visitor.auth}.`;
          const decision =
            route.id === 'home' ? homeDecision(defaultFlags, visitor) : guardRoute(route, visitor);
          const shown = snapshot.matches({ page: 'shown' });
          if (shown !== (decision.kind === 'show' || decision.kind === 'landing'))
            return 'The page shows wrongly.';
          const role =
            visitor.auth === 'signedIn' && visitor.profile.status === 'loaded'
              ? visitor.profile.profile?.role
              : null;
          return shown && route.area === 'adminOnly' && !passesAdminGuard(role)
            ? 'An admin page shows.'
            : undefined;
        },
      };
    },
  },
  {
    'a profile that makes everybody an admin': {
      seen: /shows wrongly|admin page/,
      inject: (machine) =>
        machine.provide({ guards: { leadsToStudio: () => false, leadsToLogin: () => false } }),
    },
    'a decision that is not taken again': {
      seen: /shows wrongly|admin page/,
      inject: (machine) => machine.provide({ actions: { decideAgain: () => {} } }),
    },
    'a sign-out that is not kept': {
      seen: /taken for/,
      inject: (machine) => machine.provide({ actions: { forgetUser: () => {} } }),
    },
  },
);
