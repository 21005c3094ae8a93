import type { Command } from '@mirror-studio/domain/commands';
import type { Effect } from '../shared/effects.ts';

export interface CommandPaletteInput {
  /** All that can be done, in the reader's words. */
  readonly commands: readonly Command[];
  /** The ids of the commands used last, newest first. */
  readonly recent: readonly string[];
}

export interface CommandPaletteContext extends CommandPaletteInput {
  readonly query: string;
  /** The ids that were found, best first; null before the first answer to a query. */
  readonly found: readonly string[] | null;
}

export type CommandPaletteEvent =
  | { readonly type: 'palette.opened' }
  | { readonly type: 'palette.closed' }
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'search.retried' }
  | { readonly type: 'command.chosen'; readonly id: string }
  /** Nothing was found: help may know. */
  | { readonly type: 'help.asked' }
  /** Another language, another person, a new job. */
  | { readonly type: 'commands.changed'; readonly commands: readonly Command[] };

export type CommandPaletteEmitted =
  /** Run it, and keep what was used last. The palette is closed by then. */
  | { readonly type: 'command.run'; readonly id: string; readonly recent: readonly string[] }
  /** Open the help centre: nothing was found. */
  | { readonly type: 'help.wanted' };

/** What the flow needs from outside. */
export interface CommandPaletteActors {
  /** Finds commands, forgiving slips; answers with their ids, best first. */
  readonly search: Effect<
    { readonly query: string; readonly commands: readonly Command[] },
    readonly string[]
  >;
}
