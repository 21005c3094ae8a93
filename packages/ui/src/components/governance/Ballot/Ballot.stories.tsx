import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ballotStates, ballotTester } from './Ballot.spec.tsx';
import { Ballot } from './index.ts';

const meta = {
  title: 'Components/Ballot',
  component: Ballot,
  args: { ...shown(ballotStates.empty), onCast: fn() },
} satisfies Meta<typeof Ballot>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Empty: Story = {};

/** Nothing is cast before something was chosen. */
export const Choosing: Story = {
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args, canvas }) => {
    await ballotTester(tools).cast();
    await expect(canvas.getByText(texts.chooseFirst)).toBeVisible();
    await expect(args.onCast).not.toHaveBeenCalled();
    await ballotTester(tools).choose(texts.option_keep);
    await ballotTester(tools).cast();
    await expect(args.onCast).toHaveBeenCalledWith('keep');
  }),
};

export const Playground: Story = playgroundOf(Empty);

export const Cast: Story = { args: shown(ballotStates.cast) };

export const Casting: Story = { args: shown(ballotStates.casting) };

export const Failed: Story = { args: shown(ballotStates.failed) };

export const CastingOther: Story = { args: shown(ballotStates.castingOther) };

export const ReceiptAlone: Story = { render: () => <Ballot {...ballotStates.receiptAlone} /> };

export const Strange: Story = { args: shown(ballotStates.strange) };

export const AtSmallWidth: Story = {
  args: shown(ballotStates.cast),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { args: shown(ballotStates.cast), decorators: [inSpanish] };

export const Matrix: Story = windowsOf(Ballot, ballotStates, 1);
