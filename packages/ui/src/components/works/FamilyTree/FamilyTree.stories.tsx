import { family as texts } from '@mirror-studio/domain/texts/en/family';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { familyTreeStates } from './FamilyTree.spec.tsx';
import { FamilyTree } from './index.ts';

const meta = {
  title: 'Components/FamilyTree',
  component: FamilyTree,
  args: { ...shown(familyTreeStates.whole), onOpen: fn() },
} satisfies Meta<typeof FamilyTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it was made from above, what was made from it below; the arrow keys go through it, and Enter looks at one. */
export const Whole: Story = {
  play: asWritten(async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // The work itself is looked at already.
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  }),
};

export const Playground: Story = playgroundOf(Whole);

export const OnlyAbove: Story = { args: shown(familyTreeStates.onlyAbove) };

export const OnlyBelow: Story = { args: shown(familyTreeStates.onlyBelow) };

/** Of what was withdrawn its author stays; of who left, nothing. Neither can be opened. */
export const Withdrawn: Story = {
  args: shown(familyTreeStates.withdrawn),
  play: asWritten(async ({ args }) => {
    await userEvent.click(screen.getByText(texts.left));
    await expect(args.onOpen).not.toHaveBeenCalled();
  }),
};

export const Deep: Story = { args: shown(familyTreeStates.deep) };

export const Strange: Story = { args: shown(familyTreeStates.strange) };

export const More: Story = { args: shown(familyTreeStates.more) };

export const LoadingMore: Story = { args: shown(familyTreeStates.loadingMore) };

export const MoreFailed: Story = { args: shown(familyTreeStates.moreFailed) };

export const Loading: Story = { args: shown(familyTreeStates.loading) };

export const Failed: Story = { args: shown(familyTreeStates.failed) };

export const AtSmallWidth: Story = {
  args: shown(familyTreeStates.deep),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: shown(familyTreeStates.withdrawn) };

export const Matrix: Story = sheetOf(FamilyTree, familyTreeStates);
