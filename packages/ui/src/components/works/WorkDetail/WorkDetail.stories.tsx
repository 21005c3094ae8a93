import { community } from '@mirror-studio/domain/texts/en/community';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { WorkDetail } from './index.ts';
import { workDetailStates } from './WorkDetail.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};
const handlers = {
  onOpenChange: fn(),
  onPrevious: fn(),
  onNext: fn(),
  onUse: fn(),
  onSavedChange: fn(),
  onLikedChange: fn(),
  onReport: fn(),
  profileHrefOf: (handle: string) => `#${handle}`,
  tagHrefOf: (tag: string) => `#${tag}`,
  workHrefOf: (id: string) => `#${id}`,
};

const meta = {
  title: 'Components/WorkDetail',
  component: WorkDetail,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(workDetailStates.shared), ...handlers },
  render: (args) => (
    <main style={{ minBlockSize: 700 }}>
      <WorkDetail {...args} />
    </main>
  ),
  // A story without its own play is captured when the overlay has arrived, not on its way.
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof WorkDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With its prompt and the ways to take it along; the arrow keys turn to its neighbours. */
export const Shared: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByRole('link', { name: texts.try })).toHaveAttribute('href', '#try');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
  }),
};

export const Playground: Story = playgroundOf(Shared);

export const Saved: Story = { args: shown(workDetailStates.saved) };

/** Found in a feed whose works have places. */
export const Explained: Story = {
  args: shown(workDetailStates.explained),
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByRole('heading', { name: texts.why })).toBeVisible();
  }),
};

export const PromptKept: Story = {
  args: { ...shown(workDetailStates.promptKept), tryHref: undefined as never, onUse: undefined as never },
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByText(texts.promptKept)).toBeVisible();
    await expect(inside.queryByRole('link', { name: texts.try })).toBeNull();
  }),
};

/** A prompt by itself: its words stand where a picture would hang. */
export const Prompt: Story = {
  args: shown(workDetailStates.prompt),
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByText('A dancer in {silk|linen} at __light__')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: texts.fork }));
    await expect(args.onUse).toHaveBeenCalledTimes(1);
  }),
};

/** Of the sample community: it says so beside who made it. */
export const Sample: Story = {
  args: shown(workDetailStates.sample),
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByText(community.sample)).toBeVisible();
  }),
};

export const LongPrompt: Story = { args: shown(workDetailStates.longPrompt) };

/** A remix says what of, with a way there. */
export const Remix: Story = {
  args: shown(workDetailStates.remix),
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.getByRole('link', { name: /^Remix of/ })).toHaveAttribute('href', '#work-0');
  }),
};

export const RemixOfWithdrawn: Story = { args: shown(workDetailStates.remixOfWithdrawn) };

export const RemixOfNobody: Story = {
  args: shown(workDetailStates.remixOfNobody),
  parameters: { visual: { skip: true } },
};

/** One's own: how many like it is said, and there is nothing to press. */
export const Own: Story = {
  args: {
    ...shown(workDetailStates.own),
    onSavedChange: undefined as never,
    onLikedChange: undefined as never,
    onReport: undefined as never,
  },
  play: asWritten(async () => {
    const inside = await dialog();
    await expect(inside.queryByRole('button', { name: /^Like/ })).toBeNull();
  }),
};

export const Loading: Story = { args: shown(workDetailStates.loading) };

export const NotFound: Story = { args: shown(workDetailStates.notFound) };

/** What the sheet shows as well: each of these is a state of the testing kit. */
export const NotRead: Story = {
  args: shown(workDetailStates.failed),
  parameters: { visual: { skip: true } },
};

export const Strange: Story = { args: shown(workDetailStates.strange) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(WorkDetail, workDetailStates);
