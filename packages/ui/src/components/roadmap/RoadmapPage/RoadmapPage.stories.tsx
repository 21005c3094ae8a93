import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { columnsOf, ideas } from '../../../testing/fixtures/roadmap.ts';
import { RoadmapPage } from './index.ts';
import { roadmapPageStates, roadmapPageTester } from './RoadmapPage.spec.tsx';

const meta = {
  title: 'Components/RoadmapPage',
  component: RoadmapPage,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(roadmapPageStates.listed),
    hrefOf: (id) => `#${id}`,
    onColumnChange: fn(),
    onVotedChange: fn(),
    onPropose: fn(),
  },
  render: (args) => (
    <main>
      <RoadmapPage {...args} />
    </main>
  ),
} satisfies Meta<typeof RoadmapPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Listed: Story = {};

/** Not photographed: whether a scripted press shows the ring depends on when the window got the focus. */
export const Acting: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await roadmapPageTester(tools).vote('Layers');
    await expect(args.onVotedChange).toHaveBeenCalledWith(ideas[0], false);
    await roadmapPageTester(tools).propose();
    await expect(args.onPropose).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const Shipped: Story = {
  args: shown(roadmapPageStates.shipped),
  globals: { viewport: { value: 'small' } },
};

export const WithFeed: Story = { args: shown(roadmapPageStates.withFeed) };

export const Few: Story = { args: shown(roadmapPageStates.few) };

/** Of the sample community: each says so. */
export const Samples: Story = { args: shown(roadmapPageStates.samples) };

export const Nothing: Story = { args: shown(roadmapPageStates.nothing) };

export const Loading: Story = { args: shown(roadmapPageStates.loading) };

export const FailedToLoad: Story = { args: shown(roadmapPageStates.failedToLoad) };

export const More: Story = { args: shown(roadmapPageStates.more) };

export const LoadingMore: Story = { args: shown(roadmapPageStates.loadingMore) };

export const MoreFailed: Story = { args: shown(roadmapPageStates.moreFailed) };

export const Strange: Story = { args: shown(roadmapPageStates.strange) };

/** Of 10,000 those near the sight are in the document. */
const farTooMany = columnsOf(
  Array.from({ length: 10_000 }, (_, at) => ({
    ...(ideas[at % ideas.length] ?? (ideas[0] as (typeof ideas)[number])),
    id: `many ${at}`,
  })),
);

export const FarTooMany: Story = {
  render: (args) => <RoadmapPage {...args} columns={farTooMany} />,
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(240);
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

/** A narrow screen shows the column that is chosen there. */
export const ChoosingAColumn: Story = {
  parameters: { visual: { skip: true } },
  globals: { viewport: { value: 'small' } },
  play: asWritten(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Shipped/ }));
    await expect(args.onColumnChange).toHaveBeenCalledWith('shipped');
    await expect(canvas.queryByRole('heading', { name: /^Planned/ })).toBeNull();
  }),
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(RoadmapPage, roadmapPageStates, 1);
