import { report as texts } from '@mirror-studio/domain/texts/en/report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ReportDialog } from './index.ts';
import { reportDialogStates, reportDialogTester } from './ReportDialog.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/ReportDialog',
  component: ReportDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(reportDialogStates.work), onOpenChange: fn(), onSend: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 760 }}>
      <ReportDialog {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Work: Story = {
  play: asWritten(async ({ args }) => {
    await dialog();
    await reportDialogTester(tools).choose('stolen');
    await reportDialogTester(tools).say('It is mine');
    await reportDialogTester(tools).send();
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'stolen', words: 'It is mine' });
  }),
};

export const Playground: Story = playgroundOf(Work);

/** Nothing is sent before it is said what is wrong. */
export const Missing: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await reportDialogTester(tools).send();
    await expect(inside.getByText(texts.reasonMissing)).toBeVisible();
    await reportDialogTester(tools).choose('else');
    await expect(inside.getByText(texts.wordsMissing)).toBeVisible();
    await reportDialogTester(tools).send();
    await expect(args.onSend).not.toHaveBeenCalled();
  }),
};

export const Creator: Story = { args: shown(reportDialogStates.creator) };

export const Idea: Story = { args: shown(reportDialogStates.idea) };

export const Comment: Story = { args: shown(reportDialogStates.comment) };

export const Sending: Story = { args: shown(reportDialogStates.sending) };

export const Failed: Story = { args: shown(reportDialogStates.failed) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: shown(reportDialogStates.creator) };

export const Matrix: Story = windowsOf(ReportDialog, reportDialogStates, 1);
