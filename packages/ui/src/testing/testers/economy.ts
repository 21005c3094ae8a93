import type { CoinPackageId } from '@mirror-studio/domain/economy';
import { balance as balanceTexts } from '@mirror-studio/domain/texts/en/balance';
import { controls as controlTexts } from '@mirror-studio/domain/texts/en/controls';
import { errors as errorTexts } from '@mirror-studio/domain/texts/en/errors';
import { purchase as purchaseTexts } from '@mirror-studio/domain/texts/en/purchase';
import { wallet as walletTexts } from '@mirror-studio/domain/texts/en/wallet';
import type { Screen, Tools } from '../tools.ts';
import { shaped, stepsOf, textsOf } from './steps.ts';

/** BalanceHUD: reads the balance and opens what can be done with it. */
export function balanceTester(tools: Tools) {
  const t = textsOf(tools, 'balance', balanceTexts);
  const { press, layer } = stepsOf(tools);
  const pill = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.label}`) });
  const open = async () => {
    await tools.user.click(pill());
    return layer(t.label);
  };
  return {
    open,
    /** Both figures in words, as a screen reader hears them. */
    read: () => pill().textContent ?? '',
    exchange: async () => press(t.exchangeCoins, await open()),
    purchase: async () => press(t.purchaseCoins, await open()),
  };
}

/** TokenCounter: reads the tokens and opens the wallet. */
export function tokenCounterTester(tools: Tools) {
  const t = textsOf(tools, 'balance', balanceTexts);
  const counter = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.openWallet}`) });
  return {
    read: () => counter().textContent ?? '',
    open: async () => tools.user.click(counter()),
  };
}

/** PurchaseDialog: chooses a package and confirms it, once the dialog is open. */
export function purchaseTester(tools: Tools) {
  const t = textsOf(tools, 'purchase', purchaseTexts);
  const k = textsOf(tools, 'controls', controlTexts);
  const { press, layer, said, isDisabled } = stepsOf(tools);
  const list = () => layer(t.title);
  const confirming = () => layer(t.confirmTitle);
  return {
    choose: async (id: CoinPackageId) => press(new RegExp(t[`${id}Name`]), await list()),
    change: async () => press(t.change, await confirming()),
    confirm: async () => press(t.confirm, await confirming()),
    canConfirm: async () => !isDisabled(t.confirm, await confirming()),
    problem: async () => said('alert', await confirming()),
    close: async () => press(k.close),
  };
}

/** TransactionList: reads what is drawn, and asks for it again. */
export function transactionListTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'wallet', walletTexts);
  const e = textsOf(tools, 'errors', errorTexts);
  const { press } = stepsOf(tools);
  return {
    /** The rows of the list that are drawn. */
    entries: () => {
      const list = place.queryByRole('group', { name: t.transactions });
      const rows = list ? tools.within(list).queryAllByRole('listitem') : [];
      return rows.map((row) => row.textContent ?? '');
    },
    /** Reads it again after it failed, whole or at its end. */
    reload: async () => press(e.action_retry, place),
  };
}

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

/** TokenWallet with its TransactionList and AmountSlider, once it is open. */
export function walletTester(tools: Tools) {
  const t = textsOf(tools, 'wallet', walletTexts);
  const k = textsOf(tools, 'controls', controlTexts);
  const { press, layer, said, isDisabled } = stepsOf(tools);
  const inside = () => layer(t.title);
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
