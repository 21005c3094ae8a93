import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import {
  cancelledJob,
  completedJob,
  completedVideoJob,
  failedJob,
  missingPicture,
  queuedJob,
  runningJob,
} from '../../fixtures/index.ts';
import { JobCard } from './index.ts';

const meta = {
  title: 'Components/JobCard',
  component: JobCard,
  args: { job: runningJob, onViewResults: fn(), onCancel: fn(), onRetry: fn() },
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <JobCard {...args} />
    </div>
  ),
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Running' })).toHaveAttribute('aria-valuenow', '4');
  },
};

export const Queued: Story = { args: { job: queuedJob } };

/** Up to three pictures of the batch. */
export const Completed: Story = {
  args: { job: completedJob },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

/** The first video of the render. Its controls are the browser's own, and drawn when it likes. */
export const CompletedVideo: Story = {
  args: { job: completedVideoJob },
  parameters: { photograph: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Video: /)).toHaveAttribute('poster');
  },
};

export const Failed: Story = { args: { job: failedJob } };

export const Cancelled: Story = { args: { job: cancelledJob } };

/** The exact moment is in the tooltip of the time. */
export const ExactTime: Story = {
  args: { job: completedJob },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '18 minutes ago' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('November 21, 2026');
  },
};

export const MissingPictures: Story = {
  args: {
    job: {
      ...completedJob,
      result: { media_assets: [{ url: missingPicture }, { url: `${missingPicture}A` }] },
    },
  },
};

export const Pending: Story = { args: { isPending: true } };
