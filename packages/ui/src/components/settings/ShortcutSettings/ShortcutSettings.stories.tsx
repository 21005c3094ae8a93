import {
  bindShortcut,
  defaultBindings,
  defaultShortcutPreferences,
  recordKey,
  shortcuts,
} from '@mirror-studio/domain/shortcuts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { type ShortcutRecording, ShortcutSettings, type ShortcutSettingsProps } from './index.ts';
import { shortcutSettingsStates } from './ShortcutSettings.spec.tsx';

/** Keeps what is chosen, as its owner does; what another has is simply taken. */
function Held({ preferences: first, ...props }: ShortcutSettingsProps) {
  const [preferences, setPreferences] = useState(first);
  const [recording, setRecording] = useState<ShortcutRecording | null>(null);
  const isOn = (id: string) => preferences.bindings[id] !== null;
  return (
    <ShortcutSettings
      {...props}
      preferences={preferences}
      recording={recording}
      onRecord={(id) => setRecording({ id })}
      onRecordCancel={() => setRecording(null)}
      onKeyPress={(pressed) => {
        const shortcut = shortcuts.find(({ id }) => id === recording?.id);
        if (!shortcut) return;
        const { characterKeys } = preferences;
        const chordBegun = recording?.isChordBegun === true;
        const outcome = recordKey(pressed, { shortcut, characterKeys, apple: false, chordBegun });
        if (outcome.kind === 'chordBegun') setRecording({ id: shortcut.id, isChordBegun: true });
        if (outcome.kind === 'refused') setRecording({ id: shortcut.id, refusal: outcome.refusal });
        if (outcome.kind !== 'recorded') return;
        setRecording(null);
        setPreferences(bindShortcut(preferences, shortcut.id, [outcome.binding]));
      }}
      onToggle={(id) => setPreferences(bindShortcut(preferences, id, isOn(id) ? null : defaultBindings(id)))}
      onReset={(id) => setPreferences(bindShortcut(preferences, id, defaultBindings(id)))}
      onResetAll={() => setPreferences(defaultShortcutPreferences)}
      onCharacterKeysToggle={() =>
        setPreferences({ ...preferences, characterKeys: !preferences.characterKeys })
      }
    />
  );
}

const meta = {
  title: 'Components/ShortcutSettings',
  component: ShortcutSettings,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(shortcutSettingsStates.untouched),
    onOpenChange: fn(),
    onRecord: fn(),
    onRecordCancel: fn(),
    onKeyPress: fn(),
    onTakeOver: fn(),
    onConflictCancel: fn(),
    onToggle: fn(),
    onReset: fn(),
    onResetAll: fn(),
    onCharacterKeysToggle: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 800 }}>
      <ShortcutSettings {...args} />
    </main>
  ),
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof ShortcutSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const overlay = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** By keyboard alone: recorded, refused, left by Escape and by Tab, switched off, and as it was. */
export const Default: Story = {
  render: (args) => (
    <main style={{ minBlockSize: 800 }}>
      <Held {...args} />
    </main>
  ),
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    const change = () => inside.getByRole('button', { name: 'Change: Background Jobs' });
    const recorder = () => inside.findByRole('button', { name: 'Press keys: Background Jobs' });
    change().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await recorder()).toHaveFocus();
    await userEvent.keyboard('{Control>}w{/Control}');
    await expect(inside.getByText(/The browser or a text field/)).toBeVisible();
    await userEvent.keyboard('{Enter} ');
    await expect(inside.getByText(/already does something/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(change()).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(await recorder()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(change()).not.toHaveFocus());
    await press(change());
    await userEvent.keyboard('{Control>}u{/Control}');
    await expect(inside.getByText('Background Jobs: Ctrl+U')).toBeInTheDocument();
    await press(inside.getByRole('button', { name: 'Reset: Background Jobs' }));
    await expect(change()).toHaveFocus();
    await press(inside.getByRole('button', { name: 'Change: Gallery' }));
    await userEvent.keyboard('g');
    await inside.findByRole('button', { name: 'G, then: Gallery' });
    await userEvent.keyboard('y');
    await expect(inside.getByText('Gallery: G Y')).toBeInTheDocument();
    await press(inside.getByRole('switch', { name: 'Background Jobs' }));
    await expect(inside.getByRole('switch', { name: 'Background Jobs' })).not.toBeChecked();
    await press(inside.getByRole('button', { name: 'Reset all' }));
    await expect(inside.getByRole('switch', { name: 'Background Jobs' })).toBeChecked();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const WithoutCharacterKeys: Story = { args: shown(shortcutSettingsStates.withoutCharacterKeys) };

export const Recording: Story = {
  args: shown(shortcutSettingsStates.recording),
  parameters: { visual: { skip: true } },
};

export const ChordBegun: Story = {
  args: shown(shortcutSettingsStates.chordBegun),
  parameters: { visual: { skip: true } },
};

export const Refused: Story = { args: shown(shortcutSettingsStates.refused) };

/** The question lies over the dialog, and begins on the way back. */
export const Conflict: Story = {
  args: shown(shortcutSettingsStates.conflict),
  play: asWritten(async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Use Ctrl+B for "Gallery"?' }));
    await waitFor(() => expect(question.getByText(/Show or hide the sidebar/)).toBeVisible());
    await press(question.getByRole('button', { name: 'Use it here' }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  }),
};

export const AtSmallWidth: Story = {
  args: shown(shortcutSettingsStates.changed),
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = windowsOf(ShortcutSettings, shortcutSettingsStates);
