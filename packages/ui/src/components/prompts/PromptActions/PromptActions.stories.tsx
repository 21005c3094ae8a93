import { promptStudio } from '@mirror-studio/domain/texts/en/promptStudio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { PromptActions } from './index.ts';

const meta = {
  title: 'Components/PromptActions',
  component: PromptActions,
  args: {
    text: 'a dancer in raw silk',
    onUndo: fn(),
    onBegin: fn(),
    onCopy: fn(),
    onVary: fn(),
    onImprove: fn(),
    onCancel: fn(),
    onAccept: fn(),
    onDismiss: fn(),
    onRitual: fn(),
    onStartOver: fn(),
  },
} satisfies Meta<typeof PromptActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A prompt is there. */
export const Filled: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Begin a shoot' }));
    await press(canvas.getByRole('button', { name: 'Vary' }));
    await press(canvas.getByRole('button', { name: 'Undo' }));
    for (const heard of [args.onBegin, args.onVary, args.onUndo]) await expect(heard).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeDisabled();
  }),
};

export const Playground: Story = playgroundOf(Filled);

/** There is none: one can be drawn. */
export const Empty: Story = { args: { isEmpty: true, text: undefined, onUndo: undefined } };

/** It is not read yet. */
export const Unread: Story = { args: { text: undefined } };

export const Varying: Story = { args: { pending: 'vary' } };

/** There is nothing to propose: it is said where it was asked for. */
export const NothingMissing: Story = {
  args: { isNothingMissing: true, proposal: { before: 'Salt flats', text: 'Salt flats', changes: [] } },
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(promptStudio.improveNothing);
  }),
};

export const Improving: Story = { args: { pending: 'improve' } };

/** A language model is set up: it says who will do it. */
export const ByModel: Story = { args: { model: 'The attic' } };

/** It takes its time, and can be taken back. */
export const Cancellable: Story = {
  args: { model: 'The attic', pending: 'improve' },
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  }),
};

/** It did not answer: the built-in composer did what it was asked for. */
export const Instead: Story = { args: { model: 'The attic', isInstead: true } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(
  PromptActions,
  fromStories(meta.args, { Filled, Empty, Unread, Varying, Improving, ByModel, Instead }),
);
