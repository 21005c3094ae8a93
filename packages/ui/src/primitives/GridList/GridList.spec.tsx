import { callback, controlled, documented, part, state } from '../../../test/composition/row.ts';
import { reported, textOf as textOfFocused } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { Button } from '../Button/Button.tsx';
import { GridList, type GridListProps } from './index.ts';

interface Prompt {
  id: string;
  title: string;
  use: string;
}

const titles = ['A lighthouse in the fog', 'A harbour at night', 'Two boats', 'The old pier'];
const prompts: readonly Prompt[] = titles.map((title, at) => ({
  id: `p${at + 1}`,
  title,
  use: `Use ${title}`,
}));
const textOf = ({ title }: Prompt) => title;
const actionsOf = ({ use }: Prompt) => (
  <Button size="small" variant="ghost" aria-label={use}>
    Use
  </Button>
);

const listed = { label: 'Prompts', items: prompts, textOf, children: textOf } satisfies GridListProps<Prompt>;

/** `<GridList {...gridListStates.selected} />` */
export const gridListStates = {
  listed: { ...listed, actionsOf },
  selected: {
    ...listed,
    actionsOf,
    selectionMode: 'multiple',
    defaultSelectedKeys: ['p1', 'p3'],
    disabledKeys: ['p4'],
  },
  oneSelected: { ...listed, selectionMode: 'single', defaultSelectedKeys: ['p2'] },
  reorderable: { ...listed, selectionMode: 'multiple', onReorder: nothing },
  long: {
    ...listed,
    items: [{ id: 'long', title: 'lichtbild'.repeat(12), use: 'Use the long one' }, ...prompts.slice(2)],
    actionsOf,
    selectionMode: 'multiple',
    onReorder: nothing,
  },
  empty: { ...listed, items: [], empty: 'No prompt is saved yet.' },
} satisfies Record<string, GridListProps<Prompt>>;

/** GridList: reads its rows, opens and selects them. A row is called by its item's text. */
export function gridListTester(tools: Tools, place: Screen = tools.screen) {
  const row = (name: string | RegExp) => place.getByRole('row', { name });
  const named = () => place.queryAllByRole('row').filter((each) => each.hasAttribute('aria-label'));
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? '';
  return {
    /** The name of each row, in order. */
    rows: () => named().map(nameOf),
    /** Presses a row: opens it, or selects it. */
    press: async (name: string | RegExp) => tools.user.click(row(name)),
    /** Ticks the box of a row, or takes the tick away. */
    select: async (name: string | RegExp) => tools.user.click(tools.within(row(name)).getByRole('checkbox')),
    /** The names of the rows that are selected. */
    selected: () =>
      named()
        .filter((each) => each.getAttribute('aria-selected') === 'true')
        .map(nameOf),
    /** Presses a button in a row. */
    act: async (name: string | RegExp, button: string | RegExp) =>
      tools.user.click(tools.within(row(name)).getByRole('button', { name: button })),
  };
}

const many = { selectionMode: 'multiple' } as const;

export default {
  GridList: (): Spec<GridListProps<Prompt>> => ({
    group: 'Collections',
    states: gridListStates,
    tester: gridListTester,
    uses: [
      {
        in: gridListStates.listed,
        calls: 'onAction',
        by: (tools) => gridListTester(tools).press('Two boats'),
      },
      {
        in: gridListStates.selected,
        calls: 'onSelectionChange',
        by: (tools) => gridListTester(tools).select('A harbour at night'),
      },
      { in: gridListStates.listed, reads: (tools) => gridListTester(tools).rows(), is: titles },
      {
        in: gridListStates.selected,
        reads: (tools) => gridListTester(tools).selected(),
        is: [titles[0], titles[2]],
      },
    ],
    composition: {
      cases: {
        actionsOf: part(({ screen }) => screen.queryAllByRole('button').length, { actionsOf }),
        selectionMode: state,
        selectedKeys: controlled<GridListProps<Prompt>>({
          by: 'defaultSelectedKeys',
          given: many,
          first: ['p1'],
          last: ['p1', 'p2'],
          shows: [1, 2],
          act: (tools) => gridListTester(tools).select('A harbour at night'),
          read: (tools) => gridListTester(tools).selected().length,
        }),
        defaultSelectedKeys: documented('is what a selection begins with: its case is with `selectedKeys`'),
        onSelectionChange: callback,
        disabledKeys: state,
        onAction: callback,
        onReorder: part(({ screen }) => screen.queryAllByRole('button', { name: /^Drag/ }).length, {
          actionsOf: undefined,
          onReorder: nothing,
        }),
        empty: part(({ screen }) => screen.queryAllByRole('separator').length, {
          items: [],
          empty: <hr aria-label="Nothing" />,
        }),
      },
    },
    keys: {
      draw: (report) => (
        <GridList
          {...listed}
          selectionMode="multiple"
          actionsOf={({ title }) => (
            <Button size="small" onPress={() => report(`use ${title}`)}>
              Use
            </Button>
          )}
          onSelectionChange={(keys) => report(keys === 'all' ? 'all' : [...keys].join(' and '))}
        />
      ),
      rows: [
        { keys: ['↓'], does: 'Goes to the next row.', press: '{ArrowDown} ', sees: reported('p2') },
        {
          keys: ['↑'],
          does: 'Goes to the one before.',
          first: '{ArrowDown}',
          press: '{ArrowUp} ',
          sees: reported('p1'),
        },
        {
          keys: [{ typed: 'a letter' }],
          does: 'Goes to the row that begins with it.',
          press: 't',
          sees: (seen) => textOfFocused(seen).startsWith('Two boats'),
        },
        {
          keys: ['Space'],
          does: 'Selects the row, or takes the selection away.',
          press: ' ',
          sees: reported('p1'),
        },
        {
          keys: [{ together: ['Shift', '↓'] }],
          does: 'Selects the next row, too.',
          first: ' ',
          press: '{Shift>}{ArrowDown}{/Shift}',
          sees: reported('p1 and p2'),
        },
        {
          keys: [{ together: ['Ctrl', 'A'] }],
          does: 'Selects all rows.',
          press: '{Control>}a{/Control}',
          sees: reported('all'),
        },
        {
          keys: ['→'],
          does: 'Goes into the row, from one control to the next: its grip (Enter begins to drag, arrows choose the place, Enter drops, Esc cancels), its box, its buttons.',
          press: '{ArrowRight}{ArrowRight}{Enter}',
          sees: reported('use A lighthouse in the fog'),
        },
      ],
    },
  }),
};
