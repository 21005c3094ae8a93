import { pathOf } from '@mirror-studio/domain/access';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { LegalAcceptanceModal } from './index.ts';

const meta = {
  title: 'Components/LegalAcceptanceModal',
  component: LegalAcceptanceModal,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    termsHref: pathOf('terms'),
    privacyHref: pathOf('privacy'),
    isAgreed: false,
    onAgreedChange: fn(),
    onAccept: fn(),
    onSignOut: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 560 }}>
      <LegalAcceptanceModal {...args} />
    </main>
  ),
  // A story without its own play is photographed when the layer has arrived, not on its way.
  play: async () => {
    await modal();
  },
} satisfies Meta<typeof LegalAcceptanceModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const modal = async () => {
  const layer = await screen.findByRole('dialog');
  await waitFor(() => expect(layer).toBeVisible());
  return within(layer);
};

/** Escape does not lead round it; what is to be accepted can be read first. */
export const Untouched: Story = {
  play: async ({ args }) => {
    const inside = await modal();
    await expect(inside.getByRole('button', { name: 'Accept and go on' })).toBeDisabled();
    await expect(inside.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await press(inside.getByRole('checkbox'));
    await expect(args.onAgreedChange).toHaveBeenCalledWith(true);
  },
};

export const Agreed: Story = {
  args: { isAgreed: true },
  play: async ({ args }) => {
    await press((await modal()).getByRole('button', { name: 'Accept and go on' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isAgreed: true, isPending: true } };

export const Failed: Story = {
  args: { isAgreed: true, failure: gates.acceptFailed },
  play: async () => {
    await expect((await modal()).getByRole('alert')).toBeVisible();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };
