import type { ExchangeAmount } from '@mirror-studio/domain/economy';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

/** What the server is asked. One key stands for one intent. */
export interface ExchangeRequest {
  readonly coins: number;
  readonly idempotencyKey: string;
}

/** What the server answered. */
export interface ExchangeReceipt {
  readonly coins: number;
  readonly credits: number;
  readonly balance: { readonly coins: number; readonly credits: number };
}

export interface ExchangeInput {
  /** Whole coins on the balance, 0 while it is loading. */
  readonly availableCoins: number;
}

/** With the amount as typed; it survives refusals, unknown outcomes and a closed dialog. */
export interface ExchangeContext extends ExchangeAmount {
  /** What is being asked or was asked with no answer yet. */
  readonly intent: ExchangeRequest | null;
  /** How many intents there have been. */
  readonly intents: number;
  readonly failure: Failure | null;
  readonly receipt: ExchangeReceipt | null;
}

export type ExchangeEvent =
  /** With the locale in which amounts are typed from now on, or as before. */
  | { readonly type: 'dialog.opened'; readonly locale?: string }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'amount.changed'; readonly typed: string }
  /** By how many coins, negative for down. */
  | { readonly type: 'amount.stepped'; readonly coins: number }
  | { readonly type: 'exchange.submitted' }
  | { readonly type: 'balance.changed'; readonly availableCoins: number };

export type ExchangeEmitted =
  | NoticeRaised
  /** The balance on screen may be wrong: read it again. */
  | { readonly type: 'balance.outdated' };

/** What the flow needs from outside. */
export interface ExchangeActors {
  /** POST /api/coins/exchange with the Idempotency-Key. Rejects with the API's error. */
  readonly exchange: Effect<ExchangeRequest, ExchangeReceipt>;
  /** Makes a new Idempotency-Key. */
  readonly newKey: () => string;
}
