import { community as texts } from '@mirror-studio/domain/texts/en/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { creatorActsStates, creatorActsTester } from './CreatorActs.spec.tsx';
import { CreatorActs } from './index.ts';

const meta = {
  title: 'Components/CreatorActs',
  component: CreatorActs,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(creatorActsStates.stranger),
    onFollowedChange: fn(),
    onMutedChange: fn(),
    onReport: fn(),
    onBlock: fn(),
  },
  render: (args) => (
    <main style={{ padding: 24, minBlockSize: 200 }}>
      <CreatorActs {...args} />
    </main>
  ),
} satisfies Meta<typeof CreatorActs>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Stranger: Story = {
  play: asWritten(async ({ args }) => {
    await creatorActsTester(tools).follow();
    await expect(args.onFollowedChange).toHaveBeenCalledWith(true);
  }),
};

export const Playground: Story = playgroundOf(Stranger);

export const Followed: Story = { args: shown(creatorActsStates.followed) };

export const Muted: Story = { args: shown(creatorActsStates.muted) };

export const Unknown: Story = { args: shown(creatorActsStates.unknown) };

/** One's own page: nobody follows themselves. */
export const Own: Story = {
  args: shown(creatorActsStates.own),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  }),
};

/** What blocking does is said before it is done. */
export const AskingToBlock: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Mara Oduya' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.block }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Mara Oduya?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onBlock).not.toHaveBeenCalled();
  }),
};

export const Spanish: Story = { decorators: [inSpanish], args: shown(creatorActsStates.muted) };

export const AtSmallWidth: Story = {
  args: shown(creatorActsStates.muted),
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = windowsOf(CreatorActs, creatorActsStates, 1);
