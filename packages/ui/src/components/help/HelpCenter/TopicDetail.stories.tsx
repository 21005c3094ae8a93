import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { TopicDetail } from './index.ts';
import { topicDetailStates, topicDetailTester } from './TopicDetail.spec.tsx';

/** One topic to read, and whether it helped. */
const meta = {
  title: 'Components/TopicDetail',
  component: TopicDetail,
  args: { ...shown(topicDetailStates.read), onBack: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '36rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TopicDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Read: Story = {
  play: asWritten(async ({ args }) => {
    const tester = topicDetailTester(tools);
    await expect(tester.read()).toBe(topicDetailStates.read.topic?.title);
    await tester.back();
    await expect(args.onBack).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Read);

export const Unknown: Story = {
  args: shown(topicDetailStates.unknown),
  play: async ({ args }) => {
    await expect(topicDetailTester(tools).read()).toBeNull();
    await expect(args.onBack).not.toHaveBeenCalled();
  },
};

export const Strange: Story = {
  args: shown(topicDetailStates.strange),
};

export const Matrix: Story = sheetOf(TopicDetail, topicDetailStates);
