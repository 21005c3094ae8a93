import { endOf } from '@mirror-studio/state-machines/shared';
import { provideStorage } from '@mirror-studio/state-machines/storage';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { clearStored, migrateStored, report } from '../atlas/flow-page/example-effects.ts';
import { StorageView } from './StorageView.tsx';

const machine = provideStorage({
  migrate: async () => migrateStored(),
  clear: async ({ what }) => clearStored(what),
});

export function Storage() {
  const [snapshot, send, actor] = useActor(machine);
  useEffect(() => endOf(actor.on('storage.failed', ({ message }) => report(message))), [actor]);
  return <StorageView snapshot={snapshot} send={send} />;
}
