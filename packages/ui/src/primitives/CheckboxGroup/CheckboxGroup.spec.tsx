import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { CheckboxGroupProps } from './CheckboxGroup.tsx';
import { CheckboxGroup } from './index.ts';

const label = 'A name';
const two = (
  <>
    <Checkbox value="a">First</Checkbox>
    <Checkbox value="b">Second</Checkbox>
  </>
);

const kinds = ['finished', 'coins', 'updates'];

const mails = {
  label: 'What may we write to you about?',
  children: (
    <>
      <Checkbox value="finished">Finished pictures</Checkbox>
      <Checkbox value="coins">Coins that are about to expire</Checkbox>
      <Checkbox value="updates">Updates of the studio</Checkbox>
    </>
  ),
};

/** `<CheckboxGroup {...checkboxGroupStates.selectAll} />` */
export const checkboxGroupStates = statesOf<CheckboxGroupProps>()({
  untouched: mails,
  selectAll: { ...mails, selectAll: kinds, defaultValue: ['coins'] },
  described: {
    ...mails,
    description: 'Letters about your account come in any case.',
    children: (
      <>
        <Checkbox value="finished" description="One letter a day at most.">
          Finished pictures
        </Checkbox>
        <Checkbox value="updates" description={'lichtbild'.repeat(9)} isDisabled>
          Updates of the studio
        </Checkbox>
      </>
    ),
    isOptional: true,
  },
  horizontal: {
    label: 'Formats',
    orientation: 'horizontal',
    defaultValue: ['png'],
    children: ['PNG', 'WebP', 'AVIF'].map((format) => (
      <Checkbox key={format} value={format.toLowerCase()}>
        {format}
      </Checkbox>
    )),
  },
  invalid: { ...mails, errorMessage: 'Choose one at least.', selectAll: kinds },
  readOnly: { ...mails, isReadOnly: true, defaultValue: ['coins'], selectAll: kinds },
  disabled: { ...mails, isDisabled: true, defaultValue: ['coins'], selectAll: kinds },
});

/** CheckboxGroup: ticks boxes and reads which are ticked. Takes the label of the group. */
export function checkboxGroupTester(tools: Tools, label: string | RegExp) {
  const { get, help } = controlOf(tools, 'group', label);
  const boxes = () => tools.within(get()).getAllByRole('checkbox');
  const nameOf = (box: HTMLElement) => box.closest('label')?.textContent ?? '';
  return {
    /** Ticks a box, or takes its tick away: also the one for all of them. */
    toggle: async (name: string | RegExp) =>
      tools.user.click(tools.within(get()).getByRole('checkbox', { name })),
    /** The words of the boxes that are ticked. */
    chosen: () =>
      boxes()
        .filter((box) => 'checked' in box && box.checked)
        .map(nameOf),
    options: () => boxes().map(nameOf),
    isInvalid: () => boxes().some((box) => box.getAttribute('aria-invalid') === 'true'),
    help,
  };
}

export default {
  CheckboxGroup: (): Spec<CheckboxGroupProps> => ({
    group: 'Choices',
    states: checkboxGroupStates,
    tester: checkboxGroupTester,
    uses: [
      {
        in: { label, children: two },
        calls: 'onChange',
        by: (tools) => checkboxGroupTester(tools, label).toggle('Second'),
      },
      {
        in: { label, children: two, selectAll: ['a', 'b'] },
        calls: 'onChange',
        by: (tools) => checkboxGroupTester(tools, label).toggle('Select all'),
      },
      {
        in: { label, children: two, defaultValue: ['b'], errorMessage: 'Too few.' },
        reads: (tools) => {
          const { chosen, options, isInvalid, help } = checkboxGroupTester(tools, label);
          return [chosen(), options(), isInvalid(), help()];
        },
        is: [['Second'], ['First', 'Second'], true, 'Too few.'],
      },
    ],
    conformance: { props: { label, children: <Checkbox value="a">A</Checkbox> } },
    keys: {
      draw: (report) => (
        <CheckboxGroup
          label="Formats"
          selectAll={['png', 'webp']}
          onChange={(values) => report(values.join(' and '))}
        >
          <Checkbox value="png">PNG</Checkbox>
          <Checkbox value="webp">WebP</Checkbox>
        </CheckboxGroup>
      ),
      rows: [
        {
          keys: ['Space'],
          does: 'Ticks the box that has the focus, or takes its tick away.',
          first: '{Tab}',
          press: ' ',
          sees: reported('png'),
        },
        {
          keys: ['Space'],
          does: 'On the first box, where there is one for all: ticks all, or takes all ticks away.',
          press: ' ',
          sees: reported('png and webp'),
        },
      ],
    },
  }),
};
