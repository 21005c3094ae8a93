import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { VoteControl } from './index.ts';
import { voteControlStates, voteControlTester } from './VoteControl.spec.tsx';

const meta = {
  title: 'Components/VoteControl',
  component: VoteControl,
  args: { ...shown(voteControlStates.open), onVotedChange: fn() },
} satisfies Meta<typeof VoteControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Open: Story = {};

/** Not photographed: whether a scripted press shows the ring depends on when the window got the focus. */
export const Voting: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await voteControlTester(tools).vote();
    await expect(args.onVotedChange).toHaveBeenCalledWith(true);
  }),
};

export const Playground: Story = playgroundOf(Open);

export const Voted: Story = { args: shown(voteControlStates.voted) };

export const None: Story = { args: shown(voteControlStates.none) };

export const Many: Story = { args: shown(voteControlStates.many) };

/** What has shipped takes no votes. */
export const Closed: Story = {
  args: shown(voteControlStates.closed),
  render: () => <VoteControl {...voteControlStates.closed} />,
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText('1,204 votes')).toBeVisible();
  }),
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = sheetOf(VoteControl, voteControlStates);
