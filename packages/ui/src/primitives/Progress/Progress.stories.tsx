import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { Progress } from './index.ts';
import { progressStates } from './Progress.spec.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Salt flats at first light', value: 4, maxValue: 8, valueLabel: '4 of 8' },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Salt flats at first light' });
    await expect(bar).toHaveAttribute('aria-valuetext', '4 of 8');
  },
};

export const Playground: Story = playgroundOf(Counted, {
  also: ['isIndeterminate'],
  choices: { tone: ['violet', 'neutral'] },
});

export const Matrix: Story = sheetOf(Progress, progressStates);
