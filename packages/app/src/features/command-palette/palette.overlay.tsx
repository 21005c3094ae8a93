import { readRecentCommands, writeRecentCommands } from '@mirror-studio/domain/commands';
import { CommandPaletteView } from '@mirror-studio/flows/command-palette';
import { provideCommandPalette } from '@mirror-studio/state-machines/command-palette';
import { useEffect, useEffectEvent } from 'react';
import { useFeatureCommands } from '../../commands/commands.generated.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { useServices } from '../../providers/services.tsx';
import { readStored, writeStored } from '../../storage/storage.ts';
import { searchCommands } from './search.ts';

const machine = provideCommandPalette({ search: ({ query, commands }) => searchCommands(query, commands) });

/** The command palette over what the features offer; what was used last is kept in this browser until sign-out. */
export default function Palette() {
  const { flags } = useServices();
  const overlays = useOverlays();
  const offered = useFeatureCommands();
  const commands = offered.map(({ run: _, ...command }) => command);
  const { snapshot, send } = useOverlayFlow('palette', machine, {
    input: () => ({ commands, recent: readRecentCommands(readStored('recentCommands')) }),
    open: { type: 'palette.opened' },
    close: { type: 'palette.closed' },
    on: {
      'command.run': ({ id, recent }) => {
        writeStored('recentCommands', writeRecentCommands(recent));
        offered.find((command) => command.id === id)?.run();
      },
      'help.wanted': () => overlays.show('help'),
    },
  });
  const tell = useEffectEvent(() => send({ type: 'commands.changed', commands }));
  // By what they say: the lists are made anew whenever something is drawn.
  const words = JSON.stringify(commands);
  useEffect(() => {
    if (words !== '') tell();
  }, [words]);
  return <CommandPaletteView snapshot={snapshot} send={send} hasHelp={flags.helpCentre} />;
}
