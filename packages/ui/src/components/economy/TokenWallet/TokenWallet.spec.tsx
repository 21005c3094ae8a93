import { customAmountLimits, walletLimits } from '@mirror-studio/domain/constants/wallet';
import { controls as controlsTexts } from '@mirror-studio/domain/texts/en/controls';
import { toasts as toastsTexts } from '@mirror-studio/domain/texts/en/toasts';
import { wallet as walletTexts } from '@mirror-studio/domain/texts/en/wallet';
import {
  byRole,
  callback,
  controlled,
  documented,
  initial,
  overlayCases,
  state,
} from '../../../../test/composition/row.ts';
import { asDialog, opened } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { attribute, canPress, heldIn } from '../../../../test/spec-conformance/figures.ts';
import { elevenDigits } from '../../../testing/fixtures/amounts.ts';
import { ledgerEntries, manyEntries, strangeEntries } from '../../../testing/fixtures/ledger.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { shaped, stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { amountCase, amountSliderTester } from './AmountSlider.spec.tsx';
import { TokenWallet } from './index.ts';
import type { TokenWalletProps } from './TokenWallet.tsx';
import { transactionListTester } from './TransactionList.spec.tsx';

const wallet: TokenWalletProps = {
  isOpen: true,
  onOpenChange: nothing,
  tokens: 420,
  log: { entries: ledgerEntries, onReload: nothing },
  amountCents: customAmountLimits.defaultCents,
  onAmountChange: nothing,
  onPurchase: nothing,
};

const open: TokenWalletProps = { ...wallet, purchasing: 'simulated' };

/** `<TokenWallet {...walletStates.softLaunch} />` */
export const walletStates = statesOf<TokenWalletProps>()({
  previewMode: wallet,
  softLaunch: { ...wallet, tokens: walletLimits.softLaunchAboveCoins + 1 },
  justBelowSoftLaunch: { ...wallet, tokens: walletLimits.softLaunchAboveCoins },
  loading: { ...wallet, tokens: undefined, log: { state: 'loading', entries: [] } },
  empty: { ...wallet, tokens: 0, log: { entries: [] } },
  failedToLoad: { ...wallet, log: { state: 'failed', entries: [], onReload: nothing } },
  /** Made when it is asked for: it is large. */
  get hundredThousand(): TokenWalletProps {
    return { ...wallet, log: { entries: manyEntries(100_000) } };
  },
  purchasing: open,
  bonus: { ...open, amountCents: 1111 },
  pending: { ...open, isPending: true },
  failed: { ...open, failure: toastsTexts.checkoutFailed },
  strange: { ...wallet, tokens: -elevenDigits, log: { entries: strangeEntries } },
});

/** TokenWallet with its TransactionList and AmountSlider, once it is open. */
export function walletTester(tools: Tools) {
  const t = textsOf(tools, 'wallet', walletTexts);
  const k = textsOf(tools, 'controls', controlsTexts);
  const { press, overlay, said, isDisabled } = stepsOf(tools);
  const inside = () => overlay(t.title);
  return {
    /** The rows of the list that are drawn. */
    entries: async () => transactionListTester(tools, await inside()).entries(),
    choosePack: async (tokens: number) => press(new RegExp(`^${tokens} `), await inside()),
    /** Moves the slider of the amount by so many steps, up or down. */
    stepAmount: async (steps: number) => amountSliderTester(tools, await inside()).step(steps),
    purchase: async () => press(t.purchase, await inside()),
    /** Purchases are off: the button says so. */
    isPreview: async () =>
      (await inside()).queryByRole('button', { name: t.previewMode }) !== null &&
      isDisabled(t.previewMode, await inside()),
    problem: async () => said('alert', await inside()),
    close: async () => press(k.close, await inside()),
    /** A text of tokens, as the wallet shapes it. */
    tokens: shaped(t.tokens_other),
  };
}

export default {
  TokenWallet: (): Spec<TokenWalletProps> => ({
    states: walletStates,
    tester: walletTester,
    uses: [{ in: walletStates.previewMode, reads: (tools) => walletTester(tools).isPreview(), is: true }],
    composition: {
      from: walletStates.purchasing,
      cases: {
        ...overlayCases,
        tokens: state,
        log: byRole('group', walletTexts.transactions),
        amountCents: controlled(amountCase),
        defaultAmountCents: initial,
        onAmountChange: callback,
        onPackChoose: documented('chooses in place of the component, which does it alone without'),
        onPurchase: byRole('button', walletTexts.purchase),
        purchasing: state,
        isPending: state,
        failure: byRole('alert', '', { failure: toastsTexts.checkoutFailed }),
      },
    },
    largeData: {
      Component: () => <TokenWallet {...walletStates.hundredThousand} />,
      list: 'Transactions',
      row: 'li',
    },
    overlay: { is: 'dismissable', props: walletStates.previewMode },
    keys: { draw: () => opened(<TokenWallet tokens={420} onPurchase={nothing} />), rows: asDialog },
    specLines: [
      [
        '§2.9',
        walletStates.previewMode,
        ['Preview Mode'],
        [
          ['purchasing', canPress('Preview Mode'), false],
          [
            'the height of the list',
            () =>
              document.querySelector('[role="group"][aria-label="Transactions"]')?.parentElement
                ?.offsetHeight,
            300,
          ],
        ],
      ],
      ['§2.9, §9', walletStates.softLaunch, ['901', 'Soft Launch Mode']],
      ['§2.9, §9', walletStates.justBelowSoftLaunch, ['900', 'not:Soft Launch Mode']],
      ['§2.9', walletStates.loading, ['Loading transactions...']],
      ['§2.9', walletStates.empty, ['No transactions yet']],
      [
        '§5, §9',
        walletStates.purchasing,
        ['50 tokens', '$5.00', '100 tokens', '$9.50', '500 tokens', '$45.00'],
        [
          ['the least amount', attribute('input[type="range"]', 'min'), '1.5'],
          ['the largest amount', attribute('input[type="range"]', 'max'), '99'],
          ['the step', attribute('input[type="range"]', 'step'), '0.5'],
          ['the amount to begin with', heldIn('input[type="range"]'), '5'],
        ],
      ],
      ['§5', walletStates.bonus, ['with 12 bonus tokens']],
    ],
  }),
};
