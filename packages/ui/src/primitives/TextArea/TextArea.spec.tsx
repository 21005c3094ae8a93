import { inField, type KeyRow } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { typableOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
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

const prompt =
  'A dancer in raw silk on the salt flats at first light, long shadow, wind from the left, 85 mm, shallow focus, Portra tones, quiet';

const field = { label: 'Prompt', isPrompt: true, limit: 2000 };

/** `<TextArea {...textAreaStates.prompt} />` */
export const textAreaStates = statesOf<TextAreaProps>()({
  untouched: { ...field, placeholder: 'What should the mirror show?' },
  prompt: { ...field, defaultValue: prompt },
  nearTheLimit: { ...field, limit: 140, defaultValue: prompt },
  overTheLimit: { ...field, limit: 100, defaultValue: prompt },
  message: { label: 'Message', isOptional: true, description: 'What was missing?' },
  invalid: { ...field, errorMessage: 'Describe what the mirror should show.' },
  disabled: { ...field, isDisabled: true, defaultValue: prompt },
});

/** TextArea: types into it. Takes its label. */
export function textAreaTester(tools: Tools, label: string | RegExp) {
  return typableOf(tools, 'textbox', label);
}

export default {
  TextArea: (): Spec<TextAreaProps> => ({
    group: 'Fields',
    states: textAreaStates,
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
