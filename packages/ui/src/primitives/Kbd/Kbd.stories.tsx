import type { Meta, StoryObj } from '@storybook/react-vite';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { Row } from '../../../test/stories/Matrix.tsx';
import { Kbd } from './index.ts';

const meta = { title: 'Primitives/Kbd', component: Kbd, args: { keys: ['Ctrl', 'J'] } } satisfies Meta<
  typeof Kbd
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {};

export const Playground: Story = playgroundOf(Together);

export const Matrix: Story = {
  render: () => (
    <Row>
      <Kbd keys={['?']} />
      <Kbd keys={['Esc']} />
      <Kbd keys={['Ctrl', 'J']} />
      <Kbd keys={['Alt', 'B']} />
      <Kbd keys={['G', 'P']} />
      <Kbd keys={['Ctrl', 'Shift', 'Enter']} />
      <Kbd keys={['⌘', '⇧', '⌥', '⌃', '⏎']} />
      <Kbd keys={['⌫', '⇥', '␣', '←', '→']} />
    </Row>
  ),
};
