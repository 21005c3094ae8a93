import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { CoinIcon, VideoIcon } from '../../icons/index.ts';
import { Badge } from '../Badge/index.ts';
import { List, ListItem } from './index.ts';

const meta = {
  title: 'Primitives/List',
  component: List,
  args: {
    label: 'Transactions',
    children: (
      <>
        <ListItem
          icon={<CoinIcon />}
          title="Welcome to the studio"
          description="21 November 2026"
          aside="+500"
        />
        <ListItem
          icon={<CoinIcon />}
          title="Exchanged for 42 Credits"
          description="21 November 2026"
          aside="−420"
        />
        <ListItem
          icon={<VideoIcon />}
          title="Slow push-in, dust in the light"
          aside={<Badge>Queued</Badge>}
        />
        <ListItem title="A line of its own" />
      </>
    ),
  },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Transactions' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Playground: Story = playgroundOf(Rows);

export const Matrix: Story = sheetOf(List, fromStories(meta.args, { Rows }));
