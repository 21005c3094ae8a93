import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Switch } from './index.ts';

const children = 'Some words';

export default {
  Switch: (): Spec => ({
    conformance: { props: { children } },
    keys: {
      draw: (report) => <Switch onChange={(isOn) => report(isOn ? 'on' : 'off')}>Autosave</Switch>,
      rows: [{ keys: ['Space'], does: 'Turns it on or off.', press: ' ', sees: reported('on') }],
    },
  }),
};
