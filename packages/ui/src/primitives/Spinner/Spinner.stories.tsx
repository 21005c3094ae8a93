import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Row } from '../../../test/stories/Matrix.tsx';
import { Spinner } from './index.ts';
import { spinnerStates } from './Spinner.spec.tsx';

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

export const Matrix: Story = sheetOf(Spinner, spinnerStates);
