import { providePurchase } from '@mirror-studio/state-machines/purchase';
import { createFlow } from '../flow/create-flow.tsx';
import { PurchaseView } from './PurchaseView.tsx';

/** The purchase of coins, machine and view joined. */
export const Purchase = /* @__PURE__ */ createFlow(providePurchase, PurchaseView);
