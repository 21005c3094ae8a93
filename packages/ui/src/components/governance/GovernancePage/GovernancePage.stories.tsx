import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { proposals } from '../../../testing/fixtures/governance.ts';
import { governancePageStates, governancePageTester } from './GovernancePage.spec.tsx';
import { GovernancePage } from './index.ts';

const meta = {
  title: 'Components/GovernancePage',
  component: GovernancePage,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(governancePageStates.open),
    hrefOf: (id) => `#${id}`,
    onListChange: fn(),
  },
  render: (args) => (
    <main>
      <GovernancePage {...args} />
    </main>
  ),
} satisfies Meta<typeof GovernancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Open: Story = {};

/** Not photographed: whether a scripted press shows the ring depends on when the window got the focus. */
export const Choosing: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await governancePageTester(tools).show('decisions');
    await expect(args.onListChange).toHaveBeenCalledWith('decisions');
  }),
};

export const Playground: Story = playgroundOf(Open);

export const Managing: Story = { args: { ...shown(governancePageStates.managing), onPropose: fn() } };

export const Drafts: Story = { args: shown(governancePageStates.drafts) };

export const Closed: Story = { args: shown(governancePageStates.closed) };

export const Nothing: Story = { args: shown(governancePageStates.nothing) };

export const NothingDecided: Story = {
  args: { ...shown(governancePageStates.nothingDecided), onPropose: fn() },
};

export const Loading: Story = { args: shown(governancePageStates.loading) };

export const FailedToLoad: Story = { args: shown(governancePageStates.failedToLoad) };

export const More: Story = { args: { ...shown(governancePageStates.more), onLoadMore: fn() } };

export const LoadingMore: Story = { args: { ...shown(governancePageStates.loadingMore), onLoadMore: fn() } };

export const MoreFailed: Story = { args: { ...shown(governancePageStates.moreFailed), onLoadMore: fn() } };

export const Strange: Story = { args: shown(governancePageStates.strange) };

/** Of 10,000 those near the sight are in the document. */
const farTooMany = Array.from({ length: 10_000 }, (_, at) => ({
  ...(proposals[at % proposals.length] ?? (proposals[0] as (typeof proposals)[number])),
  id: `many ${at}`,
}));

export const FarTooMany: Story = {
  render: (args) => <GovernancePage {...args} proposals={farTooMany} />,
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(120);
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(GovernancePage, governancePageStates, 1);
