import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { CompassIcon, JobsIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    title: 'The Archive is Quiet',
    icon: <JobsIcon size={24} />,
    children: "You haven't started any creations yet. Begin your first ritual.",
    actions: <Button variant="primary">Start New Prompt Ritual</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'The Archive is Quiet' })).toBeInTheDocument();
  },
};

export const Playground: Story = playgroundOf(Compact);

/** Filtered to nothing: no heading, one way back. */
export const Filtered: Story = {
  args: {
    title: undefined,
    icon: undefined,
    children: 'No jobs match this filter. Try viewing all jobs.',
    actions: <Button size="small">View all jobs</Button>,
  },
};

/** In a column that begins at its start, such as that of a public page. */
export const AtStart: Story = {
  args: {
    align: 'start',
    title: undefined,
    icon: undefined,
    children: 'That account is already connected to another sign-in.',
    actions: <Button variant="primary">On to the studio</Button>,
  },
};

export const Page: Story = {
  args: {
    size: 'page',
    level: 1,
    icon: <CompassIcon size={24} />,
    title: 'Page Not Found',
    children: "The page you're looking for doesn't exist or has been moved",
    actions: (
      <>
        <Button>Go Back</Button>
        <Button variant="primary">Home</Button>
      </>
    ),
  },
};

export const Matrix: Story = sheetOf(EmptyState, fromStories(meta.args, { Compact, Filtered, Page }));
