import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { LegalAcceptanceModal } from './index.ts';
import { legalStates } from './LegalAcceptanceModal.spec.tsx';

const meta = {
  title: 'Components/LegalAcceptanceModal',
  component: LegalAcceptanceModal,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(legalStates.untouched), onAgreedChange: fn(), onAccept: fn(), onSignOut: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 560 }}>
      <LegalAcceptanceModal {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await modal();
  },
} satisfies Meta<typeof LegalAcceptanceModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const modal = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** Escape does not lead round it; what is to be accepted can be read first. */
export const Untouched: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await modal();
    await expect(inside.getByRole('button', { name: 'Accept and go on' })).toBeDisabled();
    await expect(inside.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await press(inside.getByRole('checkbox'));
    await expect(args.onAgreedChange).toHaveBeenCalledWith(true);
  }),
};

export const Playground: Story = playgroundOf(Untouched);

export const Agreed: Story = {
  args: shown(legalStates.agreed),
  play: async ({ args }) => {
    await press((await modal()).getByRole('button', { name: 'Accept and go on' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** Being saved: it can be taken back. */
export const Pending: Story = {
  args: { ...shown(legalStates.pending), onCancel: fn() },
  play: async ({ args }) => {
    await press((await modal()).getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: shown(legalStates.failed),
  play: async () => {
    await expect((await modal()).getByRole('alert')).toBeVisible();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(LegalAcceptanceModal, legalStates);
