import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { controls as controlTexts } from '@mirror-studio/domain/texts/en/controls';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { exchange as texts } from '@mirror-studio/domain/texts/en/exchange';
import {
  byRole,
  callback,
  controlled,
  documented,
  initial,
  overlayCases,
  part,
  state,
} from '../../../../test/composition/row.ts';
import { asDialog, opened } from '../../../../test/keyboard/rows.tsx';
import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { canPress } from '../../../../test/spec-conformance/figures.ts';
import { elevenDigits } from '../../../testing/fixtures/amounts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { ExchangeDialog, type ExchangeDialogProps } from './ExchangeDialog.tsx';

const exchange: ExchangeDialogProps = {
  isOpen: true,
  onOpenChange: nothing,
  availableCoins: 1240,
  value: '420',
  onValueChange: nothing,
  onStep: nothing,
  onSubmit: nothing,
};
/** `<ExchangeDialog {...exchangeStates.refused} />` */
export const exchangeStates = statesOf<ExchangeDialogProps>()({
  untouched: { ...exchange, value: '' },
  valid: exchange,
  oneCredit: { ...exchange, value: '10' },
  remainder: { ...exchange, value: '427' },
  belowMinimum: { ...exchange, value: '9', problem: 'belowMinimum' },
  aboveBalance: { ...exchange, value: '2000', problem: 'aboveBalance' },
  fraction: { ...exchange, value: '10.5', problem: 'invalidAmount' },
  belowZero: { ...exchange, value: '-1', problem: 'invalidAmount' },
  invalidAmount: { ...exchange, value: 'abc', problem: 'invalidAmount' },
  ambiguousAmount: { ...exchange, value: '1.000', problem: 'ambiguousAmount' },
  pending: { ...exchange, isPending: true },
  refused: {
    ...exchange,
    serverMessage: 'Your balance changed meanwhile. Check the amount and try again.',
  },
  outcomeUnknown: { ...exchange, isOutcomeUnknown: true, serverMessage: errors.network },
  noCoins: { ...exchange, availableCoins: 0, value: '' },
  fewSteps: { ...exchange, availableCoins: 25, value: '15' },
  fewCoins: { ...exchange, availableCoins: exchangeLimits.minimumCoins - 1, value: '' },
  elevenDigits: { ...exchange, availableCoins: elevenDigits, value: String(elevenDigits) },
  longNonsense: {
    ...exchange,
    value: 'forty-two coins, please, or as many as you have'.repeat(4),
    problem: 'invalidAmount',
  },
});

/** ExchangeDialog: fills in and sends it, once it is open. */
export function exchangeTester(tools: Tools) {
  const t = textsOf(tools, 'exchange', texts);
  const c = textsOf(tools, 'common', commonTexts);
  const k = textsOf(tools, 'controls', controlTexts);
  const { press, fill, overlay, said } = stepsOf(tools);
  const inside = () => overlay(t.title);
  const field = async () => (await inside()).getByRole('spinbutton', { name: t.coins });
  return {
    /** Types an amount in place of what was there. */
    type: async (amount: string) => fill(await field(), amount),
    stepUp: async () => press(c.increase, await inside()),
    stepDown: async () => press(c.decrease, await inside()),
    /** Presses Enter in the field. */
    submit: async () => {
      await tools.user.click(await field());
      await tools.user.keyboard('{Enter}');
    },
    /** What would be received, and the coins left, as shown. */
    preview: async () => said('status', await inside()) ?? '',
    /** Whether the amount is marked as wrong. */
    isInvalid: async () => (await field()).getAttribute('aria-invalid') === 'true',
    /** Why it was refused, or null. */
    problem: async () => said('alert', await inside()),
    close: async () => press(k.close, await inside()),
  };
}

export default {
  ExchangeDialog: (): Spec<ExchangeDialogProps> => ({
    states: exchangeStates,
    tester: exchangeTester,
    uses: [
      { in: exchangeStates.valid, calls: 'onSubmit', by: (tools) => exchangeTester(tools).submit() },
      { in: exchangeStates.belowMinimum, reads: (tools) => exchangeTester(tools).isInvalid(), is: true },
      {
        in: { ...exchangeStates.untouched, value: undefined, onStep: undefined },
        reads: async (tools) => {
          const tester = exchangeTester(tools);
          await tester.type('420');
          return [(await tester.preview()).includes('42 Credits'), await tester.isInvalid()];
        },
        is: [true, false],
      },
    ],
    composition: {
      cases: {
        ...overlayCases,
        value: controlled({
          by: 'defaultValue',
          onChange: 'onValueChange',
          first: '100',
          last: '420',
          act: (tools) => exchangeTester(tools).type('420'),
          read: ({ screen }) => screen.getByRole('spinbutton').getAttribute('value'),
        }),
        defaultValue: initial,
        onValueChange: callback,
        onStep: documented('steps in place of the component, which does it alone without'),
        problem: state,
        isPending: state,
        serverMessage: byRole('alert', '', { serverMessage: texts.aboveBalanceDescription }),
        isOutcomeUnknown: state,
        hasBuyMore: part(({ screen }) => screen.queryByRole('button', { name: texts.buyMore }), {}, false),
      },
    },
    overlay: { is: 'dismissable', props: exchangeStates.valid },
    keys: {
      draw: (report) => opened(<ExchangeDialog availableCoins={1240} onSubmit={(value) => report(value)} />),
      rows: [
        {
          keys: ['Enter'],
          does: 'In the amount: exchanges it, or says which rule it breaks.',
          first: '{Enter}',
          press: '420{Enter}',
          sees: reported('420'),
        },
        ...asDialog,
      ],
    },
    specLines: [
      [
        '§2.4',
        exchangeStates.valid,
        ['42 Credits', 'Buy More Coins (Coming Soon)'],
        [
          ['buying more', canPress('Buy More Coins (Coming Soon)'), false],
          ['confirming', canPress('Exchange 420 coins'), true],
        ],
      ],
      ['§2.4', exchangeStates.oneCredit, ['1 Credit', 'not:1 Credits']],
      [
        '§5',
        exchangeStates.belowMinimum,
        ['Minimum exchange is 10 coins'],
        [['confirming under 10', canPress('Exchange coins'), false]],
      ],
      [
        '§5',
        exchangeStates.aboveBalance,
        ["You don't have enough coins"],
        [['confirming over the balance', canPress('Exchange coins'), false]],
      ],
      ['§5', exchangeStates.invalidAmount, ['Please enter a valid number of coins']],
    ],
  }),
};
