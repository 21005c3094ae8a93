import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ballotReceipt } from '../../../testing/fixtures/governance.ts';
import { ballotRecountStates, ballotRecountTester } from './BallotRecount.spec.tsx';
import { BallotRecount } from './index.ts';

const meta = {
  title: 'Components/BallotRecount',
  component: BallotRecount,
  args: { ...shown(ballotRecountStates.withReceipt), onCommitmentChange: fn(), onStart: fn() },
} satisfies Meta<typeof BallotRecount>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const WithReceipt: Story = {};

export const Starting: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await ballotRecountTester(tools).count();
    await expect(args.onStart).toHaveBeenCalledWith(ballotReceipt.commitment);
  }),
};

/** What is no commitment is not looked for. */
export const WrongCommitment: Story = {
  args: shown(ballotRecountStates.wrongCommitment),
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args, canvas }) => {
    await ballotRecountTester(tools).count();
    await expect(canvas.getByText(texts.recountFieldWrong)).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
  }),
};

export const Playground: Story = playgroundOf(WithReceipt);

export const Idle: Story = { args: shown(ballotRecountStates.idle) };

export const Counting: Story = { args: { ...shown(ballotRecountStates.counting), onStop: fn() } };

export const Agrees: Story = { args: shown(ballotRecountStates.agrees) };

export const Tampered: Story = { args: shown(ballotRecountStates.tampered) };

export const Failed: Story = { args: shown(ballotRecountStates.failed) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(BallotRecount, ballotRecountStates, 1);
