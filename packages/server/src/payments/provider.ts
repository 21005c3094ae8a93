import type { OrderItem } from '@mirror-studio/domain/economy';

/** What is known of a payment. Each fact stands for itself: they come in any order, late, and more than once. */
export interface PaymentFacts {
  /** The order, where the provider names it. */
  readonly order: string | null;
  /** The provider's names of its page and of the payment, where it says them. */
  readonly session: string | null;
  readonly payment: string | null;
  /** Whole cents that were paid; null where nothing is said of it. */
  readonly paidCents: number | null;
  /** It is over and was not paid. */
  readonly isExpired: boolean;
  /** Whole cents that went back so far. */
  readonly refundedCents: number;
  readonly dispute: { readonly id: string; readonly state: 'open' | 'won' | 'lost' } | null;
}

export const noFacts: PaymentFacts = {
  order: null,
  session: null,
  payment: null,
  paidCents: null,
  isExpired: false,
  refundedCents: 0,
  dispute: null,
};

/** What the provider is told of an order. */
export interface OrderToPay {
  readonly id: string;
  readonly item: OrderItem;
  readonly coins: number;
  readonly priceCents: number;
}

/** A provider with a page of its own, on which the money is paid. What it cannot do now, each throws HttpError PROVIDER_DOWN. */
export interface HostedCheckout {
  readonly id: 'stripe';
  /** Opens the page of an order. The same order has the same page. */
  open(
    order: OrderToPay,
    back: { readonly paid: string; readonly left: string },
  ): Promise<{ readonly session: string; readonly url: string }>;
  /** What is known of a page. */
  ask(session: string): Promise<PaymentFacts>;
  /** The page of a payment that we know nothing of; null where it has none. */
  find(payment: string): Promise<PaymentFacts | null>;
  /**
   * What the provider says by itself: null where it says nothing of a payment. Throws HttpError FORBIDDEN where the signature is not
   * the provider's, or as old as a recording.
   */
  read(text: string, signature: string, now: Date): Promise<PaymentFacts | null>;
}

/** Who takes the money: nobody while purchases are simulated. */
export type PaymentProvider = { readonly id: 'simulated' } | HostedCheckout;
