import { customAmountLimits } from '@mirror-studio/domain/constants/wallet';
import { wallet as walletTexts } from '@mirror-studio/domain/texts/en/wallet';
import { callback, controlled, initial, look, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { AmountSliderProps } from './AmountSlider.tsx';

const amount: AmountSliderProps = {
  amountCents: customAmountLimits.defaultCents,
  onAmountChange: nothing,
};

/** `<AmountSlider {...amountSliderStates.bonus} />` */
export const amountSliderStates = statesOf<AmountSliderProps>()({
  usual: amount,
  least: { ...amount, amountCents: customAmountLimits.minimumCents },
  most: { ...amount, amountCents: customAmountLimits.maximumCents },
  bonus: { ...amount, amountCents: 1111 },
  disabled: { ...amount, isDisabled: true },
});

/** AmountSlider: reads and moves the amount, or takes one that earns the bonus. */
export function amountSliderTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'wallet', walletTexts);
  const slider = () => place.getByRole('slider', { name: t.customAmount });
  return {
    /** The amount in words, as in `$5.00`. */
    read: () => slider().getAttribute('aria-valuetext') ?? '',
    /** Moves it by so many steps, up or down. */
    step: async (steps: number) => {
      slider().focus();
      await tools.user.keyboard((steps > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(steps)));
    },
    /** Takes an amount that earns the Mirror bonus, as it is written: `$8.08`. */
    chooseBonus: async (amount: string) => {
      const amounts = tools.within(place.getByRole('group', { name: t.bonusTitle }));
      await tools.user.click(amounts.getByRole('button', { name: amount }));
    },
  };
}

const { defaultCents, stepCents } = customAmountLimits;

const slider = ({ screen }: Tools) => screen.getByRole('slider', { name: walletTexts.customAmount });

/** Where the amount is controlled, and how a person moves it by a step. */
export const amountCase = {
  by: 'defaultAmountCents',
  onChange: 'onAmountChange',
  first: defaultCents,
  last: defaultCents + stepCents,
  shows: [defaultCents / 100, (defaultCents + stepCents) / 100],
  act: async (tools: Tools) => {
    slider(tools).focus();
    await tools.user.keyboard('{ArrowRight}');
  },
  read: (tools: Tools) => {
    const input = slider(tools);
    return input instanceof HTMLInputElement ? input.valueAsNumber : null;
  },
} as const;

export default {
  AmountSlider: (): Spec<AmountSliderProps> => ({
    states: amountSliderStates,
    tester: amountSliderTester,
    uses: [{ in: amountSliderStates.usual, reads: (tools) => amountSliderTester(tools).read(), is: '$5.00' }],
    composition: {
      cases: {
        amountCents: controlled(amountCase),
        defaultAmountCents: initial,
        onAmountChange: callback,
        isDisabled: state,
        unit: look,
      },
    },
    conformance: { props: {} },
    keys: 'it is a Slider',
  }),
};
