import { formatText } from '@mirror-studio/domain/texts';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import type { Stripe } from 'stripe';
import type { PaymentConfig } from '../config/payments.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { type HostedCheckout, noFacts, type PaymentFacts } from './provider.ts';

const timeoutMs = 10_000;
/** How old what it says by itself may be: what is recorded cannot be told again later. */
const toleranceSeconds = 300;
const currency = 'usd';

/** The hosted checkout of Stripe, by its own library: that is read when the first payment is. */
export function stripeCheckout(config: PaymentConfig): HostedCheckout {
  let opened: Promise<Stripe> | undefined;
  const client = () => {
    opened ??= openClient(config);
    return opened;
  };
  const ask = async <Answer>(work: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
    const stripe = await client();
    return work(stripe).catch((error: unknown) => {
      throw toRefusal(error);
    });
  };
  const expand = ['payment_intent.latest_charge'];
  return {
    id: 'stripe',
    open: (order, back) =>
      ask(async ({ checkout }) => {
        const metadata = { order: order.id };
        const name = formatText(wallet, 'tokens', 'en', { count: order.coins });
        const session = await checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: order.id,
            metadata,
            // A refund and a dispute name the payment, not its page.
            payment_intent_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: { currency, unit_amount: order.priceCents, product_data: { name } },
              },
            ],
            success_url: back.paid,
            cancel_url: back.left,
          },
          { idempotencyKey: `order:${order.id}` },
        );
        if (session.url === null) throw new HttpError('PROVIDER_DOWN', refusals.paymentDown);
        return { session: session.id, url: session.url };
      }),
    ask: (session) =>
      ask(async ({ checkout }) => factsOf(await checkout.sessions.retrieve(session, { expand }))),
    find: (payment) =>
      ask(async ({ checkout }) => {
        const { data } = await checkout.sessions.list({ payment_intent: payment, limit: 1 });
        return data[0] ? factsOf(data[0]) : null;
      }),
    async read(text, signature, now) {
      const { webhooks } = await client();
      try {
        const said = webhooks.constructEvent(
          text,
          signature,
          config.webhookSecret,
          toleranceSeconds,
          undefined,
          now.getTime(),
        );
        return saidBy(said);
      } catch {
        throw new HttpError('FORBIDDEN', refusals.paymentForged);
      }
    },
  };
}

async function openClient({ secretKey, apiBase }: PaymentConfig): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // Under the same key: what was done is not done again.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** What the library throws has a `type`. Whether the fault is ours or theirs, the person can only wait or be told. */
function toRefusal(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  const isRefused = ['Authentication', 'Permission', 'InvalidRequest', 'Idempotency', 'Card'].some((name) =>
    type.startsWith(`Stripe${name}`),
  );
  if (isRefused) return new HttpError('PROVIDER_REFUSED', refusals.paymentRefused);
  return type.startsWith('Stripe') ? new HttpError('PROVIDER_DOWN', refusals.paymentDown) : error;
}

const idOf = (given: string | { readonly id: string } | null): string | null =>
  typeof given === 'object' ? (given?.id ?? null) : given;

function factsOf(session: Stripe.Checkout.Session): PaymentFacts {
  const isPaid = session.payment_status === 'paid' && session.currency === currency;
  const payment = session.payment_intent;
  const charge = typeof payment === 'object' ? payment?.latest_charge : null;
  return {
    ...noFacts,
    order: session.client_reference_id,
    session: session.id,
    payment: idOf(payment),
    paidCents: isPaid ? session.amount_total : null,
    isExpired: session.status === 'expired',
    refundedCents: typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0,
  };
}

const disputeStates: Readonly<Partial<Record<Stripe.Dispute.Status, 'won' | 'lost'>>> = {
  won: 'won',
  lost: 'lost',
};

function saidBy(event: Stripe.Event): PaymentFacts | null {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded' ||
    event.type === 'checkout.session.expired'
  ) {
    return factsOf(event.data.object);
  }
  if (event.type === 'checkout.session.async_payment_failed') {
    return { ...factsOf(event.data.object), isExpired: true };
  }
  if (event.type === 'charge.refunded') {
    const { metadata, payment_intent, amount_refunded } = event.data.object;
    const order = metadata['order'] ?? null;
    return { ...noFacts, order, payment: idOf(payment_intent), refundedCents: amount_refunded };
  }
  if (event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed') {
    const { id, status, payment_intent } = event.data.object;
    // An inquiry takes no money.
    if (status.startsWith('warning_')) return null;
    const dispute = { id, state: disputeStates[status] ?? ('open' as const) };
    return { ...noFacts, payment: idOf(payment_intent), dispute };
  }
  return null;
}
