import { choices as texts } from '@mirror-studio/domain/texts/en/choices';
import type { ReactElement } from 'react';
import { callback, controlled, documented, initial, look, part } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { stepsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import {
  Autocomplete,
  AutocompleteList,
  AutocompleteMenu,
  type AutocompleteProps,
  MenuItem,
  MenuSection,
} from './index.ts';

const label = 'Search actions';

const actions = (
  <AutocompleteMenu aria-label="Actions" onAction={nothing}>
    <MenuSection title="Pictures">
      <MenuItem id="shoot" keys={['Alt', 'P']}>
        New photo shoot
      </MenuItem>
      <MenuItem id="export">Export the library</MenuItem>
    </MenuSection>
    <MenuSection title="Account">
      <MenuItem id="exchange">Exchange coins</MenuItem>
      <MenuItem id="signOut">Sign out</MenuItem>
    </MenuSection>
  </AutocompleteMenu>
);

const styles = (
  <AutocompleteList
    aria-label="Styles"
    defaultValue="film"
    options={[
      { value: 'cinematic', label: 'Cinematic', description: 'Wide, lit from one side.' },
      { value: 'editorial', label: 'Editorial' },
      { value: 'film', label: 'Film', description: 'Grain, and colours that have faded.' },
    ]}
  />
);

/** `<Autocomplete {...autocompleteStates.actions} />` */
export const autocompleteStates = statesOf<AutocompleteProps>()({
  actions: { label, placeholder: 'What do you want to do?', children: actions },
  typed: { label, defaultInputValue: 'sign', children: actions },
  choice: { label: 'Search styles', isLabelHidden: false, children: styles },
  noMatches: { label, defaultInputValue: 'develop by moonlight', children: actions },
  loading: {
    label,
    defaultInputValue: 'salt',
    filter: null,
    children: (
      <AutocompleteMenu aria-label="Jobs" isLoading>
        {[]}
      </AutocompleteMenu>
    ),
  },
  small: { label, size: 'small', suffix: '4', children: actions },
});

/** Autocomplete: types into its field, reads what is left of the list and takes a row. */
export function autocompleteTester(tools: Tools, name = label) {
  const { screen, user } = tools;
  const { fill } = stepsOf(tools);
  const field = () => screen.getByRole('searchbox', { name });
  const rows = () => ['menuitem', 'option'].flatMap((role) => screen.queryAllByRole(role));
  return {
    type: async (words: string) => fill(field(), words),
    /** The rows that are left, as read. */
    rows: () => rows().map((row) => row.textContent ?? ''),
    /** Types, and takes the first row. */
    take: async (words: string) => {
      await fill(field(), words);
      await user.keyboard('{Enter}');
    },
    /** What stands in the field. */
    value: () => field().getAttribute('value') ?? '',
    /** The row that Enter would take, or null. */
    current: () => rows().find((row) => row.hasAttribute('data-focused'))?.textContent ?? null,
  };
}

const within = (list: ReactElement) => <Autocomplete label={label}>{list}</Autocomplete>;

export default {
  Autocomplete: (): Spec<AutocompleteProps> => ({
    group: 'Fields',
    states: autocompleteStates,
    tester: autocompleteTester,
    uses: [
      {
        in: autocompleteStates.actions,
        calls: 'onInputChange',
        by: (tools) => autocompleteTester(tools).type('s'),
      },
      { in: autocompleteStates.typed, reads: (tools) => autocompleteTester(tools).rows(), is: ['Sign out'] },
      {
        in: autocompleteStates.actions,
        reads: async (tools) => {
          const tester = autocompleteTester(tools);
          await tester.type('coins ex');
          return tester.current();
        },
        is: 'Exchange coins',
      },
    ],
    composition: {
      cases: {
        isLabelHidden: look,
        inputValue: controlled({
          by: 'defaultInputValue',
          onChange: 'onInputChange',
          first: 's',
          last: 'si',
          act: async ({ screen, user }) => {
            await user.click(screen.getByRole('searchbox'));
            await user.keyboard('{End}i');
          },
          read: (tools) => autocompleteTester(tools).value(),
        }),
        defaultInputValue: initial,
        onInputChange: callback,
        filter: documented('decides what is shown for what is typed'),
        isFirstFocused: documented('decides whether Enter takes the first row while typing'),
        autoFocus: documented('gives the field the focus from the beginning'),
        placeholder: part(({ screen }) => screen.getByRole('searchbox').getAttribute('placeholder')),
        suffix: documented('stands at the end of the field'),
        size: look,
        inputRef: documented('reaches the input'),
      },
    },
    keys: {
      draw: (report) => (
        <Autocomplete label={label}>
          <AutocompleteMenu aria-label="Actions" onAction={report}>
            <MenuItem id="shoot">New photo shoot</MenuItem>
            <MenuItem id="exchange">Exchange coins</MenuItem>
            <MenuItem id="out">Sign out</MenuItem>
          </AutocompleteMenu>
        </Autocomplete>
      ),
      rows: [
        {
          keys: [{ typed: 'letters' }],
          does: 'Leave the rows that have what is typed: words in any order, with or without accents.',
          press: 'coins ex',
          sees: ({ find }) => find('[role="menuitem"]')?.textContent === 'Exchange coins',
        },
        {
          keys: ['Enter'],
          does: 'Takes the first row that is left.',
          press: 'coins{Enter}',
          sees: reported('exchange'),
        },
        {
          keys: ['↓', '↑'],
          does: 'Go over the rows; the field keeps the focus.',
          press: '{ArrowDown}{ArrowDown}',
          sees: ({ find, focused }) =>
            find('[data-focused][role="menuitem"]')?.textContent === 'Exchange coins' &&
            focused?.tagName === 'INPUT',
        },
      ],
    },
  }),
  AutocompleteList: (): Part => ({
    partOf: 'Autocomplete',
    conformance: {
      props: { 'aria-label': 'Styles', options: [{ value: 'film', label: 'Film' }] },
      within,
    },
  }),
  AutocompleteMenu: (): Part => ({
    partOf: 'Autocomplete',
    conformance: {
      props: { 'aria-label': 'Actions', children: <MenuItem id="first">{texts.noMatches}</MenuItem> },
      within,
    },
  }),
};
