import type { EndpointResponse, TokenLogEntry } from '@mirror-studio/domain/contract';
import type { PurchasingMode } from '@mirror-studio/domain/economy';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

export type LogPage = EndpointResponse<'tokenLogs'>;
export type CheckoutAnswer = EndpointResponse<'checkout'>;

/** What the server is asked. One key stands for one intent. */
export interface CheckoutRequest {
  readonly amountCents: number;
  readonly idempotencyKey: string;
}

export interface TokenWalletInput {
  /** Whether purchases are off, pretended or real. */
  readonly purchasing: PurchasingMode;
}

export interface TokenWalletContext {
  readonly purchasing: PurchasingMode;
  readonly logs: readonly TokenLogEntry[] | null;
  readonly nextCursor: string | null;
  readonly logFailure: Failure | null;
  /** The amount to pay, by slider or pack. */
  readonly amountCents: number;
  readonly intent: CheckoutRequest | null;
  readonly intents: number;
  readonly failure: Failure | null;
}

export type TokenWalletEvent =
  | { readonly type: 'wallet.opened' }
  | { readonly type: 'wallet.closed' }
  | { readonly type: 'log.retried' }
  /** The end of the list came into view. */
  | { readonly type: 'log.continued' }
  /** The slider or a bonus amount; what is not for sale goes to the nearest step. */
  | { readonly type: 'amount.changed'; readonly amountCents: number }
  | { readonly type: 'pack.chosen'; readonly priceCents: number }
  | { readonly type: 'checkout.submitted' };

export type TokenWalletEmitted =
  | NoticeRaised
  /** The balance on screen may be wrong: read it again. */
  | { readonly type: 'balance.outdated' }
  /** Leave for the payment provider. */
  | { readonly type: 'redirect.asked'; readonly url: string };

/** What the flow needs from outside. */
export interface TokenWalletActors {
  /** GET /api/tokens/logs; a cursor asks for the page after it. */
  readonly readLogs: Effect<{ readonly cursor: string | null }, LogPage>;
  /** POST /api/coins/checkout with the Idempotency-Key. */
  readonly checkout: Effect<CheckoutRequest, CheckoutAnswer>;
  /** Makes a new Idempotency-Key. */
  readonly newKey: () => string;
}
