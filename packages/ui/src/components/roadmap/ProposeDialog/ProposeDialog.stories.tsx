import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProposeDialog } from './index.ts';
import { proposeDialogStates, proposeDialogTester } from './ProposeDialog.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/ProposeDialog',
  component: ProposeDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(proposeDialogStates.twins),
    hrefOf: (id) => `#${id}`,
    onOpenChange: fn(),
    onFormChange: fn(),
    onVotedChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 760 }}>
      <ProposeDialog {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof ProposeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Twins: Story = {};

/** Nothing is sent before it has a title. */
export const Missing: Story = {
  args: shown(proposeDialogStates.empty),
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await proposeDialogTester(tools).propose();
    await expect(inside.getByText(texts.titleMissing)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  }),
};

export const Playground: Story = playgroundOf(Twins);

export const Empty: Story = { args: shown(proposeDialogStates.empty) };

export const Sending: Story = { args: shown(proposeDialogStates.sending) };

export const Failed: Story = { args: shown(proposeDialogStates.failed) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ProposeDialog, proposeDialogStates, 1);
