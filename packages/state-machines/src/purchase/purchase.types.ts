import type { CoinPackage, PurchasingMode } from '@mirror-studio/domain/economy';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

/** What the server is asked. One key stands for one intent. */
export interface PurchaseRequest {
  readonly pack: CoinPackage;
  readonly idempotencyKey: string;
}

export interface PurchaseInput {
  /** Whether purchases are off, pretended or real. */
  readonly purchasing: PurchasingMode;
}

export interface PurchaseContext {
  readonly purchasing: PurchasingMode;
  readonly pack: CoinPackage | null;
  /** The request with no answer yet: the same package is asked for again under its key. */
  readonly intent: PurchaseRequest | null;
  readonly intents: number;
  readonly failure: Failure | null;
}

export type PurchaseEvent =
  | { readonly type: 'dialog.opened' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'package.chosen'; readonly id: CoinPackage['id'] }
  /** 'Change': back to the list. */
  | { readonly type: 'package.changed' }
  | { readonly type: 'purchase.confirmed' };

export type PurchaseEmitted =
  | NoticeRaised
  /** The balance on screen may be wrong: read it again. */
  | { readonly type: 'balance.outdated' }
  /** Leave for the payment provider. */
  | { readonly type: 'redirect.asked'; readonly url: string };

/** What the flow needs from outside. */
export interface PurchaseActors {
  /** POST /api/payments/create with the Idempotency-Key. An answer with a `checkoutUrl` is not bought yet: it is paid there. */
  readonly purchase: Effect<PurchaseRequest, unknown>;
  /** Makes a new Idempotency-Key. */
  readonly newKey: () => string;
}
