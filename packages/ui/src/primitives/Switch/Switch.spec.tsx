import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Switch } from './index.ts';
import type { SwitchProps } from './Switch.tsx';

const children = 'Some words';

/** `<Switch {...switchStates.on} />` */
export const switchStates = statesOf<SwitchProps>()({
  off: { children: 'Autosave' },
  on: { children: 'Autosave', defaultSelected: true },
  described: {
    children: 'Content protection',
    defaultSelected: true,
    description: 'Exports carry the terms of use that you choose below.',
  },
  disabled: { children: 'Autosave', isDisabled: true },
  disabledAndOn: { children: 'Autosave', isDisabled: true, defaultSelected: true },
});

/** Switch: turns it on or off. Takes its name. */
export function switchTester(tools: Tools, name: string | RegExp) {
  const { press, isChecked, isDisabled } = controlOf(tools, 'switch', name);
  return { toggle: press, isOn: isChecked, isDisabled };
}

export default {
  Switch: (): Spec<SwitchProps> => ({
    group: 'Choices',
    states: switchStates,
    tester: switchTester,
    uses: [
      { in: { children }, calls: 'onChange', by: (tools) => switchTester(tools, children).toggle() },
      {
        in: { children, defaultSelected: true },
        reads: (tools) => switchTester(tools, children).isOn(),
        is: true,
      },
    ],
    conformance: { props: { children } },
    keys: {
      draw: (report) => <Switch onChange={(isOn) => report(isOn ? 'on' : 'off')}>Autosave</Switch>,
      rows: [{ keys: ['Space'], does: 'Turns it on or off.', press: ' ', sees: reported('on') }],
    },
  }),
};
