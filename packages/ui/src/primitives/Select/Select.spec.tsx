import { type KeyRow, reported, textOf } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { GlobeIcon } from '../../icons/index.ts';
import { containing, controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { SelectProps } from './Select.tsx';
import { Select } from './Select.tsx';

const styles = ['Cinematic', 'Editorial', 'Film'];

const options = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];

const label = 'A name';

const model = {
  label: 'Model',
  options: [
    { value: 'sample', label: 'Sample renderer', description: 'Built in. Free.' },
    { value: 'aurora', label: 'Aurora', description: 'Soft light, skin tones.' },
    { value: 'graphite', label: 'Graphite', description: 'Line and contrast.' },
    { value: 'later', label: 'Not set up here', isDisabled: true },
  ],
};

/** `<Select {...selectStates.chosen} />` */
export const selectStates = statesOf<SelectProps>()({
  untouched: model,
  chosen: { ...model, defaultValue: 'aurora', description: 'Which machine develops the pictures.' },
  withIcons: {
    label: 'Language',
    options: [{ value: 'en', label: 'English', icon: <GlobeIcon size={18} /> }],
    defaultValue: 'en',
  },
  invalid: { ...model, errorMessage: 'Choose a model.' },
  disabled: { ...model, isDisabled: true, defaultValue: 'sample' },
  small: { ...model, size: 'small', defaultValue: 'sample' },
});

/** Select: opens it and chooses. Takes its label. */
export function selectTester(tools: Tools, label: string | RegExp) {
  // Its name is the value and the label.
  const { get, press, isDisabled, isInvalid, help } = controlOf(tools, 'button', containing(label));
  return {
    open: press,
    isOpen: () => tools.screen.queryByRole('listbox') !== null,
    choose: async (option: string | RegExp) => {
      await press();
      await tools.user.click(await tools.screen.findByRole('option', { name: option }));
    },
    /** What is chosen, as shown; the placeholder when nothing is. */
    value: () => get().textContent ?? '',
    isDisabled,
    isInvalid,
    help,
  };
}

export default {
  Select: (): Spec<SelectProps> => ({
    group: 'Fields',
    states: selectStates,
    tester: selectTester,
    uses: [
      { in: { label, options }, calls: 'onChange', by: (tools) => selectTester(tools, label).choose('Two') },
      {
        in: { label, options, defaultValue: 'a' },
        reads: (tools) => selectTester(tools, label).value(),
        is: 'One',
      },
    ],
    conformance: { props: { label, options: [{ value: 'a', label: 'A' }] } },
    overlay: {
      is: 'attached',
      element: <Select label="A choice" options={options} defaultValue="a" />,
      button: /A choice/,
      role: 'listbox',
      focusesAtOnce: true,
    },
    keys: {
      draw: (report) => (
        <Select
          label="Style"
          options={styles.map((style) => ({ value: style, label: style }))}
          onChange={(style) => report(String(style))}
        />
      ),
      rows: [
        ...(['{Enter}', ' ', '{ArrowDown}'] as const).map(
          (press): KeyRow => ({
            keys: [press === ' ' ? 'Space' : press === '{Enter}' ? 'Enter' : '↓'],
            does: 'Opens the list.',
            press,
            sees: ({ find }) => find('[role="listbox"]') !== null,
          }),
        ),
        {
          keys: [{ typed: 'a letter' }],
          does: 'In the list, goes to what begins with it.',
          first: '{Enter}',
          press: 'f',
          sees: (seen) => textOf(seen) === 'Film',
        },
        {
          keys: ['Enter'],
          does: 'In the list, chooses.',
          first: '{Enter}f',
          press: '{Enter}',
          sees: reported('Film'),
        },
        {
          keys: ['Esc'],
          does: 'Closes the list; nothing is chosen.',
          first: '{Enter}',
          press: '{Escape}',
          sees: ({ find, heard }) => find('[role="listbox"]') === null && heard.length === 0,
        },
      ],
    },
  }),
};
