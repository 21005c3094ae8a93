import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { PromptExamples } from './index.ts';

const read = {
  state: 'read',
  examples: ['a dancer in silk', 'a dancer in linen'],
  combinations: { count: 2, exact: true },
  seed: 7,
} as const;

export default {
  PromptExamples: (): Spec => ({
    conformance: { props: { ...read, onDraw: nothing, onShoot: nothing } },
    keys: {
      draw: (report) => (
        <PromptExamples
          {...read}
          onDraw={() => report('drawn')}
          onShoot={(example) => report(`shot ${example}`)}
        />
      ),
      rows: [
        { keys: ['Enter', 'Space'], does: 'Draws others.', press: '{Enter}', sees: reported('drawn') },
        {
          keys: [{ inTurn: ['Tab', 'Enter'] }],
          does: 'Goes to an example; takes it to the shoot.',
          press: '{Tab}{Tab}{Enter}',
          sees: reported('shot 1'),
        },
      ],
    },
  }),
};
