import { jobsPage } from '@mirror-studio/domain/texts/en/jobsPage';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { tableTester } from '../../../primitives/Table/Table.spec.tsx';
import { JobsPage } from './index.ts';
import { jobsPageStates } from './JobsPage.spec.tsx';

const meta = {
  title: 'Components/JobsPage',
  component: JobsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(jobsPageStates.listed),
    onFilterChange: fn(),
    onCancelWaiting: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onViewResults: fn(),
  },
  render: (args) => (
    <main>
      <JobsPage {...args} />
    </main>
  ),
} satisfies Meta<typeof JobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

/** What runs, waits and has ended: how long, how often, for how much. */
export const Listed: Story = {
  play: asWritten(async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /still life/i }));
    await expect(row.getByText('19 sec')).toBeVisible();
    await expect(canvas.getAllByText('about 24 sec')).toHaveLength(2);
    const cancelWaiting = canvas.getByRole('button', { name: jobsPage.cancelWaiting_one });
    await userEvent.click(cancelWaiting);
    await userEvent.unhover(cancelWaiting);
    await expect(args.onCancelWaiting).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Listed);

/** All that is known of one: the provider's answer, its credits in the words of the ledger. */
export const Opened: Story = {
  play: asWritten(async ({ canvas }) => {
    await tableTester(tools).expand(/^A dancer/);
    await expect(canvas.getByText(/Half of the last 36 jobs like this took 18 sec to 41 sec/)).toBeVisible();
    await expect(canvas.getByText(wallet.reason_generation_reserved)).toBeVisible();
  }),
};

export const Loading: Story = { args: shown(jobsPageStates.loading) };

export const Empty: Story = { args: shown(jobsPageStates.empty) };

export const FilteredToNothing: Story = { args: shown(jobsPageStates.filteredToNothing) };

export const FailedToLoad: Story = { args: shown(jobsPageStates.failedToLoad) };

/** They are listed as they were; reading them again failed. */
export const Outdated: Story = { args: shown(jobsPageStates.outdated) };

/** Older ones are being read. */
export const LoadingMore: Story = { args: shown(jobsPageStates.loadingMore) };

export const Pending: Story = { args: shown(jobsPageStates.pending) };

export const LongAndStrange: Story = { args: shown(jobsPageStates.strange) };

/** Each row a card. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(JobsPage, jobsPageStates, 1);
