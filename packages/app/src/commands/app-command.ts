import type { Command } from '@mirror-studio/domain/commands';

/** A command of the palette, and what it does. */
export interface AppCommand extends Command {
  readonly run: () => void;
}
