import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { CloseIcon, SettingsIcon } from '../../icons/index.ts';
import { pressableOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { IconButtonProps } from './IconButton.tsx';
import { IconButton } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

/** `<IconButton {...iconButtonStates.ghost} />` */
export const iconButtonStates = statesOf<IconButtonProps>()({
  ghost: { label: 'Settings', icon: <SettingsIcon /> },
  secondary: { label: 'Settings', icon: <SettingsIcon />, variant: 'secondary' },
  round: { label: 'Settings', icon: <SettingsIcon />, variant: 'secondary', isRound: true },
  small: { label: 'Close', icon: <CloseIcon />, size: 'small' },
  pending: { label: 'Close', icon: <CloseIcon />, isPending: true },
  disabled: { label: 'Close', icon: <CloseIcon />, isDisabled: true },
});

/** IconButton: presses it. Takes its label. */
export function iconButtonTester(tools: Tools, label: string | RegExp) {
  return pressableOf(tools, label);
}

export default {
  IconButton: (): Spec<IconButtonProps> => ({
    group: 'Actions',
    states: iconButtonStates,
    tester: iconButtonTester,
    uses: [
      {
        in: { label, icon: <CloseIcon /> },
        calls: 'onPress',
        by: (tools) => iconButtonTester(tools, label).press(),
      },
    ],
    conformance: { props: { label, icon: <CloseIcon /> } },
    keys: {
      draw: (report) => <IconButton label="Close" icon={<CloseIcon />} onPress={() => report('pressed')} />,
      rows: presses('Presses it.', 'pressed'),
    },
  }),
};
