import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { CheckboxProps } from './Checkbox.tsx';
import { Checkbox } from './index.ts';

const children = 'Some words';

/** Checkbox: ticks it, or takes the tick away. Takes its name. */
export function checkboxTester(tools: Tools, name: string | RegExp) {
  const { press, isChecked, isDisabled, isInvalid, help } = controlOf(tools, 'checkbox', name);
  return { toggle: press, isChecked, isDisabled, isInvalid, help };
}

export default {
  Checkbox: (): Spec<CheckboxProps> => ({
    group: 'Choices',
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
