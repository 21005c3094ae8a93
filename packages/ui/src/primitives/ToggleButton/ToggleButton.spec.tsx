import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { ToggleButton } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const children = 'Some words';

export default {
  ToggleButton: (): Spec => ({
    conformance: { props: { children } },
    keys: {
      draw: (report) => <ToggleButton onChange={(isOn) => report(isOn ? 'on' : 'off')}>Bold</ToggleButton>,
      rows: presses('Turns it on or off.', 'on'),
    },
  }),
};
