import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { Meter } from './index.ts';
import { meterStates } from './Meter.spec.tsx';

const meta = {
  title: 'Primitives/Meter',
  component: Meter,
  args: { label: 'Storage', value: 62 },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuenow', '62');
  },
};

export const Playground: Story = playgroundOf(Neutral, {
  choices: { tone: ['neutral', 'gold', 'success', 'warning', 'danger'] },
});

export const Matrix: Story = sheetOf(Meter, meterStates);
