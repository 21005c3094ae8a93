import { type OrderQuote, quoteAmount, shopShelves } from '@mirror-studio/domain/economy';
import { purchase as purchaseTexts } from '@mirror-studio/domain/texts/en/purchase';
import { shop as texts } from '@mirror-studio/domain/texts/en/shop';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import { byRole, callback, controlled, initial, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { ShopPageProps } from './ShopPage.tsx';

const page: ShopPageProps = { onBuy: nothing };
const bonus: OrderQuote = quoteAmount(1111) ?? { item: 'tokens', coins: 123, priceCents: 1111 };
const [sovereign, regal, royal] = shopShelves.packages;
const failure = toasts.purchaseFailed;

/** `<ShopPage {...shopStates.simulated} />` */
export const shopStates = statesOf<ShopPageProps>()({
  simulated: page,
  live: { ...page, purchasing: 'live' },
  disabled: { ...page, purchasing: 'disabled' },
  bonus: { ...page, purchasing: 'live', defaultChosen: bonus },
  pending: { ...page, isPending: true },
  failed: { ...page, purchasing: 'live', defaultChosen: royal, failure },
});

/** ShopPage: chooses by what is written on a card, and buys. */
export function shopTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'shop', texts);
  const { press } = stepsOf(tools);
  const summary = () => tools.within(place.getByRole('region', { name: t.summary }));
  return {
    choose: async (what: RegExp) => tools.user.click(place.getByRole('radio', { name: what })),
    /** What is chosen, in words. */
    read: () => place.getByRole('region', { name: t.summary }).textContent ?? '',
    buy: async () => press(new RegExp(`^(${t.pay}|${t.paySimulated.replace(/[()]/g, '.')})$`), summary()),
  };
}

export default {
  ShopPage: (): Spec<ShopPageProps> => ({
    states: shopStates,
    tester: shopTester,
    uses: [{ in: shopStates.simulated, calls: 'onBuy', by: (tools) => shopTester(tools).buy() }],
    composition: {
      cases: {
        purchasing: state,
        chosen: controlled({
          by: 'defaultChosen',
          onChange: 'onChoose',
          first: regal,
          last: sovereign,
          shows: ['regal', 'sovereign'],
          act: (tools) => shopTester(tools).choose(new RegExp(purchaseTexts.sovereignName)),
          read: (tools) =>
            tools.screen
              .getByRole('radio', { name: new RegExp(purchaseTexts.sovereignName) })
              .matches(':checked')
              ? 'sovereign'
              : 'regal',
        }),
        defaultChosen: initial,
        onChoose: callback,
        isPending: state,
        failure: byRole('alert', '', { failure }),
      },
    },
    keys: 'it is a RadioGroup, a Slider and a Button',
    specLines: [
      ['§9', shopStates.live, ['500 coins', '$49.99', '1,200 coins', '$99.99', '3,000 coins', '$199.99']],
      ['§9', shopStates.live, ['50 coins', '$5.00', '100 coins', '$9.50', '500 coins', '$45.00']],
      [
        '§5, §9',
        shopStates.bonus,
        ['$1.50', '$99.00', '$8.08', '$11.11', '$22.22', '11%', '+12', '123 coins', 'not:token'],
      ],
    ],
  }),
};
