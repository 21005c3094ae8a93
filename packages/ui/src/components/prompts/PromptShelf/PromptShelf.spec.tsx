import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { PromptShelf } from './index.ts';

export default {
  PromptShelf: (): Spec => ({
    conformance: { props: { recent: [], onTemplate: nothing, onRecent: nothing } },
    keys: {
      draw: (report) => <PromptShelf recent={[]} onTemplate={report} onRecent={nothing} />,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Begins with the template, or with the prompt that was used.',
          press: '{Enter}',
          sees: reported('portrait'),
        },
      ],
    },
  }),
};
