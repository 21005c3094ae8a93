import { ui as uiTexts } from '@mirror-studio/domain/texts/en/ui';
import { byRole, callback, controlled, documented, look, state } from '../../../test/composition/row.ts';
import { reported, textOf } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { Table, type TableProps } from './index.ts';
import { type Movement, movementColumns, movements, nested, noted } from './movements.tsx';

const partsOf = ({ parts = [] }: Movement) => parts;
const noteOf = ({ note }: Movement) => note;

const listed = {
  label: 'Transactions',
  columns: movementColumns,
  items: movements,
} satisfies TableProps<Movement>;

/** `<Table {...tableStates.chosen} />` */
export const tableStates = {
  listed,
  sorted: { ...listed, defaultSort: { column: 'change', direction: 'descending' } },
  chosen: {
    ...listed,
    selectionMode: 'multiple',
    defaultSelectedKeys: ['exchange', 'pack'],
    disabledKeys: ['refund'],
  },
  oneChosen: { ...listed, selectionMode: 'single', defaultSelectedKeys: ['pack'] },
  nested: {
    ...listed,
    items: nested,
    childrenOf: partsOf,
    defaultExpandedKeys: ['shoot'],
  },
  detailed: {
    ...listed,
    items: noted,
    detailOf: noteOf,
    defaultExpandedKeys: ['exchange'],
  },
  loading: { ...listed, items: [], isLoading: true, waitingRows: 4 },
  loadingMore: { ...listed, items: movements.slice(0, 2), isLoadingMore: true, onLoadMore: nothing },
  empty: { ...listed, items: [], empty: <p>Nothing has moved yet.</p> },
} satisfies Record<string, TableProps<Movement>>;

/** Table: reads its rows, sorts, chooses and expands. A row is called by the text of its first column. */
export function tableTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'ui', uiTexts);
  const header = (name: string) => place.getByRole('columnheader', { name });
  const row = (name: string | RegExp) => tools.within(place.getByRole('row', { name }));
  const box = (element: HTMLElement) => element as HTMLInputElement;
  return {
    /** The text of each row that is drawn, without the head. */
    rows: () =>
      place
        .queryAllByRole('row')
        .filter((each) => tools.within(each).queryAllByRole('columnheader').length === 0)
        .map((each) => each.textContent ?? ''),
    /** The columns that it is sorted by, with `ascending` or `descending`. */
    sorting: () =>
      place
        .queryAllByRole('columnheader')
        .map((each) => [each.textContent, each.getAttribute('aria-sort')] as const)
        .filter(([, direction]) => direction === 'ascending' || direction === 'descending'),
    /** Sorts by a column; again, the other way round. */
    sortBy: async (column: string) => tools.user.click(header(column)),
    /** Ticks the box of a row, or takes the tick away. */
    choose: async (name: string | RegExp) => tools.user.click(row(name).getByRole('checkbox')),
    /** Ticks every row, or none. */
    chooseAll: async () => tools.user.click(place.getByRole('checkbox', { name: t.selectAll })),
    isChosen: (name: string | RegExp) => box(row(name).getByRole('checkbox')).checked,
    /** Shows what is under a row. */
    expand: async (name: string | RegExp) =>
      tools.user.click(row(name).getByRole('button', { name: new RegExp(t.expandRow) })),
    /** Hides it. */
    collapse: async (name: string | RegExp) =>
      tools.user.click(row(name).getByRole('button', { name: new RegExp(t.collapseRow) })),
  };
}

const chosen = ({ screen }: Tools) =>
  screen.queryAllByRole('checkbox').filter((each) => (each as HTMLInputElement).checked).length;
const many = { selectionMode: 'multiple' } as const;

