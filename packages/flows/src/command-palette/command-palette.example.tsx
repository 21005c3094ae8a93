import { provideCommandPalette } from '@mirror-studio/state-machines/command-palette';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { commands, goTo, searchCommands } from '../atlas/flow-page/example-effects.ts';
import { CommandPaletteView } from './CommandPaletteView.tsx';

const machine = provideCommandPalette({ search: async ({ query }) => searchCommands(query) });

export function Commands() {
  const [snapshot, send, actor] = useActor(machine, { input: { commands, recent: [] } });
  useEffect(() => endOf(actor.on('command.run', ({ id }) => goTo(id))), [actor]);
  useEffect(() => endOf(actor.on('help.wanted', () => goTo('help'))), [actor]);
  return <CommandPaletteView snapshot={snapshot} send={send} />;
}
