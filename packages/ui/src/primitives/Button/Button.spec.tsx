import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { pressableOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { ButtonProps } from './Button.tsx';
import { Button } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const children = 'Some words';

/** Button: presses it. Takes its name. */
export function buttonTester(tools: Tools, name: string | RegExp) {
  return pressableOf(tools, name);
}

export default {
  Button: (): Spec<ButtonProps> => ({
    group: 'Actions',
    tester: buttonTester,
    uses: [
      { in: { children }, calls: 'onPress', by: (tools) => buttonTester(tools, children).press() },
      {
        in: { children, isPending: true },
        reads: (tools) => buttonTester(tools, /Some words/).isPending(),
        is: true,
      },
    ],
    conformance: { props: { children } },
    keys: {
      draw: (report) => <Button onPress={() => report('pressed')}>Save</Button>,
      rows: presses('Presses it.', 'pressed'),
    },
  }),
};
