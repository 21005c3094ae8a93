import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProposalDialog } from './index.ts';
import { proposalDialogStates, proposalDialogTester } from './ProposalDialog.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/ProposalDialog',
  component: ProposalDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(proposalDialogStates.filled),
    onOpenChange: fn(),
    onFormChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 1080 }}>
      <ProposalDialog {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof ProposalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Filled: Story = {};

/** Nothing is sent before it has a title. */
export const Missing: Story = {
  args: shown(proposalDialogStates.empty),
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await proposalDialogTester(tools).send();
    await expect(inside.getByText(texts.titleMissing)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  }),
};

export const Playground: Story = playgroundOf(Filled);

export const Empty: Story = { args: shown(proposalDialogStates.empty) };

export const Changing: Story = { args: shown(proposalDialogStates.changing) };

export const Sending: Story = { args: shown(proposalDialogStates.sending) };

export const Failed: Story = { args: shown(proposalDialogStates.failed) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ProposalDialog, proposalDialogStates, 1);
