import { inField } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Slider } from './index.ts';

const label = 'A name';

export default {
  Slider: (): Spec => ({
    conformance: { props: { label, defaultValue: 40 } },
    keys: {
      draw: () => <Slider label="Amount" defaultValue={40} />,
      rows: [
        {
          keys: ['→'],
          does: 'One step more.',
          press: '{ArrowRight}',
          sees: (seen) => inField(seen) === '41',
        },
        { keys: ['←'], does: 'One step less.', press: '{ArrowLeft}', sees: (seen) => inField(seen) === '39' },
        { keys: ['Home'], does: 'The least.', press: '{Home}', sees: (seen) => inField(seen) === '0' },
        { keys: ['End'], does: 'The most.', press: '{End}', sees: (seen) => inField(seen) === '100' },
        {
          keys: ['Page up'],
          does: 'Ten steps more.',
          press: '{PageUp}',
          sees: (seen) => inField(seen) === '50',
        },
        {
          keys: ['Page down'],
          does: 'Ten steps less.',
          press: '{PageDown}',
          sees: (seen) => inField(seen) === '30',
        },
      ],
    },
  }),
};