export default {
  Table: (): Spec<TableProps<Movement>> => ({
    group: 'Collections',
    states: tableStates,
    tester: tableTester,
    uses: [
      {
        in: tableStates.listed,
        calls: 'onSortChange',
        by: (tools) => tableTester(tools).sortBy('Change'),
      },
      {
        in: tableStates.chosen,
        calls: 'onSelectionChange',
        by: (tools) => tableTester(tools).choose('Welcome gift'),
      },
      {
        in: tableStates.chosen,
        calls: 'onSelectionChange',
        by: (tools) => tableTester(tools).chooseAll(),
      },
      {
        in: tableStates.nested,
        calls: 'onExpandedChange',
        by: (tools) => tableTester(tools).collapse('Photo shoot, 8 images'),
      },
      { in: tableStates.nested, reads: (tools) => tableTester(tools).rows().length, is: 5 },
      {
        in: tableStates.sorted,
        reads: (tools) => tableTester(tools).sorting(),
        is: [['Change', 'descending']],
      },
      {
        in: tableStates.chosen,
        reads: (tools) => tableTester(tools).isChosen('Pack of 1,200'),
        is: true,
      },
    ],
    composition: {
      cases: {
        density: look,
        ground: look,
        isVirtual: documented('keeps only what is in sight in the document: it has a story'),
        cardsBelow: look,
        sort: controlled({
          by: 'defaultSort',
          onChange: 'onSortChange',
          first: { column: 'change', direction: 'ascending' },
          last: { column: 'change', direction: 'descending' },
          act: (tools) => tableTester(tools).sortBy('Change'),
          read: (tools) => tableTester(tools).sorting()[0]?.[1],
          shows: ['ascending', 'descending'],
        }),
        defaultSort: documented('is how it is sorted while it sorts itself: its case is with sort'),
        onSortChange: callback,
        selectionMode: byRole('checkbox', /./, many),
        selectedKeys: controlled<TableProps<Movement>>({
          by: 'defaultSelectedKeys',
          onChange: 'onSelectionChange',
          given: many,
          first: ['welcome'],
          last: ['welcome', 'pack'],
          act: (tools) => tableTester(tools).choose('Pack of 1,200'),
          read: chosen,
          shows: [1, 2],
        }),
        defaultSelectedKeys: documented('is what is chosen to begin with: its case is with selectedKeys'),
        onSelectionChange: callback,
        disabledKeys: documented('rows that cannot be chosen: the state chosen has one'),
        onRowAction: callback,
        allowsResizing: byRole('slider', /./, { allowsResizing: true }),
        onResizeEnd: callback,
        childrenOf: byRole('button', new RegExp(uiTexts.expandRow), {
          items: nested,
          childrenOf: partsOf,
        }),
        detailOf: byRole('button', new RegExp(uiTexts.expandRow), {
          items: noted,
          detailOf: noteOf,
        }),
        expandedKeys: controlled<TableProps<Movement>>({
          by: 'defaultExpandedKeys',
          onChange: 'onExpandedChange',
          given: { items: nested, childrenOf: partsOf },
          first: [],
          last: ['shoot'],
          act: (tools) => tableTester(tools).expand('Photo shoot, 8 images'),
          read: (tools) => tableTester(tools).rows().length,
          shows: [3, 5],
        }),
        defaultExpandedKeys: documented('is what is expanded to begin with: its case is with expandedKeys'),
        onExpandedChange: callback,
        isLoading: state,
        waitingRows: look,
        isLoadingMore: state,
        onLoadMore: callback,
        empty: byRole('button', 'Buy', { items: [], empty: <button type="button">Buy</button> }),
      },
    },
    keys: {
      draw: (report) => (
        <Table
          {...listed}
          selectionMode="multiple"
          onSelectionChange={(keys) => report(keys === 'all' ? 'all' : [...keys].join() || 'none')}
          onSortChange={({ column, direction }) => report(`${column} ${direction}`)}
        />
      ),
      rows: [
        {
          keys: ['↓', '↑'],
          does: 'Goes to the next row or the one before; from the first to the head.',
          press: '{ArrowDown}{ArrowDown}{ArrowUp}',
          sees: (seen) => textOf(seen).startsWith('Exchanged'),
        },
        {
          keys: ['→', '←'],
          does: 'Goes through the cells of the row, and what can be used in them.',
          press: '{ArrowRight}{ArrowRight}',
          sees: (seen) => textOf(seen) === 'Welcome gift',
        },
        {
          keys: [{ together: ['Ctrl', 'End'] }, { together: ['Ctrl', 'Home'] }],
          does: 'Goes to the last row, or to the first.',
          press: '{Control>}{End}{/Control}',
          sees: (seen) => textOf(seen).startsWith('Failed image'),
        },
        {
          keys: [{ typed: 'a letter' }],
          does: 'Goes to the row whose name begins with it.',
          press: 'p',
          sees: (seen) => textOf(seen).startsWith('Pack'),
        },
        { keys: ['Space'], does: 'Chooses the row, or lets it go.', press: ' ', sees: reported('welcome') },
        {
          keys: [{ together: ['Shift', '↓'] }, { together: ['Shift', '↑'] }],
          does: 'Chooses from row to row.',
          press: ' {Shift>}{ArrowDown}{/Shift}',
          sees: reported('welcome,exchange'),
        },
        {
          keys: [{ together: ['Ctrl', 'A'] }],
          does: 'Chooses every row.',
          press: '{Control>}a{/Control}',
          sees: reported('all'),
        },
        { keys: ['Esc'], does: 'Lets all of them go.', press: ' {Escape}', sees: reported('none') },
        {
          keys: ['Enter'],
          does: 'On the name of a column, sorts by it; again, the other way round.',
          first: '{ArrowUp}{ArrowRight}',
          press: '{Enter}',
          sees: reported('reason ascending'),
        },
      ],
    },
  }),
};
