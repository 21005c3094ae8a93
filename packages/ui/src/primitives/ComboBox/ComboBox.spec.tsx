import { choices as texts } from '@mirror-studio/domain/texts/en/choices';
import {
  callback,
  controlled,
  documented,
  initial,
  look,
  part,
  state,
} from '../../../test/composition/row.ts';
import { inField, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { stepsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const lenses = {
  label: 'Lens',
  options: [
    { value: '24', label: '24 mm wide', description: 'Rooms and crowds.' },
    { value: '35', label: '35 mm reportage', description: 'A person and where they are.' },
    { value: '85', label: '85 mm portrait', description: 'A face, and nothing behind it.' },
    { value: '200', label: '200 mm téléobjectif', isDisabled: true },
  ],
} satisfies ComboBoxProps;

const grouped = [
  { title: 'Daylight', options: lenses.options.slice(0, 2) },
  { title: 'Night', options: lenses.options.slice(2) },
];

/** `<ComboBox {...comboBoxStates.chosen} />` */
export const comboBoxStates = statesOf<ComboBoxProps>()({
  untouched: { ...lenses, placeholder: 'Type a length' },
  chosen: { ...lenses, defaultValue: '85', description: 'What the picture is seen through.' },
  grouped: { ...lenses, options: grouped, defaultValue: '35' },
  ownWords: { ...lenses, allowsCustomValue: true, defaultInputValue: 'a 50 mm of glass' },
  loading: { ...lenses, options: [], isLoading: true, defaultInputValue: '85' },
  invalid: { ...lenses, errorMessage: 'Choose a lens.' },
  readOnly: { ...lenses, defaultValue: '85', isReadOnly: true },
  disabled: { ...lenses, defaultValue: '85', isDisabled: true },
  small: { ...lenses, defaultValue: '24', size: 'small' },
});

/** ComboBox: types into the field of this name, reads its list and chooses. */
export function comboBoxTester(tools: Tools, label = lenses.label) {
  const { screen, within, user } = tools;
  const { fill } = stepsOf(tools);
  const field = () => screen.getByRole('combobox', { name: label });
  const list = async () => within(await screen.findByRole('listbox'));
  return {
    /** Types in place of what was there; the list opens. */
    type: async (words: string) => fill(field(), words),
    /** Opens the whole list. */
    open: async () => {
      await user.click(field());
      await user.keyboard('{ArrowDown}');
    },
    /** What the open list offers, as read. */
    options: async () => (await list()).queryAllByRole('option').map((row) => row.textContent ?? ''),
    /** Opens the list and chooses the option whose words begin so. */
    choose: async (option: string | RegExp) => {
      await user.click(field());
      await user.keyboard('{ArrowDown}');
      const name = typeof option === 'string' ? new RegExp(`^${option}`) : option;
      await user.click((await list()).getByRole('option', { name }));
    },
    /** What stands in the field. */
    value: () => field().getAttribute('value') ?? '',
    isOpen: () => screen.queryByRole('listbox') !== null,
    isInvalid: () => field().getAttribute('aria-invalid') === 'true',
  };
}

const chosen = (tools: Tools) => comboBoxTester(tools).choose('35 mm');

export default {
  ComboBox: (): Spec<ComboBoxProps> => ({
    group: 'Fields',
    states: comboBoxStates,
    tester: comboBoxTester,
    uses: [
      { in: comboBoxStates.untouched, calls: 'onChange', by: chosen },
      { in: comboBoxStates.invalid, reads: (tools) => comboBoxTester(tools).isInvalid(), is: true },
      {
        in: comboBoxStates.untouched,
        reads: async (tools) => {
          const tester = comboBoxTester(tools);
          await tester.type('portrait 85');
          return (await tester.options()).length;
        },
        is: 1,
      },
    ],
    composition: {
      cases: {
        value: controlled({
          by: 'defaultValue',
          onChange: 'onChange',
          first: '85',
          last: '35',
          shows: ['85 mm portrait', '35 mm reportage'],
          act: chosen,
          read: (tools) => comboBoxTester(tools).value(),
        }),
        defaultValue: initial,
        onChange: callback,
        inputValue: controlled<ComboBoxProps>({
          by: 'defaultInputValue',
          onChange: 'onInputChange',
          first: 'a',
          last: 'ab',
          given: { allowsCustomValue: true },
          act: async ({ screen, user }) => {
            await user.click(screen.getByRole('combobox'));
            await user.keyboard('{End}b');
          },
          read: (tools) => comboBoxTester(tools).value(),
        }),
        defaultInputValue: initial,
        onInputChange: callback,
        filter: documented('decides what is shown for what is typed'),
        allowsCustomValue: state,
        isLoading: part(({ screen }) => screen.queryByRole('progressbar', { name: texts.loading }), {
          isLoading: true,
        }),
        emptyMessage: documented('replaces what an empty list says'),
        placeholder: part(
          ({ screen }) => screen.getByRole('combobox').getAttribute('placeholder'),
          comboBoxStates.untouched,
        ),
        size: look,
        name: documented('names it in a form'),
        isRequired: documented('is said of the field, and keeps a form from being sent'),
        isDisabled: state,
        isReadOnly: state,
        onOpenChange: callback,
        autoFocus: documented('gives the field the focus from the beginning'),
        inputRef: documented('reaches the input'),
        isLabelHidden: look,
        isOptional: part(({ screen }) => screen.queryByRole('combobox', { name: /optional/ }), {
          isOptional: true,
        }),
        aside: documented('stands beside the name'),
        description: documented('stands under the field'),
        errorMessage: state,
      },
    },
    overlay: { is: 'another', because: 'its field keeps the focus while the list is open: see its keys' },
    keys: {
      draw: (report) => <ComboBox {...lenses} onChange={(value) => report(String(value))} />,
      rows: [
        {
          keys: [{ typed: 'letters' }],
          does: 'Open the list at what is typed: words in any order, with or without accents.',
          press: 'portrait 85',
          sees: ({ find }) => find('[role="option"]')?.textContent?.startsWith('85') ?? false,
        },
        {
          keys: ['↓', '↑'],
          does: 'Open the list; in it, go over the options while the field keeps the focus.',
          press: '{ArrowDown}',
          sees: ({ find, focused }) =>
            find('[role="listbox"]') !== null && focused?.getAttribute('role') === 'combobox',
        },
        {
          keys: ['Enter'],
          does: 'Chooses the option that the arrows are on.',
          first: 'portrait{ArrowDown}',
          press: '{Enter}',
          sees: reported('85'),
        },
        {
          keys: ['Esc'],
          does: 'Closes the list; the field is what it was before.',
          first: 'portrait',
          press: '{Escape}',
          sees: (seen) => seen.find('[role="listbox"]') === null && inField(seen) === '',
        },
      ],
    },
  }),
};
