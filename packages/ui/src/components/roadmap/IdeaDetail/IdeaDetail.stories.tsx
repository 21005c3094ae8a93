import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ideaDetailStates, ideaDetailTester } from './IdeaDetail.spec.tsx';
import { IdeaDetail } from './index.ts';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/IdeaDetail',
  component: IdeaDetail,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(ideaDetailStates.proposed),
    hrefOf: (id) => `#${id}`,
    onOpenChange: fn(),
    onVotedChange: fn(),
    onReport: fn(),
  },
  render: (args) => (
    <main style={{ minBlockSize: 760 }}>
      <IdeaDetail {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof IdeaDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Proposed: Story = {};

/** Not photographed: whether a scripted press shows the ring depends on when the window got the focus. */
export const Voting: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await dialog();
    await ideaDetailTester(tools).vote();
    await expect(args.onVotedChange).toHaveBeenCalledWith(true);
  }),
};

export const Playground: Story = playgroundOf(Proposed);

export const Discussed: Story = { args: shown(ideaDetailStates.discussed) };

export const Moved: Story = { args: shown(ideaDetailStates.moved) };

export const Shipped: Story = { args: shown(ideaDetailStates.shipped) };

export const Merged: Story = { args: shown(ideaDetailStates.merged) };

export const Sample: Story = { args: shown(ideaDetailStates.sample) };

export const Loading: Story = { args: shown(ideaDetailStates.loading) };

export const NotFound: Story = { args: shown(ideaDetailStates.notFound) };

export const Failed: Story = { args: shown(ideaDetailStates.failed) };

export const Strange: Story = { args: shown(ideaDetailStates.strange) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(IdeaDetail, ideaDetailStates, 1);
