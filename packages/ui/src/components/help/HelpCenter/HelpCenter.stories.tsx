import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { prompts } from '../../../testing/fixtures/index.ts';
import { helpStates } from './HelpCenter.spec.tsx';
import { HelpCenter } from './index.ts';

const onSend = fn();

const meta = {
  title: 'Components/HelpCenter',
  component: HelpCenter,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(helpStates.topics), onOpenChange: fn() },
  // The centre holds what is chosen and typed itself, and finds by title alone.
  render: ({ tab, topicId, search, feedback, ...args }) => (
    <main style={{ minBlockSize: 880 }}>
      <HelpCenter
        {...args}
        defaultTab={tab}
        defaultTopicId={topicId}
        search={{
          defaultQuery: search?.query,
          results: (query) =>
            args.topics.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())),
        }}
        feedback={{
          status: feedback?.status,
          defaultHelpful: feedback?.helpful,
          defaultMessage: feedback?.message,
          onSend,
        }}
      />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await help();
  },
} satisfies Meta<typeof HelpCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

const help = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

/** Three hot topics, then all five. */
export const Topics: Story = {
  play: async () => {
    const inside = await help();
    await expect(inside.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Playground: Story = playgroundOf(Topics, {
  news: {
    onTopicChoose: (topicId: string) => ({ topicId }),
    onTopicLeave: () => ({ topicId: null }),
  },
});

export const Topic: Story = {
  play: async () => {
    const inside = await help();
    const [first] = inside.getAllByRole('button', { name: /Getting started/ });
    if (!first) throw new Error('The topic is not listed');
    await press(first);
    await expect(inside.getByRole('heading', { level: 3, name: 'Getting started' })).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};

export const BackToTopics: Story = {
  args: shown(helpStates.topic),
  parameters: { visual: { skip: true } },
  play: async () => {
    const inside = await help();
    await press(inside.getByRole('button', { name: 'Back to the topics' }));
    await expect(inside.getByRole('heading', { name: 'All topics' })).toBeVisible();
  },
};

/** Send appears only when something was written. */
export const Feedback: Story = {
  args: shown(helpStates.topic),
  play: async () => {
    const inside = await help();
    await press(inside.getByRole('button', { name: 'Yes' }));
    await userEvent.type(inside.getByRole('textbox', { name: /Tell us more/ }), 'Clear, thank you.');
    await press(inside.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenCalledWith({ helpful: true, message: 'Clear, thank you.' });
  },
};

export const FeedbackSending: Story = { args: shown(helpStates.feedbackSending) };

export const FeedbackSent: Story = { args: shown(helpStates.feedbackSent) };

/** A link to a topic that was renamed. */
export const UnknownTopic: Story = { args: shown(helpStates.unknownTopic) };

export const SearchEmpty: Story = {
  args: shown(helpStates.searchEmpty),
  play: async () => {
    await expect((await help()).getByText('Start typing to search help topics...')).toBeVisible();
  },
};

export const SearchTyped: Story = {
  args: shown(helpStates.searchEmpty),
  parameters: { visual: { skip: true } },
  play: async () => {
    const inside = await help();
    await userEvent.type(inside.getByRole('searchbox', { name: 'Search help' }), 'photo');
    await expect(inside.getByText('1 result')).toBeVisible();
  },
};

export const SearchNothing: Story = {
  args: shown(helpStates.searchNothing),
  play: async () => {
    await expect((await help()).getByText(`No results found for "${prompts.markup}"`)).toBeVisible();
  },
};

/** A thousand topics: those in sight are drawn. */
export const ThousandTopics: Story = {
  args: shown(helpStates.thousandTopics),
  play: async () => {
    const rows = (await help()).getAllByRole('button', { name: /part \d+/ });
    await expect(rows.length).toBeLessThanOrEqual(60);
  },
};

export const Shortcuts: Story = { args: shown(helpStates.shortcuts) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

/** What a team writes is shown, never run; nothing is wider than the page. */
export const Strange: Story = {
  args: shown(helpStates.strange),
  play: async () => {
    const inside = await help();
    await expect(inside.queryByRole('img')).toBeNull();
    await expect(inside.getByText(/<img src=x/)).toBeVisible();
  },
};

export const FeedbackWritten: Story = {
  args: shown(helpStates.feedbackWritten),
  play: async () => {
    await expect((await help()).getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

export const SearchFound: Story = { args: shown(helpStates.searchFound) };

export const Matrix: Story = windowsOf(HelpCenter, helpStates);
