import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { PromptRitual } from './index.ts';

const meta = {
  title: 'Components/PromptRitual',
  component: PromptRitual,
  args: {
    slot: 'light',
    onFill: fn(),
    onClear: fn(),
    onSkip: fn(),
    onBack: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof PromptRitual>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question, and all that may answer it. */
export const Asked: Story = {
  play: asWritten(async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox');
    await press(await canvas.findByRole('option', { name: 'cool moonlight' }));
    await expect(args.onFill).toHaveBeenCalledWith('light', { choice: 'moonlight' }, 'cool moonlight');
    await userEvent.type(field, 'one lamp{Enter}');
    await expect(args.onFill).toHaveBeenLastCalledWith('light', { text: 'one lamp' }, 'one lamp');
    await userEvent.clear(field);
    await press(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Asked);

/** It was answered before: its words stand in the field, Enter goes on with them, and Escape leaves. */
export const Answered: Story = {
  args: { value: { choice: 'moonlight' } },
  play: asWritten(async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox');
    await expect(field).toHaveValue('cool moonlight');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onFill).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  }),
};

export const First: Story = { args: { slot: 'subject' } };

export const Last: Story = { args: { slot: 'exclude', value: { text: 'bystanders, cars' } } };

export const Spanish: Story = { args: { slot: 'mood' }, decorators: [inSpanish] };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(PromptRitual, fromStories(meta.args, { Asked, Answered, First, Last }));
