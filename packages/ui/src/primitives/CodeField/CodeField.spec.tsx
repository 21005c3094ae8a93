import type { Spec } from '../../../test/spec/spec.ts';
import { typableOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import type { CodeFieldProps } from './CodeField.tsx';
import { CodeField } from './index.ts';

const label = 'Code from the app';

/** `<CodeField {...codeFieldStates.whole} />` */
export const codeFieldStates = statesOf<CodeFieldProps>()({
  empty: { label },
  whole: { label, defaultValue: '418203' },
  withHelp: { label, description: 'Six figures, new ones every half minute.' },
  invalid: { label, defaultValue: '41', errorMessage: 'Type all six figures.' },
  readOnly: { label, defaultValue: '418203', isReadOnly: true },
  disabled: { label, isDisabled: true },
});

/** CodeField: types a code into it. Takes its label. */
export function codeFieldTester(tools: Tools, label: string | RegExp) {
  return typableOf(tools, 'textbox', label);
}

export default {
  CodeField: (): Spec<CodeFieldProps> => ({
    group: 'Fields',
    states: codeFieldStates,
    tester: codeFieldTester,
    uses: [
      {
        in: { label, errorMessage: 'Type all six figures.' },
        reads: async (tools) => {
          const { type, value, isInvalid, help } = codeFieldTester(tools, label);
          await type('12 34-56 7');
          return [value(), isInvalid(), help()];
        },
        is: ['123456', true, 'Type all six figures.'],
      },
    ],
    conformance: { props: { label } },
    keys: {
      draw: () => (
        <>
          <CodeField label={label} />
          <Button>Next</Button>
        </>
      ),
      rows: [
        {
          keys: ['Tab'],
          does: 'Goes on to the next control: it is one field, not six.',
          press: '{Tab}',
          sees: ({ focused }) => focused?.textContent === 'Next',
        },
      ],
    },
  }),
};
