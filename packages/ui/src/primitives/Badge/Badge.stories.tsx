import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Row } from '../../../test/stories/Matrix.tsx';
import { JobsIcon, NotificationsIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Badge, type BadgeProps, type BadgeTone, CountBadge } from './index.ts';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Sample renderer' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Playground: Story = playgroundOf(Neutral);

const tones: BadgeTone[] = ['neutral', 'success', 'warning', 'danger', 'info', 'running', 'gold', 'violet'];

export const Matrix: Story = sheetOf<BadgeProps>(
  Badge,
  Object.fromEntries(tones.map((tone) => [tone, { tone, children: 'Sample renderer' }])),
);

/** Nothing at 0; above the maximum, a plus. The control's own name says the count. */
export const Counts: Story = {
  render: () => (
    <Row>
      <CountBadge count={0}>
        <IconButton label="Jobs: none running" icon={<JobsIcon />} />
      </CountBadge>
      <CountBadge count={2}>
        <IconButton label="Jobs: 2 running" icon={<JobsIcon />} />
      </CountBadge>
      <CountBadge count={12} max={9}>
        <IconButton label="Notifications: 12 unread" icon={<NotificationsIcon />} />
      </CountBadge>
      <CountBadge count={7} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeInTheDocument();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
