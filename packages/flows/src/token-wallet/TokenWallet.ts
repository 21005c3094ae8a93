import { provideTokenWallet } from '@mirror-studio/state-machines/token-wallet';
import { createFlow } from '../flow/create-flow.tsx';
import { TokenWalletView } from './TokenWalletView.tsx';

/** The token wallet, machine and view joined. */
export const TokenWallet = /* @__PURE__ */ createFlow(provideTokenWallet, TokenWalletView);
