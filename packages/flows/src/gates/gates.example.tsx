import { accountEndpoints } from '@mirror-studio/domain/contract';
import { type GatesInput, provideGates } from '@mirror-studio/state-machines/gates';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { api, readStatuses, rememberAcceptance } from '../atlas/flow-page/example-effects.ts';
import { GatesView } from './GatesView.tsx';

const machine = provideGates({
  readStatuses: ({ statuses }, signal) => readStatuses(statuses, signal),
  acceptLegal: (_, signal) => api.call(accountEndpoints.acceptLegal, { signal }),
  acceptTerms: (_, signal) => api.call(accountEndpoints.acceptTerms, { signal }),
});

export function Gates({ route, userId, local }: GatesInput) {
  const [snapshot, send, actor] = useActor(machine, { input: { route, userId, local } });
  useEffect(() => endOf(actor.on('acceptance.kept', ({ what }) => rememberAcceptance(what))), [actor]);
  useEffect(() => send({ type: 'route.changed', route }), [send, route]);
  return <GatesView snapshot={snapshot} send={send} />;
}
