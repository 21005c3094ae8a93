import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Row } from '../../../test/stories/Matrix.tsx';
import { Spinner, type SpinnerProps } from './index.ts';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading jobs...' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading jobs...' })).toBeInTheDocument();
  },
};

export const Playground: Story = playgroundOf(Named);

/** Text beside it says what is being waited for: the spinner itself is silent. */
export const BesideText: Story = {
  args: { label: undefined },
  render: (args) => (
    <Row>
      <Spinner {...args} /> Loading jobs...
    </Row>
  ),
};

export const Matrix: Story = sheetOf<SpinnerProps>(Spinner, {
  small: { label: 'Small', size: 14 },
  usual: { label: 'Usual' },
  large: { label: 'Large', size: 32 },
  violet: { label: 'Generating', tone: 'violet', size: 24 },
  running: { label: 'Running', tone: 'running', size: 24 },
});
