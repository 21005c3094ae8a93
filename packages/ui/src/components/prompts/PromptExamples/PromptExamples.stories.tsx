import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { full, long, plain, readingOf } from '../../../../test/stories/promptSamples.ts';
import { PromptExamples } from './index.ts';

const { examples, combinations } = readingOf(full);

const meta = {
  title: 'Components/PromptExamples',
  component: PromptExamples,
  args: { state: 'read', examples, combinations, seed: 7, onDraw: fn(), onShoot: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '26rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PromptExamples>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five of them, and how many there are. */
export const Several: Story = {
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Shoot number 3' }));
    await expect(args.onShoot).toHaveBeenCalledWith(2);
    await press(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(args.onDraw).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Several);

/** Nothing alternates: there is one. */
export const One: Story = {
  args: { examples: readingOf(plain).examples, combinations: readingOf(plain).combinations },
};

/** More than can be counted. */
export const Countless: Story = {
  args: { combinations: { count: Number.MAX_SAFE_INTEGER, exact: false } },
};

/** There is no prompt. */
export const Empty: Story = { args: { state: 'empty' } };

/** Read for the first time. */
export const Reading: Story = { args: { state: 'reading', examples: [] } };

/** Another one is read: those of the one before stay in their place. */
export const ReadingAgain: Story = { args: { state: 'reading' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: asWritten(async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
};

export const Long: Story = {
  args: { examples: readingOf(long).examples, combinations: readingOf(long).combinations },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = sheetOf(
  PromptExamples,
  fromStories(meta.args, { Several, One, Countless, Empty, Reading, ReadingAgain, Failed, Long }),
);
