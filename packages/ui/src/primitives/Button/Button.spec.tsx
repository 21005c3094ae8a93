import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { ArrowRightIcon, CoinIcon, ShootIcon, TrashIcon } from '../../icons/index.ts';
import { pressableOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { ButtonProps } from './Button.tsx';
import { Button } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const children = 'Some words';

/** `<Button {...buttonStates.primary} />` */
export const buttonStates = statesOf<ButtonProps>()({
  primary: { variant: 'primary', children: 'Sign in' },
  secondary: { children: 'Save changes' },
  ghost: { variant: 'ghost', children: 'View Results', iconAfter: <ArrowRightIcon /> },
  value: { variant: 'value', children: 'Exchange 420 coins', icon: <CoinIcon /> },
  generate: { variant: 'generate', children: 'Begin the shoot', icon: <ShootIcon /> },
  danger: { variant: 'danger', children: 'Delete picture', icon: <TrashIcon /> },
  small: { size: 'small', children: 'Save changes' },
  pending: { isPending: true, variant: 'primary', children: 'Save changes' },
  disabled: { isDisabled: true, children: 'Buy More Coins (Coming Soon)' },
});

/** Button: presses it. Takes its name. */
export function buttonTester(tools: Tools, name: string | RegExp) {
  return pressableOf(tools, name);
}

export default {
  Button: (): Spec<ButtonProps> => ({
    group: 'Actions',
    states: buttonStates,
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
