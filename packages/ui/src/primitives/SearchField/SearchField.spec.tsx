import { inField, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { typableOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Kbd } from '../Kbd/index.ts';
import { SearchField } from './index.ts';
import type { SearchFieldProps } from './SearchField.tsx';

const label = 'A name';

const prompts = 'Search prompts';

/** `<SearchField {...searchFieldStates.filled} />` */
export const searchFieldStates = statesOf<SearchFieldProps>()({
  empty: { label: prompts, placeholder: prompts },
  withShortcut: { label: prompts, placeholder: prompts, suffix: <Kbd keys={['/']} /> },
  withCount: { label: prompts, defaultValue: 'salt flats', suffix: '12' },
  filled: { label: prompts, defaultValue: 'salt flats' },
  namedAndSmall: { label: 'Prompts', isLabelHidden: false, size: 'small', placeholder: prompts },
  disabled: { label: prompts, isDisabled: true, defaultValue: 'salt flats' },
});

/** SearchField: types, searches and empties it. Takes its label. */
export function searchFieldTester(tools: Tools, label: string | RegExp) {
  const field = typableOf(tools, 'searchbox', label);
  return {
    ...field,
    /** Types in place of what was there, and presses Enter. */
    search: async (words: string) => {
      await field.type(words);
      await tools.user.keyboard('{Enter}');
    },
    clear: async () => field.type(''),
  };
}

export default {
  SearchField: (): Spec<SearchFieldProps> => ({
    group: 'Fields',
    states: searchFieldStates,
    tester: searchFieldTester,
    uses: [
      { in: { label }, calls: 'onSubmit', by: (tools) => searchFieldTester(tools, label).search('ink') },
      {
        in: { label, defaultValue: 'ink' },
        reads: async (tools) => {
          const { clear, value } = searchFieldTester(tools, label);
          await clear();
          return value();
        },
        is: '',
      },
    ],
    conformance: { props: { label } },
    keys: {
      draw: (report) => <SearchField label="Search" onSubmit={(words) => report(`asked ${words}`)} />,
      rows: [
        { keys: ['Enter'], does: 'Searches.', first: 'ink', press: '{Enter}', sees: reported('asked ink') },
        {
          keys: ['Esc'],
          does: 'Empties the field.',
          first: 'ink',
          press: '{Escape}',
          sees: (seen) => seen.focused?.tagName === 'INPUT' && inField(seen) === '',
        },
      ],
    },
  }),
};
