import { isCustomAmount } from '@mirror-studio/domain/economy';
import { assign } from 'xstate';
import { oneIntentOnce } from '../fuzz/intents.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { tokenWalletFlow } from './token-wallet.flow.ts';
import { intentOf } from './token-wallet.setup.ts';
import type { CheckoutRequest } from './token-wallet.types.ts';

export const tokenWalletFuzz = defineFuzz(
  {
    flow: tokenWalletFlow,
    input: () => ({ purchasing: 'live' as const }),
    // A continued page is answered like a first one.
    rules: () => {
      const intents = oneIntentOnce('checkout');
      return {
        asked: (call, moment) => {
          if (moment.effects.pending('readLogs').length > 1) return 'Two pages were asked at once.';
          if (call.effect !== 'checkout') return undefined;
          const { amountCents } = call.input as CheckoutRequest;
          return isCustomAmount(amountCents) ? intents(call, moment) : `${amountCents} cents were sent.`;
        },
        after: ({ snapshot, effects }) =>
          !snapshot.hasTag('open') && effects.pending().length > 0 ? 'A closed wallet works on.' : undefined,
      };
    },
  },
  {
    'one key for every intent': {
      seen: /outcome is known|two contents/,
      inject: (machine) =>
        machine.provide({
          actions: { createIntent: assign(({ context }) => intentOf(context, () => 'same')) },
        }),
    },
    'an amount off the slider': {
      seen: /cents were sent/,
      inject: (machine) => machine.provide({ actions: { keepAmount: assign({ amountCents: 1 }) } }),
    },
  },
);
