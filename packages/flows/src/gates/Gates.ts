import { type GateRoute, type GatesInput, provideGates } from '@mirror-studio/state-machines/gates';
import { createFlow } from '../flow/create-flow.tsx';
import { GatesView } from './GatesView.tsx';

/** What stands before a page, machine and view joined. */
export const Gates = /* @__PURE__ */ createFlow(provideGates, GatesView, {
  route: (route: GateRoute) => ({ type: 'route.changed', route }) as const,
  userId: (userId: string | null, { local }: GatesInput) =>
    ({ type: 'visitor.changed', userId, local }) as const,
});
