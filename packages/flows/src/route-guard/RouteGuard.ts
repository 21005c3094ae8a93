import { type GuardedRoute, provideRouteGuard } from '@mirror-studio/state-machines/route-guard';
import { createFlow, type Tell } from '../flow/create-flow.tsx';
import { RouteGuardView } from './RouteGuardView.tsx';

interface Told {
  /** Who is signed in, null when nobody is. */
  readonly userId: string | null;
  /** What the page asks of its visitor. */
  readonly route: GuardedRoute;
}

const tell: Tell<ReturnType<typeof provideRouteGuard>, Told> = {
  userId: (userId) => ({ type: 'visitor.changed', userId }),
  route: (route) => ({ type: 'route.changed', route }),
};

/** Who may see a page, machine and view joined. */
export const RouteGuard = /* @__PURE__ */ createFlow(provideRouteGuard, RouteGuardView, tell);
