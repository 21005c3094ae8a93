import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { LeaderboardPage } from './index.ts';
import { leaderboardPageStates, leaderboardPageTester } from './LeaderboardPage.spec.tsx';

const meta = {
  title: 'Components/LeaderboardPage',
  component: LeaderboardPage,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(leaderboardPageStates.listed),
    hrefOf: (handle) => `#${handle}`,
    onAskedChange: fn(),
  },
  render: (args) => (
    <main>
      <LeaderboardPage {...args} />
    </main>
  ),
} satisfies Meta<typeof LeaderboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Listed: Story = {};

/** Not photographed: whether a scripted press shows the ring depends on when the window got the focus. */
export const Choosing: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await leaderboardPageTester(tools).show('ever');
    await expect(args.onAskedChange).toHaveBeenCalledWith({ ...args.asked, period: 'ever' });
    await leaderboardPageTester(tools).showBoard('new');
    await expect(args.onAskedChange).toHaveBeenCalledWith({ ...args.asked, board: 'new' });
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const One: Story = { args: shown(leaderboardPageStates.one) };

/** The World: there is nothing above. */
export const Last: Story = { args: shown(leaderboardPageStates.last) };

export const Newcomer: Story = { args: shown(leaderboardPageStates.newcomer) };

export const Nobody: Story = { args: shown(leaderboardPageStates.nobody) };

export const Loading: Story = { args: shown(leaderboardPageStates.loading) };

export const FailedToLoad: Story = { args: shown(leaderboardPageStates.failedToLoad) };

export const More: Story = { args: shown(leaderboardPageStates.more) };

export const LoadingMore: Story = { args: shown(leaderboardPageStates.loadingMore) };

export const MoreFailed: Story = { args: shown(leaderboardPageStates.moreFailed) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(LeaderboardPage, leaderboardPageStates, 1);
