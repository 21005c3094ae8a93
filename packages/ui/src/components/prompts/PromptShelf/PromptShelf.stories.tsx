import { promptTemplates } from '@mirror-studio/domain/prompts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { recent } from '../../../../test/stories/promptSamples.ts';
import { PromptShelf } from './index.ts';

const meta = {
  title: 'Components/PromptShelf',
  component: PromptShelf,
  args: { recent, onTemplate: fn(), onRecent: fn() },
} satisfies Meta<typeof PromptShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Templates, and what was used before. */
export const Used: Story = {
  args: { template: 'night' },
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Pears on linen' }));
    const [, , pears] = promptTemplates;
    await expect(args.onTemplate).toHaveBeenCalledWith(pears.id, pears.slots);
    await press(canvas.getByRole('button', { name: recent[0]?.text ?? '' }));
    await expect(args.onRecent).toHaveBeenCalledWith(recent[0]);
  }),
};

export const Playground: Story = playgroundOf(Used);

/** Nothing was used yet. */
export const New: Story = { args: { recent: [] } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(PromptShelf, fromStories(meta.args, { Used, New }));
