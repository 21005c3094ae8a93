import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { BookmarkIcon, HeartIcon } from '../../icons/index.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { ToggleButton } from './index.ts';
import type { ToggleButtonProps } from './ToggleButton.tsx';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const children = 'Some words';

/** `<ToggleButton {...toggleButtonStates.on} />` */
export const toggleButtonStates = statesOf<ToggleButtonProps>()({
  off: { children: 'Only mine' },
  on: { children: 'Only mine', defaultSelected: true },
  onWithIcon: { icon: <BookmarkIcon />, defaultSelected: true, children: 'Saved' },
  ghost: { variant: 'ghost', label: 'Like', icon: <HeartIcon /> },
  ghostAndOn: { variant: 'ghost', label: 'Liked', icon: <HeartIcon />, defaultSelected: true },
  small: { size: 'small', children: 'Only mine' },
  disabled: { isDisabled: true, children: 'Only mine' },
});

/** ToggleButton: turns it on or off. Takes its name. */
export function toggleButtonTester(tools: Tools, name: string | RegExp) {
  const { get, press, isDisabled } = controlOf(tools, 'button', name);
  return { toggle: press, isDisabled, isOn: () => get().getAttribute('aria-pressed') === 'true' };
}

export default {
  ToggleButton: (): Spec<ToggleButtonProps> => ({
    group: 'Actions',
    states: toggleButtonStates,
    tester: toggleButtonTester,
    uses: [
      { in: { children }, calls: 'onChange', by: (tools) => toggleButtonTester(tools, children).toggle() },
      {
        in: { children, defaultSelected: true },
        reads: (tools) => toggleButtonTester(tools, children).isOn(),
        is: true,
      },
    ],
    conformance: { props: { children } },
    keys: {
      draw: (report) => <ToggleButton onChange={(isOn) => report(isOn ? 'on' : 'off')}>Bold</ToggleButton>,
      rows: presses('Turns it on or off.', 'on'),
    },
  }),
};
