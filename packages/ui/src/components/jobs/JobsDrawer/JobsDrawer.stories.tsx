import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { completedJob, everyJob, failedJob, runningJob } from '../../../testing/fixtures/index.ts';
import { JobsDrawer } from './index.ts';
import { jobsStates } from './JobsDrawer.spec.tsx';

const meta = {
  title: 'Components/JobsDrawer',
  component: JobsDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(jobsStates.full),
    onOpenChange: fn(),
    onFilterChange: fn(),
    onViewResults: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onReload: fn(),
    onStart: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 900 }}>
      <JobsDrawer {...args} filter={undefined} defaultFilter={args.filter} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await drawer();
  },
} satisfies Meta<typeof JobsDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** Every status a job can have. The drawer is 380 px wide. */
export const Full: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await drawer();
    await expect(inside.getAllByRole('article')).toHaveLength(everyJob.length);
    await press(inside.getByRole('button', { name: 'View Results' }));
    await expect(args.onViewResults).toHaveBeenCalledWith(completedJob);
    await press(within(inside.getByRole('article', { name: /lighthouse/ })).getByText('Retry'));
    await expect(args.onRetry).toHaveBeenCalledWith(failedJob);
    await press(within(inside.getByRole('article', { name: /dancer/ })).getByText('Cancel'));
    await expect(args.onCancel).toHaveBeenCalledWith(runningJob);
  }),
};

export const Playground: Story = playgroundOf(Full);

/** The way to the page of all jobs stays in view under them. */
export const WithAllJobs: Story = {
  args: { ...shown(jobsStates.withAllJobs), onViewAllJobs: fn() },
  play: asWritten(async ({ args }) => {
    await press((await drawer()).getByRole('button', { name: 'All jobs' }));
    await expect(args.onViewAllJobs).toHaveBeenCalledOnce();
  }),
};

/** Running means running and queued. */
export const Filtered: Story = {
  play: async () => {
    const inside = await drawer();
    await press(inside.getByRole('radio', { name: 'Running' }));
    await expect(inside.getAllByRole('article')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: shown(jobsStates.loading),
  play: async () => {
    await expect((await drawer()).getByText('Loading jobs...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: shown(jobsStates.empty),
  play: async ({ args }) => {
    const inside = await drawer();
    await expect(inside.getByRole('heading', { name: 'The Archive is Quiet' })).toBeVisible();
    await press(inside.getByRole('button', { name: 'Start New Prompt Ritual' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const FilteredToNothing: Story = {
  args: shown(jobsStates.filteredToNothing),
  play: async () => {
    await expect(
      (await drawer()).getByText('No jobs match this filter. Try viewing all jobs.'),
    ).toBeVisible();
  },
};

export const FailedToLoad: Story = {
  args: shown(jobsStates.failedToLoad),
  play: async ({ args }) => {
    await press((await drawer()).getByRole('button', { name: /try again/i }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Asked for something, no answer yet. */
export const Pending: Story = { args: shown(jobsStates.pending) };

/** Ten thousand jobs: what is out of sight is not drawn. */
export const TenThousand: Story = {
  args: shown(jobsStates.tenThousand),
  play: async () => {
    const inside = await drawer();
    await expect(inside.getAllByRole('article').length).toBeLessThanOrEqual(60);
  },
};

export const LongAndStrange: Story = {
  args: shown(jobsStates.strange),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(JobsDrawer, jobsStates);
