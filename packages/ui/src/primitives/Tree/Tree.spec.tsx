import { callback, controlled, documented, part, state } from '../../../test/composition/row.ts';
import { type KeyRow, type Press, reported, textOf as textOfFocused } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { Button } from '../Button/Button.tsx';
import { Tree, type TreeProps } from './index.ts';

interface Folder {
  id: string;
  title: string;
  open: string;
  folders?: readonly Folder[];
}

const folder = (id: string, title: string, ...folders: Folder[]): Folder => ({
  id,
  title,
  open: `Open ${title}`,
  folders,
});
const folders: readonly Folder[] = [
  folder(
    'land',
    'Landscapes',
    folder('sea', 'Sea', folder('fog', 'Fog'), folder('light', 'Lighthouses')),
    folder('woods', 'Woods'),
  ),
  folder('people', 'People', folder('old', 'Old age')),
  folder('still', 'Still lifes'),
];
const textOf = ({ title }: Folder) => title;
const childrenOf = (item: Folder) => item.folders;
const actionsOf = ({ open }: Folder) => (
  <Button size="small" variant="ghost" aria-label={open}>
    Open
  </Button>
);

const closed = {
  label: 'Folders',
  items: folders,
  childrenOf,
  textOf,
  children: textOf,
} satisfies TreeProps<Folder>;
const deep = Array.from({ length: 9 }).reduceRight<Folder>(
  (inner, _, at) => folder(`level-${at}`, `Level ${at + 1}`, inner),
  folder('deepest', 'lichtbild'.repeat(6)),
);

/** `<Tree {...treeStates.expanded} />` */
export const treeStates = {
  expanded: { ...closed, actionsOf, defaultExpandedKeys: ['land', 'sea'] },
  closed,
  selected: {
    ...closed,
    selectionMode: 'multiple',
    defaultSelectedKeys: ['sea', 'fog'],
    defaultExpandedKeys: ['land', 'sea', 'people'],
    disabledKeys: ['old'],
  },
  deep: {
    ...closed,
    items: [deep],
    defaultExpandedKeys: Array.from({ length: 9 }, (_, at) => `level-${at}`),
  },
  empty: { ...closed, items: [], empty: 'No folder is made yet.' },
} satisfies Record<string, TreeProps<Folder>>;

/** Tree: reads its rows, expands, selects and opens them. A row is called by its item's text. */
export function treeTester(tools: Tools, place: Screen = tools.screen) {
  const row = (name: string | RegExp) => place.getByRole('row', { name });
  const rows = () => place.queryAllByRole('row').filter((each) => each.hasAttribute('aria-label'));
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? '';
  return {
    /** The name of each row in sight, in order. */
    rows: () => rows().map(nameOf),
    /** Expands a row, or collapses it. */
    toggle: async (name: string | RegExp) => {
      const [chevron] = tools.within(row(name)).getAllByRole('button');
      if (!chevron) throw new Error(`Nothing lies under ${name}.`);
      await tools.user.click(chevron);
    },
    isExpanded: (name: string | RegExp) => row(name).getAttribute('aria-expanded') === 'true',
    /** Presses a row: opens it, or selects it. */
    press: async (name: string | RegExp) => tools.user.click(row(name)),
    /** The names of the rows that are selected. */
    selected: () =>
      rows()
        .filter((each) => each.getAttribute('aria-selected') === 'true')
        .map(nameOf),
  };
}

const expands = (keys: Press, does: string, press: string, what: string, first = ''): KeyRow => ({
  keys: [keys],
  does,
  first,
  press,
  sees: reported(what),
});

export default {
  Tree: (): Spec<TreeProps<Folder>> => ({
    group: 'Collections',
    states: treeStates,
    tester: treeTester,
    uses: [
      { in: treeStates.closed, calls: 'onAction', by: (tools) => treeTester(tools).press('Still lifes') },
      { in: treeStates.closed, calls: 'onExpandedChange', by: (tools) => treeTester(tools).toggle('People') },
      {
        in: treeStates.selected,
        calls: 'onSelectionChange',
        by: (tools) => treeTester(tools).press('Woods'),
      },
      {
        in: treeStates.expanded,
        reads: (tools) => [treeTester(tools).isExpanded('Sea'), ...treeTester(tools).rows()],
        is: [true, 'Landscapes', 'Sea', 'Fog', 'Lighthouses', 'Woods', 'People', 'Still lifes'],
      },
      {
        in: treeStates.selected,
        reads: (tools) => treeTester(tools).selected(),
        is: ['Sea', 'Fog'],
      },
    ],
    composition: {
      from: treeStates.closed,
      cases: {
        actionsOf: part(({ screen }) => screen.queryAllByRole('button', { name: /^Open/ }).length, {
          actionsOf,
        }),
        selectionMode: state,
        selectedKeys: controlled<TreeProps<Folder>>({
          by: 'defaultSelectedKeys',
          given: { selectionMode: 'multiple' },
          first: ['land'],
          last: ['land', 'still'],
          shows: [1, 2],
          act: (tools) => treeTester(tools).press('Still lifes'),
          read: (tools) => treeTester(tools).selected().length,
        }),
        defaultSelectedKeys: documented('is what a selection begins with: its case is with `selectedKeys`'),
        onSelectionChange: callback,
        expandedKeys: controlled<TreeProps<Folder>>({
          by: 'defaultExpandedKeys',
          onChange: 'onExpandedChange',
          first: ['land'],
          last: ['land', 'people'],
          shows: [5, 6],
          act: (tools) => treeTester(tools).toggle('People'),
          read: (tools) => treeTester(tools).rows().length,
        }),
        defaultExpandedKeys: documented('is what is expanded first: its case is with `expandedKeys`'),
        onExpandedChange: callback,
        disabledKeys: state,
        onAction: callback,
        empty: part(({ screen }) => screen.queryAllByRole('separator').length, {
          items: [],
          empty: <hr aria-label="Nothing" />,
        }),
      },
    },
    keys: {
      draw: (report) => (
        <Tree
          {...closed}
          selectionMode="multiple"
          onExpandedChange={(keys) => report(`expanded: ${[...keys].join(' ')}`)}
          onSelectionChange={(keys) => report(keys === 'all' ? 'all' : `selected: ${[...keys].join(' ')}`)}
        />
      ),
      rows: [
        expands(
          '→',
          'Expands the row; in one that is expanded, goes to its controls.',
          '{ArrowRight}',
          'expanded: land',
        ),
        expands(
          '←',
          'Collapses the row; in one that is not expanded, goes to the row above it.',
          '{ArrowLeft}',
          'expanded: ',
          '{ArrowRight}',
        ),
        expands('↓', 'Goes to the next row in sight.', '{ArrowDown} ', 'selected: people'),
        expands('↑', 'Goes to the one before.', '{ArrowUp} ', 'selected: land', '{ArrowDown}'),
        {
          keys: [{ typed: 'a letter' }],
          does: 'Goes to the row that begins with it.',
          press: 's',
          sees: (seen) => textOfFocused(seen).startsWith('Still lifes'),
        },
        expands('Space', 'Selects the row, or takes the selection away.', ' ', 'selected: land'),
      ],
    },
  }),
};
