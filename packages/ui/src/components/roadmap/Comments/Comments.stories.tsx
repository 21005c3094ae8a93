import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { commentsStates, commentsTester } from './Comments.spec.tsx';
import { Comments } from './index.ts';

const meta = {
  title: 'Components/Comments',
  component: Comments,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(commentsStates.listed), onSend: fn(async () => true), onDelete: fn(), onReport: fn() },
  render: (args) => (
    <main style={{ padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '36rem' }}>
      <h1 style={{ fontSize: '1rem' }}>Layers</h1>
      <h2 style={{ fontSize: '1rem' }}>An idea</h2>
      <Comments {...args} />
    </main>
  ),
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Listed: Story = {};

/** What was sent leaves the field. Not photographed: whether a scripted press shows the ring depends on the focus of the window. */
export const Saying: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args, canvas }) => {
    await commentsTester(tools).say(' ');
    await expect(canvas.getByText(texts.commentMissing)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await commentsTester(tools).say('Yes');
    await expect(args.onSend).toHaveBeenCalledWith('Yes');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const Reading: Story = { render: () => <Comments {...commentsStates.reading} /> };

export const Samples: Story = { args: shown(commentsStates.samples) };

export const Nothing: Story = { args: shown(commentsStates.nothing) };

export const Loading: Story = { args: shown(commentsStates.loading) };

export const FailedToLoad: Story = { args: shown(commentsStates.failedToLoad) };

export const Sending: Story = { args: shown(commentsStates.sending) };

export const SendFailed: Story = { args: shown(commentsStates.sendFailed) };

export const More: Story = { args: shown(commentsStates.more) };

export const LoadingMore: Story = { args: shown(commentsStates.loadingMore) };

export const MoreFailed: Story = { args: shown(commentsStates.moreFailed) };

export const Strange: Story = { args: shown(commentsStates.strange) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(Comments, commentsStates, 1);
