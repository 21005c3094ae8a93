import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Checkbox } from './index.ts';

const children = 'Some words';

export default {
  Checkbox: (): Spec => ({
    conformance: { props: { children, description: children } },
    keys: {
      draw: (report) => <Checkbox onChange={(isOn) => report(isOn ? 'on' : 'off')}>I agree</Checkbox>,
      rows: [
        { keys: ['Space'], does: 'Ticks it, or takes the tick away.', press: ' ', sees: reported('on') },
      ],
    },
  }),
};
