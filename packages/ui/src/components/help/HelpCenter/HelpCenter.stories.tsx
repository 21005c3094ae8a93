import type { HelpTab } from '@mirror-studio/domain/help';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { helpArticles, manyArticles, prompts } from '../../fixtures/index.ts';
import { press } from '../../fixtures/press.ts';
import { HelpCenter, type HelpCenterProps } from './index.ts';

const nothing = { helpful: null, onRate: fn(), message: '', onMessageChange: fn(), onSend: fn() };

/** Finds by title alone and goes where it is sent. */
function Held(props: HelpCenterProps) {
  const [tab, setTab] = useState<HelpTab>(props.tab);
  const [topicId, setTopic] = useState(props.topicId);
  const [query, setQuery] = useState(props.search.query);
  const [message, setMessage] = useState(props.feedback.message);
  const [helpful, setHelpful] = useState(props.feedback.helpful);
  return (
    <main style={{ minBlockSize: 880 }}>
      <HelpCenter
        {...props}
        tab={tab}
        onTabChange={setTab}
        topicId={topicId}
        onTopicChoose={(id) => {
          setTab('topics');
          setTopic(id);
        }}
        onTopicLeave={() => setTopic(null)}
        search={{
          query,
          onQueryChange: setQuery,
          results: props.topics.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())),
        }}
        feedback={{
          ...props.feedback,
          message,
          helpful,
          onMessageChange: setMessage,
          onRate: setHelpful,
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/HelpCenter',
  component: HelpCenter,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    tab: 'topics',
    onTabChange: fn(),
    topics: helpArticles,
    topicId: null,
    onTopicChoose: fn(),
    onTopicLeave: fn(),
    search: { query: '', onQueryChange: fn(), results: [] },
    feedback: nothing,
  },
  render: (args) => <Held {...args} />,
  // A story without its own play is photographed when the layer has arrived, not on its way.
  play: async () => {
    await help();
  },
} satisfies Meta<typeof HelpCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

const help = async () => {
  const layer = await screen.findByRole('dialog');
  await waitFor(() => expect(layer).toBeVisible());
  return within(layer);
};

/** Three hot topics, then all five. */
export const Topics: Story = {
  play: async () => {
    const inside = await help();
    await expect(inside.getAllByRole('listitem')).toHaveLength(8);
  },
};

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
  args: { topicId: 'gallery' },
  parameters: { photograph: { skip: true } },
  play: async () => {
    const inside = await help();
    await press(inside.getByRole('button', { name: 'Back to the topics' }));
    await expect(inside.getByRole('heading', { name: 'All topics' })).toBeVisible();
  },
};

/** Send appears only when something was written. */
export const Feedback: Story = {
  args: { topicId: 'gallery', feedback: { ...nothing, onSend: fn() } },
  play: async ({ args }) => {
    const inside = await help();
    await press(inside.getByRole('button', { name: 'Yes' }));
    await userEvent.type(inside.getByRole('textbox', { name: /Tell us more/ }), 'Clear, thank you.');
    await press(inside.getByRole('button', { name: 'Send' }));
    await expect(args.feedback.onSend).toHaveBeenCalledOnce();
  },
};

export const FeedbackSent: Story = { args: { topicId: 'gallery', feedback: { ...nothing, status: 'sent' } } };

/** A link to a topic that was renamed. */
export const UnknownTopic: Story = { args: { topicId: 'no-such-topic' } };

export const SearchEmpty: Story = {
  args: { tab: 'search' },
  play: async () => {
    await expect((await help()).getByText('Start typing to search help topics...')).toBeVisible();
  },
};

export const SearchFound: Story = {
  args: { tab: 'search' },
  play: async () => {
    const inside = await help();
    await userEvent.type(inside.getByRole('searchbox', { name: 'Search help' }), 'photo');
    await expect(inside.getByText('1 result')).toBeVisible();
  },
};

export const SearchNothing: Story = {
  args: { tab: 'search', search: { query: prompts.markup, onQueryChange: fn(), results: [] } },
  play: async () => {
    await expect((await help()).getByText(`No results found for "${prompts.markup}"`)).toBeVisible();
  },
};

/** A thousand topics: those in sight are drawn. */
export const ThousandTopics: Story = {
  args: {
    topics: manyArticles(1_000),
    tab: 'search',
    search: { query: 'part', onQueryChange: fn(), results: [] },
  },
  play: async () => {
    const rows = (await help()).getAllByRole('button', { name: /part \d+/ });
    await expect(rows.length).toBeLessThanOrEqual(60);
  },
};

export const Shortcuts: Story = { args: { tab: 'shortcuts' } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };
