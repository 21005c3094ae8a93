import { told as hears, type KeyRow } from '../../foundations/keyboard/types.ts';
import type { Spec } from '../../foundations/spec/spec.ts';
import { ToggleButton } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: hears(what) },
  { keys: ['Space'], does, press: ' ', sees: hears(what) },
];

const children = 'Some words';

export default {
  ToggleButton: (): Spec => ({
    conformance: { props: { children } },
    keys: {
      draw: (tell) => <ToggleButton onChange={(isOn) => tell(isOn ? 'on' : 'off')}>Bold</ToggleButton>,
      rows: presses('Turns it on or off.', 'on'),
    },
  }),
};
