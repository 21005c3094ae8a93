import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { feedbackStates } from './FeedbackForm.spec.tsx';
import { FeedbackForm } from './index.ts';

const meta = {
  title: 'Components/FeedbackForm',
  component: FeedbackForm,
  args: { ...shown(feedbackStates.untouched), onSend: fn() },
  // The form holds what is said itself.
  render: ({ helpful, message, ...args }) => (
    <main style={{ maxInlineSize: '36rem' }}>
      <FeedbackForm {...args} defaultHelpful={helpful} defaultMessage={message} />
    </main>
  ),
} satisfies Meta<typeof FeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was said: there is nothing to send. */
export const Untouched: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    for (const name of ['Yes', 'No']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
    }
  }),
};

/** Yes or No alone is an answer. */
export const Bare: Story = {
  args: { onRate: fn() },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'No' }));
    await expect(args.onRate).toHaveBeenCalledWith(false);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A message without Yes or No: what is missing is said, and the message stays. */
export const Unrated: Story = {
  args: shown(feedbackStates.unrated),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Say Yes or No first');
    await expect(canvas.getByRole('textbox')).toHaveValue('Clear, thank you.');
  },
};

export const SendingBare: Story = { args: shown(feedbackStates.sendingBare) };

export const Playground: Story = playgroundOf(Untouched, {
  news: { onRate: (helpful: boolean) => ({ helpful }) },
});

/** Send is there as soon as something was written. */
export const Written: Story = {
  args: shown(feedbackStates.written),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Really.');
    await press(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({ helpful: true, message: 'Clear, thank you. Really.' });
  },
};

export const Sending: Story = { args: shown(feedbackStates.sending) };

export const Sent: Story = { args: shown(feedbackStates.sent) };

export const Strange: Story = { args: shown(feedbackStates.strange) };

export const Matrix: Story = sheetOf(FeedbackForm, feedbackStates);
