import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { shown } from '../../../../test/stories/shown.ts';
import { TopicList } from './index.ts';
import { topicListStates, topicListTester } from './TopicList.spec.tsx';

/** The hot topics, then all of them. */
const meta = {
  title: 'Components/TopicList',
  component: TopicList,
  args: { ...shown(topicListStates.usual), onChoose: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '36rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TopicList>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Usual: Story = {
  play: async ({ args }) => {
    await topicListTester(tools).open(/gallery/i);
    await expect(args.onChoose).toHaveBeenLastCalledWith('gallery');
  },
};

export const Playground: Story = playgroundOf(Usual);

export const NoneFeatured: Story = {
  args: shown(topicListStates.noneFeatured),
};

export const Strange: Story = {
  args: shown(topicListStates.strange),
};

export const Matrix: Story = sheetOf(TopicList, topicListStates);
