import { inField } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { NumberField } from './index.ts';

const label = 'A name';

export default {
  NumberField: (): Spec => ({
    conformance: { props: { label, defaultValue: 420 } },
    keys: {
      draw: () => <NumberField label="Coins" defaultValue={420} step={10} minValue={0} maxValue={1240} />,
      rows: [
        { keys: ['↑'], does: 'One step more.', press: '{ArrowUp}', sees: (seen) => inField(seen) === '430' },
        {
          keys: ['↓'],
          does: 'One step less.',
          press: '{ArrowDown}',
          sees: (seen) => inField(seen) === '410',
        },
        {
          keys: ['Home'],
          does: 'The least it takes.',
          press: '{Home}',
          sees: (seen) => inField(seen) === '0',
        },
        {
          keys: ['End'],
          does: 'The most it takes.',
          press: '{End}',
          sees: (seen) => inField(seen) === '1,240',
        },
      ],
    },
  }),
};
