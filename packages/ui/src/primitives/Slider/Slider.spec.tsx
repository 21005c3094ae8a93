import { inField } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Slider } from './index.ts';
import type { SliderProps } from './Slider.tsx';

const label = 'A name';

/** `<Slider {...sliderStates.gold} />` */
export const sliderStates = statesOf<SliderProps>()({
  atTheStart: { label: 'Images', minValue: 1, maxValue: 10, defaultValue: 1 },
  atTheEnd: { label: 'Images', minValue: 1, maxValue: 10, defaultValue: 10 },
  gold: { label: 'Amount', tone: 'gold', defaultValue: 40, output: (value) => `${value} coins` },
  neutral: { label: 'Strength', tone: 'neutral', defaultValue: 60 },
  disabled: { label: 'Strength', isDisabled: true, defaultValue: 30 },
});

/** Slider: moves it by steps. Takes its label. */
export function sliderTester(tools: Tools, label: string | RegExp) {
  const { get, value, reading, isDisabled } = controlOf(tools, 'slider', label);
  const move = async (key: string, steps: number) => {
    get().focus();
    await tools.user.keyboard(key.repeat(steps));
  };
  return {
    increase: async (steps = 1) => move('{ArrowRight}', steps),
    decrease: async (steps = 1) => move('{ArrowLeft}', steps),
    value: () => Number(value()),
    /** The value as it is read out. */
    reading,
    isDisabled,
  };
}

export default {
  Slider: (): Spec<SliderProps> => ({
    group: 'Choices',
    states: sliderStates,
    tester: sliderTester,
    uses: [
      {
        in: { label, defaultValue: 40 },
        reads: async (tools) => {
          const { increase, value } = sliderTester(tools, label);
          await increase(2);
          return value();
        },
        is: 42,
      },
    ],
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
          keys: ['Page Up'],
          does: 'Ten steps more.',
          press: '{PageUp}',
          sees: (seen) => inField(seen) === '50',
        },
        {
          keys: ['Page Down'],
          does: 'Ten steps less.',
          press: '{PageDown}',
          sees: (seen) => inField(seen) === '30',
        },
      ],
    },
  }),
};
