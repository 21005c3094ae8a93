import { inField } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { CoinIcon } from '../../icons/index.ts';
import { typableOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { NumberField } from './index.ts';
import type { NumberFieldProps } from './NumberField.tsx';

const label = 'A name';

/** `<NumberField {...numberFieldStates.filled} />` */
export const numberFieldStates = statesOf<NumberFieldProps>()({
  empty: { label: 'Images', placeholder: '0' },
  filled: { label: 'Coins', defaultValue: 12400 },
  withoutSteppers: { label: 'Coins', hasSteppers: false, defaultValue: 420 },
  currency: { label: 'Price', defaultValue: 5, formatOptions: { style: 'currency', currency: 'USD' } },
  invalid: { label: 'Coins', defaultValue: 9, errorMessage: 'Minimum exchange is 10 coins' },
  disabled: { label: 'Coins', isDisabled: true, defaultValue: 420 },
  large: { label: 'Coins', size: 'large', prefix: <CoinIcon size={24} />, defaultValue: 420 },
});

/** NumberField: types a number or goes by steps. Takes its label. */
export function numberFieldTester(tools: Tools, label: string | RegExp) {
  const field = typableOf(tools, 'textbox', label);
  const key = async (name: string) => {
    tools.screen.getByRole('textbox', { name: label }).focus();
    await tools.user.keyboard(name);
  };
  return {
    ...field,
    /** Types in place of what was there, and leaves the field: the number is taken then. */
    type: async (text: string) => {
      await field.type(text);
      await tools.user.keyboard('{Enter}');
    },
    increase: async () => key('{ArrowUp}'),
    decrease: async () => key('{ArrowDown}'),
  };
}

export default {
  NumberField: (): Spec<NumberFieldProps> => ({
    group: 'Fields',
    states: numberFieldStates,
    tester: numberFieldTester,
    uses: [
      {
        in: { label, defaultValue: 420, step: 10 },
        reads: async (tools) => {
          const { type, increase, value } = numberFieldTester(tools, label);
          await type('1230');
          await increase();
          return value();
        },
        is: '1,240',
      },
    ],
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
