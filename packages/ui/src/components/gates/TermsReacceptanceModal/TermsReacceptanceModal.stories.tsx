import { gates } from '@mirror-studio/domain/texts/en/gates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { TermsReacceptanceModal } from './index.ts';
import { termsStates } from './TermsReacceptanceModal.spec.tsx';

const meta = {
  title: 'Components/TermsReacceptanceModal',
  component: TermsReacceptanceModal,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(termsStates.untouched),
    onTermsAcceptedChange: fn(),
    onComplianceConfirmedChange: fn(),
    onAccept: fn(),
    onSignOut: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 560 }}>
      <TermsReacceptanceModal {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await modal();
  },
} satisfies Meta<typeof TermsReacceptanceModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const modal = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

export const Untouched: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await modal();
    await press(inside.getByRole('checkbox', { name: gates.termsAgree }));
    await expect(args.onTermsAcceptedChange).toHaveBeenCalledWith(true);
    await expect(inside.getByRole('button', { name: gates.termsAccept })).toBeDisabled();
  }),
};

export const Playground: Story = playgroundOf(Untouched);

/** One of two is not enough. */
export const HalfAgreed: Story = {
  args: shown(termsStates.halfAgreed),
  play: async () => {
    await expect((await modal()).getByRole('button', { name: gates.termsAccept })).toBeDisabled();
  },
};

export const Agreed: Story = {
  args: shown(termsStates.agreed),
  play: async ({ args }) => {
    await press((await modal()).getByRole('button', { name: gates.termsAccept }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: shown(termsStates.failed),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

/** Being saved: it can be taken back. */
export const Pending: Story = {
  args: { ...shown(termsStates.pending), onCancel: fn() },
  play: async ({ args }) => {
    await press((await modal()).getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = windowsOf(TermsReacceptanceModal, termsStates);
