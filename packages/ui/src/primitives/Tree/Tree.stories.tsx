import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Tree } from './index.ts';
import { treeStates, treeTester } from './Tree.spec.tsx';

type Folder = (typeof treeStates.closed.items)[number];

const meta = {
  title: 'Primitives/Tree',
  component: Tree<Folder>,
  args: { ...treeStates.selected, onSelectionChange: fn(), onExpandedChange: fn() },
} satisfies Meta<typeof Tree<Folder>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows expand a row, and go back out of it. */
export const Default: Story = {
  play: asWritten(async ({ args, canvas }) => {
    const tree = treeTester({ screen, within, user: userEvent });
    await tree.toggle('People');
    await expect(tree.isExpanded('People')).toBe(false);
    await expect(args.onExpandedChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByText('Woods'));
    await expect(tree.selected()).toEqual(['Sea', 'Fog', 'Woods']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(tree.isExpanded('Landscapes')).toBe(false);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Sea' })).toHaveFocus();
    await userEvent.unhover(canvas.getByText('Woods'));
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Matrix: Story = sheetOf(Tree<Folder>, treeStates);
