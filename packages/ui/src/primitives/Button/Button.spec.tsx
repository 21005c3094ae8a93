import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Button } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const children = 'Some words';

export default {
  Button: (): Spec => ({
    conformance: { props: { children } },
    keys: {
      draw: (report) => <Button onPress={() => report('pressed')}>Save</Button>,
      rows: presses('Presses it.', 'pressed'),
    },
  }),
};
