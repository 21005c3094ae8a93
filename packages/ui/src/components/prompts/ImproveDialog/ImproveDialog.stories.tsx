import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { begun, proposalOf } from '../../../../test/stories/promptSamples.ts';
import { ImproveDialog } from './index.ts';

const meta = {
  title: 'Components/ImproveDialog',
  component: ImproveDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, proposal: proposalOf(begun), onAccept: fn(), onOpenChange: fn() },
} satisfies Meta<typeof ImproveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What would be added, and why. */
export const Proposed: Story = {
  play: asWritten(async ({ args }) => {
    await press(await screen.findByRole('button', { name: 'Use it' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Proposed);

const byModel = {
  before: 'a heron on {wet slate|old ice}, dim',
  text: 'a heron on {wet slate|old ice}, low winter sun from the left, 135 mm across the water',
  changes: [
    { slot: 'light' as const, reason: '“Dim” says how much light there is, not where it comes from.' },
    { slot: 'lens' as const, reason: 'A long lens keeps the bird still and lays the water flat.' },
  ],
  model: 'The attic',
};

/** A language model proposes it, in its own words. */
export const ByModel: Story = { args: { proposal: byModel } };

/** A language model says that nothing is missing. */
export const NothingByModel: Story = {
  args: { proposal: { ...byModel, text: byModel.before, changes: [] } },
};

/** Everything is said already. */
export const NothingMissing: Story = {
  args: { proposal: { before: 'a cat', text: 'a cat', changes: [] } },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Matrix: Story = windowsOf(
  ImproveDialog,
  fromStories(meta.args, { Proposed, ByModel, NothingMissing, NothingByModel }),
);
