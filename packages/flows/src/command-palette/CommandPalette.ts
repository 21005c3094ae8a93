import type { Command } from '@mirror-studio/domain/commands';
import { provideCommandPalette } from '@mirror-studio/state-machines/command-palette';
import { createFlow } from '../flow/create-flow.tsx';
import { CommandPaletteView } from './CommandPaletteView.tsx';

/** Every page and action by typing, machine and view joined. */
export const CommandPalette = /* @__PURE__ */ createFlow(provideCommandPalette, CommandPaletteView, {
  commands: (commands: readonly Command[]) => ({ type: 'commands.changed', commands }) as const,
});
