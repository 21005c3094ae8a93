import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { Progress } from './index.ts';

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

export const Matrix: Story = {
  render: () => (
    <Column>
      <Progress label="Nothing yet" value={0} />
      <Progress label="Half of it" value={50} />
      <Progress label="All of it" value={100} />
      <Progress label="Counted" value={4} maxValue={8} valueLabel="4 of 8" />
      <Progress label="Uploading" tone="neutral" value={62} />
      <Progress label="Of unknown length" isIndeterminate />
      <Progress label="Without a label in sight" isLabelHidden value={50} />
    </Column>
  ),
};
