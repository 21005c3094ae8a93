import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { CheckboxProps } from './Checkbox.tsx';
import { Checkbox } from './index.ts';

const children = 'Some words';

const terms = 'I accept the terms of service';

/** `<Checkbox {...checkboxStates.checked} />` */
export const checkboxStates = statesOf<CheckboxProps>()({
  unchecked: { children: terms },
  checked: { children: terms, defaultSelected: true },
  someOfThem: { children: 'All prompts', isIndeterminate: true },
  described: { children: terms, description: 'You can change this later in Settings.' },
  invalid: { children: terms, errorMessage: 'Accept the terms to go on.' },
  disabled: { children: terms, isDisabled: true },
  disabledAndChecked: { children: terms, isDisabled: true, defaultSelected: true },
});

/** Checkbox: ticks it, or takes the tick away. Takes its name. */
export function checkboxTester(tools: Tools, name: string | RegExp) {
  const { press, isChecked, isDisabled, isInvalid, help } = controlOf(tools, 'checkbox', name);
  return { toggle: press, isChecked, isDisabled, isInvalid, help };
}

export default {
  Checkbox: (): Spec<CheckboxProps> => ({
    group: 'Choices',
    states: checkboxStates,
    tester: checkboxTester,
    uses: [
      { in: { children }, calls: 'onChange', by: (tools) => checkboxTester(tools, children).toggle() },
      {
        in: { children, defaultSelected: true, errorMessage: 'It is needed.' },
        reads: (tools) => {
          const { isChecked, isInvalid, help } = checkboxTester(tools, children);
          return [isChecked(), isInvalid(), help()];
        },
        is: [true, true, 'It is needed.'],
      },
    ],
    conformance: { props: { children, description: children } },
    keys: {
      draw: (report) => <Checkbox onChange={(isOn) => report(isOn ? 'on' : 'off')}>I agree</Checkbox>,
      rows: [
        { keys: ['Space'], does: 'Ticks it, or takes the tick away.', press: ' ', sees: reported('on') },
      ],
    },
  }),
};
