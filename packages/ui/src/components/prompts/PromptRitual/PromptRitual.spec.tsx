import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';

export default {
  PromptRitual: (): Spec => ({
    conformance: {
      props: {
        slot: 'light',
        onFill: nothing,
        onClear: nothing,
        onSkip: nothing,
        onBack: nothing,
        onEnd: nothing,
      },
    },
    keys: 'its field and its choices are those of PromptSentence; the rest are buttons',
  }),
};
