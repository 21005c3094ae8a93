import { told as hears, type KeyRow } from '../../foundations/keyboard/types.ts';
import type { Spec } from '../../foundations/spec/spec.ts';
import { Button } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: hears(what) },
  { keys: ['Space'], does, press: ' ', sees: hears(what) },
];

const children = 'Some words';

export default {
  Button: (): Spec => ({
    conformance: { props: { children } },
    keys: {
      draw: (tell) => <Button onPress={() => tell('pressed')}>Save</Button>,
      rows: presses('Presses it.', 'pressed'),
    },
  }),
};
