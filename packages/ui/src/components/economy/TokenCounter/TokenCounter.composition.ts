import { rowOf, state } from '../../../foundations/composition/row.ts';
import { tokenCounterStates } from '../../../testing/states.ts';
import { TokenCounter, type TokenCounterProps } from './TokenCounter.tsx';

export default {
  TokenCounter: rowOf<TokenCounterProps>({
    Component: TokenCounter,
    states: tokenCounterStates,
    cases: { tokens: state },
  }),
};
