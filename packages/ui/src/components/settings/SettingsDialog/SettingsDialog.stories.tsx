import { defaultSettings, isDirty } from '@mirror-studio/domain/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { SettingsDialog, type SettingsDialogProps } from './index.ts';
import { settingsStates } from './SettingsDialog.spec.tsx';

/** Keeps a draft beside what is saved, as its owner does. */
function Held({ draft: first = defaultSettings, tab, ...props }: SettingsDialogProps) {
  const [draft, setDraft] = useState(first);
  return (
    <main style={{ minBlockSize: 800 }}>
      <SettingsDialog
        {...props}
        draft={draft}
        defaultTab={tab}
        isDirty={props.isDirty || isDirty(first, draft)}
        onReset={() => {
          setDraft(defaultSettings);
          props.onReset?.();
        }}
        onChange={(change) => {
          setDraft((held) => ({ ...held, ...change }));
          props.onChange?.(change);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/SettingsDialog',
  component: SettingsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(settingsStates.general),
    onOpenChange: fn(),
    onChange: fn(),
    onSave: fn(),
    onReset: fn(),
    onTabChange: fn(),
  },
  render: (args) => <Held {...args} />,
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof SettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** Nothing changed: nothing to save or to reset. */
export const General: Story = {
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(inside.getByRole('button', { name: 'Reset to defaults' })).toBeDisabled();
  }),
};

export const Playground: Story = playgroundOf(General);

/** Any change makes both possible. */
export const Dirty: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await press(inside.getByRole('switch', { name: 'High-quality export' }));
    await expect(args.onChange).toHaveBeenCalledWith({ highQualityExport: false });
    await press(inside.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The defaults are back on screen, and still have to be saved. */
export const Reset: Story = {
  args: shown(settingsStates.dirty),
  play: async () => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Reset to defaults' }));
    await expect(inside.getByText('Save to keep the defaults.')).toBeVisible();
    await expect(inside.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const Notifications: Story = { args: shown(settingsStates.notifications) };

/** Without a channel there is nothing to choose. */
export const NoChannel: Story = {
  args: shown(settingsStates.notifications),
  play: async () => {
    const inside = await dialog();
    await press(inside.getByRole('switch', { name: 'In the app' }));
    await expect(inside.getByRole('switch', { name: 'Pictures are ready' })).toBeDisabled();
  },
};

export const Privacy: Story = { args: shown(settingsStates.privacy) };

/** Resale and training are asked only under the protocol. */
export const WithoutProtocol: Story = {
  args: shown(settingsStates.privacy),
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('switch', { name: 'Allow resale' })).toBeVisible();
    await press(inside.getByRole('switch', { name: 'Mirror protocol' }));
    await expect(inside.queryByRole('switch', { name: 'Allow resale' })).toBeNull();
    await expect(inside.queryByRole('switch', { name: 'Allow training' })).toBeNull();
  },
};

export const About: Story = {
  args: shown(settingsStates.about),
  play: async () => {
    await expect((await dialog()).getByText('Mirror Studio 12.5.0')).toBeVisible();
  },
};

export const SaveFailed: Story = {
  args: shown(settingsStates.saveFailed),
};

/** By keyboard: arrows change the tab, Tab goes into it. */
export const Keyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async () => {
    const inside = await dialog();
    inside.getByRole('tab', { name: 'General' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(inside.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(inside.getByRole('switch', { name: 'Email' })).toBeVisible());
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: shown(settingsStates.privacy) };

export const DefaultsRestored: Story = { args: shown(settingsStates.reset) };

export const ChannelsOff: Story = { args: shown(settingsStates.noChannel) };

export const ProtocolOff: Story = { args: shown(settingsStates.withoutProtocol) };

export const Matrix: Story = windowsOf(SettingsDialog, settingsStates);
