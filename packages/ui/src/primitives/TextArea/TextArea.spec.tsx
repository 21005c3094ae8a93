import { inField, type KeyRow } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { typableOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import { TextArea } from './index.ts';
import type { TextAreaProps } from './TextArea.tsx';

const next = <Button>Next</Button>;

const leaves = (does = 'Goes on to the next control.'): KeyRow => ({
  keys: ['Tab'],
  does,
  press: '{Tab}',
  sees: ({ focused }) => focused?.textContent === 'Next',
});

const label = 'A name';

/** TextArea: types into it. Takes its label. */
export function textAreaTester(tools: Tools, label: string | RegExp) {
  return typableOf(tools, 'textbox', label);
}

export default {
  TextArea: (): Spec<TextAreaProps> => ({
    group: 'Fields',
    tester: textAreaTester,
    uses: [
      {
        in: { label, defaultValue: 'old' },
        reads: async (tools) => {
          const { type, value } = textAreaTester(tools, label);
          await type('two words');
          return value();
        },
        is: 'two words',
      },
    ],
    conformance: { props: { label, limit: 100 } },
    keys: {
      draw: () => (
        <>
          <TextArea label="Prompt" />
          {next}
        </>
      ),
      rows: [
        {
          keys: ['Enter'],
          does: 'Begins a new line.',
          press: 'a{Enter}b',
          sees: (seen) => inField(seen) === 'a\nb',
        },
        leaves('Goes on to the next control: it never writes a tab.'),
      ],
    },
  }),
};
