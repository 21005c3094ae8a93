import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { gridListStates, gridListTester } from './GridList.spec.tsx';
import { GridList, type GridListProps } from './index.ts';

type Prompt = (typeof gridListStates.listed.items)[number];

const { selected, reorderable } = gridListStates;

const meta = {
  title: 'Primitives/GridList',
  component: GridList<Prompt>,
  args: { ...selected, onSelectionChange: fn(), onAction: fn() },
} satisfies Meta<typeof GridList<Prompt>>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => gridListTester({ screen, within, user: userEvent });

/** Rows are selected by their boxes or a press; a button in a row selects nothing. */
export const Default: Story = {
  play: asWritten(async ({ args }) => {
    await tester().select('A harbour at night');
    await expect(tester().selected()).toHaveLength(3);
    await tester().press('A harbour at night');
    await expect(tester().selected()).toHaveLength(2);
    await tester().act('Two boats', 'Use Two boats');
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
    await userEvent.unhover(screen.getByRole('row', { name: 'Two boats' }));
  }),
};

export const Playground: Story = playgroundOf(Default);

function Ordered(args: GridListProps<Prompt>) {
  const [items, setItems] = useState(args.items);
  return (
    <GridList
      {...args}
      items={items}
      onReorder={(next) => {
        setItems(next);
        args.onReorder?.(next);
      }}
    />
  );
}

const indicated = () => document.querySelectorAll('[data-drop-target]').length;

/** By the keyboard: the grip begins it, arrows choose the place, which is drawn, and Enter drops. Escape leaves all as it was. */
export const Reorder: Story = {
  args: {
    ...shown(reorderable),
    defaultSelectedKeys: [],
    disabledKeys: [],
    actionsOf: undefined,
    onReorder: fn(),
  },
  parameters: { visual: { noFocusWalk: 'Tab goes through the places to drop at, until Enter or Escape' } },
  // What is being moved outlives its list, and would take the first press of the next story.
  beforeEach: () => () => userEvent.keyboard('{Escape}'),
  render: (args) => <Ordered {...args} />,
  play: asWritten(async ({ args }) => {
    const before = tester().rows();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(indicated()).toBe(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(indicated()).toBe(0));
    await expect(tester().rows()).toEqual(before);
    await expect(args.onReorder).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Drag / })[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(indicated()).toBe(1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
    await waitFor(() => expect(tester().rows()).toHaveLength(4));
    await expect(tester().rows()).not.toEqual(before);
    await expect([...tester().rows()].sort()).toEqual([...before].sort());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(indicated()).toBe(1));
    await userEvent.keyboard('{ArrowDown}');
  }),
};

export const Matrix: Story = sheetOf(GridList<Prompt>, gridListStates);
