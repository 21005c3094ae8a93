import type { Meta, StoryObj } from '@storybook/react-vite';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOfParts } from '../../../test/sheet/sheet.tsx';
import { Row } from '../../../test/stories/Matrix.tsx';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { width: 240, height: 42 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};

export const Playground: Story = playgroundOf(Block);

/** The size of what is coming: a card with a picture, a title and two lines. */
export const Matrix: Story = sheetOfParts({
  picture: <Skeleton shape="picture" ratio="4 / 3" />,
  circleBesideText: (
    <Row>
      <Skeleton shape="circle" width={36} />
      <Skeleton shape="text" width="60%" />
    </Row>
  ),
  lines: (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="80%" />
    </>
  ),
  block: <Skeleton width={140} height={42} />,
});
