import { type GuardedRoute, provideRouteGuard } from '@mirror-studio/state-machines/route-guard';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { flags, goTo, readProfile } from '../atlas/flow-page/example-effects.ts';
import { RouteGuardView } from './RouteGuardView.tsx';

const machine = provideRouteGuard({ loadProfile: (_, signal) => readProfile(signal) });

export function RouteGuard({ route, userId }: { route: GuardedRoute; userId: string | null }) {
  const [snapshot, send, actor] = useActor(machine, { input: { route, flags } });
  useEffect(() => endOf(actor.on('redirect.asked', ({ to }) => goTo(to))), [actor]);
  useEffect(() => send({ type: 'visitor.changed', userId }), [send, userId]);
  useEffect(() => send({ type: 'route.changed', route }), [send, route]);
  return <RouteGuardView snapshot={snapshot} send={send} />;
}
