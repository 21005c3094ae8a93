import { noWorksFilter } from '@mirror-studio/domain/works';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { WorksPage } from './index.ts';
import { worksPageStates, worksPageTester } from './WorksPage.spec.tsx';

const meta = {
  title: 'Components/WorksPage',
  component: WorksPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(worksPageStates.listed), hrefOf: (id) => `#${id}`, onFilterChange: fn() },
  render: (args) => (
    <main>
      <WorksPage {...args} />
    </main>
  ),
} satisfies Meta<typeof WorksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Listed: Story = {};

export const Playground: Story = playgroundOf(Listed);

export const Narrowed: Story = {
  args: shown(worksPageStates.narrowed),
  play: asWritten(async ({ args }) => {
    await worksPageTester(tools).without(/first light/);
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...args.filter, tag: null });
  }),
};

export const Loading: Story = { args: shown(worksPageStates.loading) };

export const Empty: Story = { args: shown(worksPageStates.empty) };

export const RisingNone: Story = { args: shown(worksPageStates.risingNone) };

export const RemixedNone: Story = { args: shown(worksPageStates.remixedNone) };

export const FollowedNone: Story = { args: shown(worksPageStates.followedNone) };

export const Searched: Story = {
  args: shown(worksPageStates.searched),
  play: asWritten(async ({ args }) => {
    await worksPageTester(tools).search('');
    await expect(args.onFilterChange).toHaveBeenCalledWith(noWorksFilter);
  }),
};

export const NarrowedToNothing: Story = {
  args: shown(worksPageStates.narrowedToNothing),
  play: asWritten(async ({ args }) => {
    await worksPageTester(tools).showAll();
    await expect(args.onFilterChange).toHaveBeenCalledWith(noWorksFilter);
  }),
};

export const FailedToLoad: Story = { args: shown(worksPageStates.failedToLoad) };

export const More: Story = { args: shown(worksPageStates.more) };

export const LoadingMore: Story = { args: shown(worksPageStates.loadingMore) };

export const MoreFailed: Story = { args: shown(worksPageStates.moreFailed) };

export const AtSmallWidth: Story = {
  args: shown(worksPageStates.narrowed),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: shown(worksPageStates.narrowed) };

export const Matrix: Story = windowsOf(WorksPage, worksPageStates, 1);
