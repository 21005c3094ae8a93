'use client';
import { type GuardedRoute, provideRouteGuard } from '@mirror-studio/state-machines/route-guard';
import { createFlow } from '../flow/create-flow.tsx';
import { RouteGuardView } from './RouteGuardView.tsx';

/** Who may see a page, machine and view joined. */
export const RouteGuard = /* @__PURE__ */ createFlow(provideRouteGuard, RouteGuardView, {
  userId: (userId: string | null) => ({ type: 'visitor.changed', userId }) as const,
  route: (route: GuardedRoute) => ({ type: 'route.changed', route }) as const,
});

export { RouteGuardView, type RouteGuardViewProps } from './RouteGuardView.tsx';
