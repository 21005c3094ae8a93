import { balance as balanceTexts } from '@mirror-studio/domain/texts/en/balance';
import { state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { elevenDigits } from '../../../testing/fixtures/amounts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { TokenCounterProps } from './TokenCounter.tsx';

const counter: TokenCounterProps = { tokens: 1240, onPress: nothing };

/** `<TokenCounter {...tokenCounterStates.loading} />` */
export const tokenCounterStates = statesOf<TokenCounterProps>()({
  known: counter,
  loading: { ...counter, tokens: undefined },
  none: { ...counter, tokens: 0 },
  elevenDigits: { ...counter, tokens: elevenDigits },
  negative: { ...counter, tokens: -20 },
});

/** TokenCounter: reads the tokens and opens the wallet. */
export function tokenCounterTester(tools: Tools) {
  const t = textsOf(tools, 'balance', balanceTexts);
  const counter = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.openWallet}`) });
  return {
    read: () => counter().textContent ?? '',
    open: async () => tools.user.click(counter()),
  };
}

export default {
  TokenCounter: (): Spec<TokenCounterProps> => ({
    states: tokenCounterStates,
    tester: tokenCounterTester,
    uses: [
      { in: tokenCounterStates.known, calls: 'onPress', by: (tools) => tokenCounterTester(tools).open() },
    ],
    composition: { cases: { tokens: state } },
    keys: 'it is a Button',
    specLines: [
      ['§2 header', tokenCounterStates.loading, ['Loading']],
      ['§2 header', tokenCounterStates.known, ['1,240', 'not:Loading']],
    ],
  }),
};
