import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { CloseIcon } from '../../icons/index.ts';
import { pressableOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { IconButtonProps } from './IconButton.tsx';
import { IconButton } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

/** IconButton: presses it. Takes its label. */
export function iconButtonTester(tools: Tools, label: string | RegExp) {
  return pressableOf(tools, label);
}

export default {
  IconButton: (): Spec<IconButtonProps> => ({
    group: 'Actions',
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
