import { pathOf } from '@mirror-studio/domain/access';
import { defaultSettings, isDirty, type SettingsTab } from '@mirror-studio/domain/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { SettingsDialog, type SettingsDialogProps } from './index.ts';

/** Keeps a draft beside what is saved, as its owner does. */
function Held(props: SettingsDialogProps) {
  const [draft, setDraft] = useState(props.draft);
  const [tab, setTab] = useState<SettingsTab>(props.tab);
  return (
    <main style={{ minBlockSize: 800 }}>
      <SettingsDialog
        {...props}
        draft={draft}
        tab={tab}
        onTabChange={setTab}
        isDirty={props.isDirty || isDirty(props.draft, draft)}
        onReset={() => {
          setDraft(defaultSettings);
          props.onReset();
        }}
        onChange={(change) => {
          setDraft((held) => ({ ...held, ...change }));
          props.onChange(change);
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
    isOpen: true,
    onOpenChange: fn(),
    draft: defaultSettings,
    onChange: fn(),
    isDirty: false,
    onSave: fn(),
    onReset: fn(),
    tab: 'general',
    onTabChange: fn(),
    termsHref: pathOf('terms'),
    privacyHref: pathOf('privacy'),
    communityHref: pathOf('discord'),
  },
  render: (args) => <Held {...args} />,
  // A story without its own play is photographed when the layer has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof SettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const layer = await screen.findByRole('dialog');
  await waitFor(() => expect(layer).toBeVisible());
  return within(layer);
};

/** Nothing changed: nothing to save or to reset. */
export const General: Story = {
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(inside.getByRole('button', { name: 'Reset to defaults' })).toBeDisabled();
  },
};

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
  args: { draft: { ...defaultSettings, theme: 'light' }, isDirty: true },
  play: async () => {
    const inside = await dialog();
    await press(inside.getByRole('button', { name: 'Reset to defaults' }));
    await expect(inside.getByText('Save to keep the defaults.')).toBeVisible();
    await expect(inside.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const Notifications: Story = { args: { tab: 'notifications' } };

/** Without a channel there is nothing to choose. */
export const NoChannel: Story = {
  args: { tab: 'notifications' },
  play: async () => {
    const inside = await dialog();
    await press(inside.getByRole('switch', { name: 'In the app' }));
    await expect(inside.getByRole('switch', { name: 'Pictures are ready' })).toBeDisabled();
  },
};

export const Privacy: Story = { args: { tab: 'privacy' } };

/** Resale and training are asked only under the protocol. */
export const WithoutProtocol: Story = {
  args: { tab: 'privacy' },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('switch', { name: 'Allow resale' })).toBeVisible();
    await press(inside.getByRole('switch', { name: 'Mirror protocol' }));
    await expect(inside.queryByRole('switch', { name: 'Allow resale' })).toBeNull();
    await expect(inside.queryByRole('switch', { name: 'Allow training' })).toBeNull();
  },
};

export const About: Story = {
  args: { tab: 'about' },
  play: async () => {
    await expect((await dialog()).getByText('Mirror Studio 12.5.0')).toBeVisible();
  },
};

export const SaveFailed: Story = {
  args: { isDirty: true, failure: 'Your settings could not be kept on this device.' },
};

/** By keyboard: arrows change the tab, Tab goes into it. */
export const Keyboard: Story = {
  parameters: { photograph: { skip: true } },
  play: async () => {
    const inside = await dialog();
    inside.getByRole('tab', { name: 'General' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(inside.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
    await expect(inside.getByRole('switch', { name: 'Email' })).toBeVisible();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: { tab: 'privacy' } };
