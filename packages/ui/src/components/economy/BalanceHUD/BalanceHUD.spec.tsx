import { pathOf } from '@mirror-studio/domain/access';
import { balance as balanceTexts } from '@mirror-studio/domain/texts/en/balance';
import { byRole, overlayCases, state } from '../../../../test/composition/row.ts';
import { asPopover } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { canPress } from '../../../../test/spec-conformance/figures.ts';
import { elevenDigits } from '../../../testing/fixtures/amounts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { BalanceHUD, type BalanceHUDProps } from './BalanceHUD.tsx';

const balance: BalanceHUDProps = { coins: 1240, credits: 86, onPurchase: nothing, onExchange: nothing };

const links = [
  { href: pathOf('credits'), label: 'Credits Ledger' },
  { href: pathOf('shop'), label: 'Coin Shop' },
];

/** `<BalanceHUD {...balanceStates.loading} />` */
export const balanceStates = statesOf<BalanceHUDProps>()({
  known: balance,
  loading: { ...balance, coins: undefined, credits: undefined, isLoading: true },
  empty: { ...balance, coins: 0, credits: 0 },
  missing: { ...balance, coins: undefined, credits: undefined },
  failed: { ...balance, isFailed: true },
  elevenDigits: { ...balance, coins: elevenDigits, credits: 12_345_678_901 },
  linked: { ...balance, links },
  negative: { ...balance, coins: -20, credits: -3 },
});

/** BalanceHUD: reads the balance and opens what can be done with it. */
export function balanceTester(tools: Tools) {
  const t = textsOf(tools, 'balance', balanceTexts);
  const { press, overlay } = stepsOf(tools);
  const pill = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.label}`) });
  const open = async () => {
    await tools.user.click(pill());
    return overlay(t.label);
  };
  return {
    open,
    /** Both figures in words, as a screen reader hears them. */
    read: () => pill().textContent ?? '',
    exchange: async () => press(t.exchangeCoins, await open()),
    purchase: async () => press(t.purchaseCoins, await open()),
  };
}

const open = { isOpen: true };

export default {
  BalanceHUD: (): Spec<BalanceHUDProps> => ({
    states: balanceStates,
    tester: balanceTester,
    uses: [{ in: balanceStates.known, calls: 'onPurchase', by: (tools) => balanceTester(tools).purchase() }],
    composition: {
      reach: async ({ screen, user }) => {
        const [pill] = screen.queryAllByRole('button');
        if (!screen.queryByRole('dialog') && pill) await user.click(pill);
      },
      cases: {
        ...overlayCases,
        coins: state,
        credits: state,
        isLoading: state,
        isFailed: byRole('alert', '', { isFailed: true }),
        onPurchase: byRole('button', balanceTexts.purchaseCoins),
        onExchange: byRole('button', balanceTexts.exchangeCoins),
        links: byRole('link', 'Coin Shop', { links }),
      },
    },
    overlay: {
      is: 'attached',
      element: <BalanceHUD {...balanceStates.known} />,
      button: /^Balance/,
      role: 'dialog',
    },
    keys: { draw: () => <BalanceHUD coins={1240} credits={86} onExchange={nothing} />, rows: asPopover },
    specLines: [
      ['§2.1', balanceStates.loading, ['Loading...']],
      [
        '§2.1',
        { ...balanceStates.known, ...open },
        ['1,240', 'Mirror Coins', 'Usage Credits', 'Purchase Coins', 'Exchange Coins', '10 Coins = 1 Credit'],
      ],
      [
        '§2.1',
        { ...balanceStates.missing, ...open },
        ['0 Mirror Coins'],
        [['exchanging without coins', canPress('Exchange Coins'), false]],
      ],
    ],
  }),
};
