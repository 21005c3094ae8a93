import { commandLimits } from '../constants/commands.ts';

/** The kinds of commands, in the order shown before anything is typed. */
export const commandKinds = ['action', 'page', 'help', 'job'] as const;
export type CommandKind = (typeof commandKinds)[number];

/** Something that the command palette can do, in the words of the reader. */
export interface Command {
  /** Tells it from every other, also on another day: it is remembered as used. */
  readonly id: string;
  readonly kind: CommandKind;
  readonly label: string;
  /** What tells it from another with the same label: the group of a page, the state of a job. */
  readonly hint?: string;
  /** More words under which it is found. */
  readonly keywords?: string;
  /** The keys that do the same, as caps. */
  readonly keys?: readonly string[];
}

/** How the search weighs the parts of a command. */
export const commandSearch = {
  fields: [
    { name: 'label', weight: 3 },
    { name: 'keywords', weight: 1 },
    { name: 'hint', weight: 1 },
  ],
  threshold: commandLimits.threshold,
} as const;

export interface CommandGroup {
  readonly kind: CommandKind | 'recent';
  readonly commands: readonly Command[];
}

/** The kinds that are listed before anything is typed; the others are found by typing. */
const listed: readonly CommandKind[] = ['action', 'page'];

/**
 * What the palette lists before anything is typed: what was used last, then actions and pages, each command once (decisions).
 * Takes all commands and the ids of those used last.
 */
export function listedCommands(
  commands: readonly Command[],
  recent: readonly string[],
): readonly CommandGroup[] {
  const used = pick(commands, recent);
  const rest = commands.filter((command) => !used.includes(command));
  return whole([
    { kind: 'recent', commands: used },
    ...listed.map((kind) => ({ kind, commands: rest.filter((command) => command.kind === kind) })),
  ]);
}

/**
 * What was found, by kind; the kind with the best hit first (decisions). Takes all commands and the ids that were found, best first.
 */
export function foundCommands(
  commands: readonly Command[],
  found: readonly string[],
): readonly CommandGroup[] {
  const best = pick(commands, found).slice(0, commandLimits.shown);
  const kinds = [...new Set(best.map(({ kind }) => kind))];
  return whole(kinds.map((kind) => ({ kind, commands: best.filter((command) => command.kind === kind) })));
}

/** Remembers that a command was used (decisions). Takes the ids of those used last and its own; returns them, newest first. */
export function rememberCommand(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, commandLimits.recentKept);
}

/** Reads the ids of the commands used last from storage (decisions). Takes the stored text or null; what is damaged is none. */
export function readRecentCommands(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((id) => typeof id === 'string').slice(0, commandLimits.recentKept);
  } catch {
    return [];
  }
}

/** The text under which the ids are stored (decisions): `readRecentCommands` reads it. */
export function writeRecentCommands(recent: readonly string[]): string {
  return JSON.stringify(recent);
}

function pick(commands: readonly Command[], ids: readonly string[]): readonly Command[] {
  const byId = new Map(commands.map((command) => [command.id, command]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function whole(groups: readonly CommandGroup[]): readonly CommandGroup[] {
  return groups.filter(({ commands }) => commands.length > 0);
}
