import { provideExchange } from '@mirror-studio/state-machines/exchange';
import { createFlow } from '../flow/create-flow.tsx';
import { ExchangeView } from './ExchangeView.tsx';

/** Coins for credits, machine and view joined. */
export const Exchange = /* @__PURE__ */ createFlow(provideExchange, ExchangeView, {
  availableCoins: (availableCoins: number) => ({ type: 'balance.changed', availableCoins }) as const,
});
