import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { PromptActions } from './index.ts';

const actions = {
  onBegin: nothing,
  onCopy: nothing,
  onVary: nothing,
  onImprove: nothing,
  onAccept: nothing,
  onDismiss: nothing,
  onRitual: nothing,
  onStartOver: nothing,
};

export default {
  PromptActions: (): Spec => ({
    conformance: { props: { ...actions, text: 'a cat' } },
    keys: {
      draw: (report) => <PromptActions {...actions} text="a cat" onBegin={() => report('begun')} />,
      rows: [
        { keys: ['Enter', 'Space'], does: 'Does what it says.', press: '{Enter}', sees: reported('begun') },
      ],
    },
  }),
};
