import type { Command } from '@mirror-studio/domain/commands';
import { Button } from '@mirror-studio/ui/Button';
import { CommandPalette } from './index.ts';

const commands: readonly Command[] = [{ id: 'shop', kind: 'action', label: 'Go to the shop' }];
const find = (query: string) => commands.filter(({ label }) => label.includes(query)).map(({ id }) => id);

export const Commands = ({ run, help }: { run: (id: string) => void; help: () => void }) => (
  <CommandPalette
    effects={{ search: async ({ query }) => find(query) }}
    commands={commands}
    recent={[]}
    on={{ 'command.run': ({ id }) => run(id), 'help.wanted': help }}
    trigger={({ send }) => <Button onPress={() => send({ type: 'palette.opened' })}>Commands</Button>}
  />
);
