import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { commandPaletteStates } from './CommandPalette.spec.tsx';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './index.ts';

const listed = commandPaletteStates.listed.groups as readonly PaletteGroup[];
const find = (query: string) =>
  listed
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
    }))
    .filter(({ commands }) => commands.length > 0);

/** Holds what is typed, and finds by it. */
function Finding({ query: first = '', onQueryChange, ...props }: CommandPaletteProps) {
  const [query, setQuery] = useState(first);
  return (
    <CommandPalette
      {...props}
      query={query}
      onQueryChange={(typed) => {
        setQuery(typed);
        onQueryChange?.(typed);
      }}
      groups={find(query.trim())}
    />
  );
}

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(commandPaletteStates.listed),
    onOpenChange: fn(),
    onQueryChange: fn(),
    onChoose: fn(),
    onHelp: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 560 }}>
      <CommandPalette {...args} />
    </main>
  ),
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const overlay = await screen.findByRole('dialog', { name: 'Command palette' });
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** The first hit is marked as one types; the arrows go on from there, and Enter does it. */
export const Default: Story = {
  render: (args) => (
    <main style={{ minBlockSize: 560 }}>
      <Finding {...args} />
    </main>
  ),
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    const field = inside.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'the');
    await waitFor(() =>
      expect(inside.getByRole('option', { name: /Theme/ })).toHaveAttribute('data-focused'),
    );
    await expect(inside.getByRole('status')).toHaveTextContent('1 result');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('light');
    await userEvent.clear(field);
    await userEvent.type(field, 'xyz');
    await press(await inside.findByRole('button', { name: 'Show everything' }));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(inside.getAllByRole('option').length).toBeGreaterThan(2));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.querySelectorAll('[role="option"][data-focused]')).toHaveLength(1));
    await expect(field).toHaveFocus();
  }),
};

export const Playground: Story = playgroundOf(Default);

/** A finger chooses by a press, also without the focus in the field. */
export const Found: Story = {
  args: shown(commandPaletteStates.found),
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('option', { name: /Using the gallery/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('help');
  }),
};

export const NothingFound: Story = {
  args: shown(commandPaletteStates.nothingFound),
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Open help' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
  }),
};

/** The first answer is on its way; the sheet of all states has the picture. */
export const Searching: Story = {
  args: shown(commandPaletteStates.searching),
  parameters: { visual: { skip: true } },
};

/** The search did not work: it can be tried again. */
export const Failed: Story = {
  args: { ...shown(commandPaletteStates.failed), onRetry: fn() },
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
};

export const AtSmallWidth: Story = {
  args: shown(commandPaletteStates.longAndStrange),
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = windowsOf(CommandPalette, commandPaletteStates);
