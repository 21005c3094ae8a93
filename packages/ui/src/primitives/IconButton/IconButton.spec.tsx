import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { CloseIcon } from '../../icons/index.ts';
import { IconButton } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

export default {
  IconButton: (): Spec => ({
    conformance: { props: { label, icon: <CloseIcon /> } },
    keys: {
      draw: (report) => <IconButton label="Close" icon={<CloseIcon />} onPress={() => report('pressed')} />,
      rows: presses('Presses it.', 'pressed'),
    },
  }),
};
