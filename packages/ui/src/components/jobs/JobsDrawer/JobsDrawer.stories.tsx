import { matchesJobFilter } from '@mirror-studio/domain/jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  cancelledJob,
  completedJob,
  everyJob,
  failedJob,
  manyJobs,
  prompts,
  runningJob,
} from '../../fixtures/index.ts';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { JobsDrawer, type JobsDrawerProps } from './index.ts';

/** Filters what it is given, as the list's owner does. */
function Held(props: JobsDrawerProps) {
  const [filter, setFilter] = useState(props.filter);
  return (
    <main style={{ minBlockSize: 900 }}>
      <JobsDrawer
        {...props}
        filter={filter}
        jobs={props.jobs.filter(({ status }) => matchesJobFilter(status, filter))}
        onFilterChange={(chosen) => {
          setFilter(chosen);
          props.onFilterChange(chosen);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/JobsDrawer',
  component: JobsDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    jobs: everyJob,
    filter: 'all',
    onFilterChange: fn(),
    onViewResults: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onReload: fn(),
    onStart: fn(),
    keys: ['Ctrl', 'J'],
  },
  render: (args) => <Held {...args} />,
  // A story without its own play is photographed when the layer has arrived, not on its way.
  play: async () => {
    await drawer();
  },
} satisfies Meta<typeof JobsDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => {
  const layer = await screen.findByRole('dialog');
  await waitFor(() => expect(layer).toBeVisible());
  return within(layer);
};

/** Every status a job can have. The drawer is 380 px wide. */
export const Full: Story = {
  play: async ({ args }) => {
    const inside = await drawer();
    await expect(inside.getAllByRole('article')).toHaveLength(everyJob.length);
    await press(inside.getByRole('button', { name: 'View Results' }));
    await expect(args.onViewResults).toHaveBeenCalledWith(completedJob);
    await press(within(inside.getByRole('article', { name: /lighthouse/ })).getByText('Retry'));
    await expect(args.onRetry).toHaveBeenCalledWith(failedJob);
    await press(within(inside.getByRole('article', { name: /dancer/ })).getByText('Cancel'));
    await expect(args.onCancel).toHaveBeenCalledWith(runningJob);
  },
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
  args: { state: 'loading', jobs: [] },
  play: async () => {
    await expect((await drawer()).getByText('Loading jobs...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { jobs: [] },
  play: async ({ args }) => {
    const inside = await drawer();
    await expect(inside.getByRole('heading', { name: 'The Archive is Quiet' })).toBeVisible();
    await press(inside.getByRole('button', { name: 'Start New Prompt Ritual' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const FilteredToNothing: Story = {
  args: { jobs: [cancelledJob], filter: 'completed' },
  play: async () => {
    await expect(
      (await drawer()).getByText('No jobs match this filter. Try viewing all jobs.'),
    ).toBeVisible();
  },
};

export const FailedToLoad: Story = {
  args: { state: 'failed', jobs: [] },
  play: async ({ args }) => {
    await press((await drawer()).getByRole('button', { name: /try again/i }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Asked for something, no answer yet. */
export const Pending: Story = { args: { pendingIds: [runningJob.id, failedJob.id] } };

/** Ten thousand jobs: what is out of sight is not drawn. */
export const TenThousand: Story = {
  args: { jobs: manyJobs(10_000) },
  play: async () => {
    const inside = await drawer();
    await expect(inside.getAllByRole('article').length).toBeLessThanOrEqual(60);
  },
};

export const LongAndStrange: Story = {
  args: {
    jobs: [prompts.long, prompts.unbroken, prompts.rightToLeft, prompts.markup, prompts.emoji, ''].map(
      (prompt, index) => ({ ...completedJob, id: `strange-${index}`, result: null, metadata: { prompt } }),
    ),
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };
