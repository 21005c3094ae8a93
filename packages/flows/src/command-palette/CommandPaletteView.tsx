import { type CommandKind, foundCommands, listedCommands } from '@mirror-studio/domain/commands';
import { commandPalette } from '@mirror-studio/domain/texts/en/commandPalette';
import type { commandPaletteMachine } from '@mirror-studio/state-machines/command-palette';
import { CommandPalette } from '@mirror-studio/ui/CommandPalette';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ArrowRightIcon, HelpIcon, JobsIcon, KeyboardIcon } from '@mirror-studio/ui/icons';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface CommandPaletteViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof commandPaletteMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof commandPaletteMachine>) => void;
  /** There is a help centre to lead to where nothing was found. Default true. */
  hasHelp?: boolean;
}

const icons: Readonly<Record<CommandKind, ReactNode>> = {
  action: <KeyboardIcon size={18} />,
  page: <ArrowRightIcon size={18} />,
  help: <HelpIcon size={18} />,
  job: <JobsIcon size={18} />,
};

/** The command palette as its machine stands. */
export function CommandPaletteView({ snapshot, send, hasHelp = true }: CommandPaletteViewProps) {
  const t = useTexts('commandPalette', commandPalette);
  const { commands, recent, query, found } = snapshot.context;
  const groups =
    query.trim() === '' ? listedCommands(commands, recent) : foundCommands(commands, found ?? []);
  return (
    <CommandPalette
      isOpen={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => send({ type: isOpen ? 'palette.opened' : 'palette.closed' })}
      query={query}
      onQueryChange={(typed) => send({ type: 'query.changed', query: typed })}
      groups={groups.map(({ kind, commands: some }) => ({
        id: kind,
        title: t(`group_${kind}`),
        commands: some.map((command) => ({ ...command, icon: icons[command.kind] })),
      }))}
      isSearching={snapshot.hasTag('pending')}
      {...(snapshot.matches({ open: 'failed' }) && { onRetry: () => send({ type: 'search.retried' }) })}
      onChoose={(id) => send({ type: 'command.chosen', id })}
      {...(hasHelp && { onHelp: () => send({ type: 'help.asked' }) })}
    />
  );
}
