import { pathOf } from '@mirror-studio/domain/access';
import { orderLimits, orderParam } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/index.ts';
import { at, type Queryable } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError, type Services } from '../http/index.ts';
import { keepCheckout, type OrderRow, orderOf, orderRow } from './orders.ts';
import { type HostedCheckout, noFacts, type PaymentFacts, type PaymentProvider } from './provider.ts';
import { settle } from './settle.ts';
import { stripeCheckout } from './stripe.ts';

type Paying = Pick<Services, 'db' | 'clock' | 'log' | 'site'>;

/** Who takes the money, by the configuration. */
export function paymentProvider({ payments }: Pick<Config, 'payments'>): PaymentProvider {
  return payments === null ? { id: 'simulated' } : stripeCheckout(payments);
}

/**
 * Where an order is paid: its page is opened once, and outside any transaction, since others wait for the connection. Null where it
 * is paid already. Throws HttpError CONFLICT where it was not paid in time.
 */
export async function openCheckout(
  { db, site }: Paying,
  provider: HostedCheckout,
  member: string,
  id: string,
): Promise<string | null> {
  const order = await orderOf(db, member, id);
  if (order.state === 'expired') throw new HttpError('CONFLICT', refusals.orderExpired);
  if (order.state !== 'created') return null;
  if (order.checkout_url !== null) return order.checkout_url;
  const page = await provider.open(
    { id, item: order.item, coins: order.coins, priceCents: order.price_cents },
    {
      paid: `${site.origin}${pathOf('shopSuccess')}?${orderParam}=${id}`,
      left: `${site.origin}${pathOf('shop')}`,
    },
  );
  await keepCheckout(db, id, page);
  return page.url;
}

/** Asks the provider about an order that waits for its payment, and settles it by the answer. False where it did not answer. */
async function askAbout(
  services: Paying,
  provider: PaymentProvider,
  { id, provider_session: session }: OrderRow,
): Promise<boolean> {
  if (session === null) return true;
  if (provider.id === 'simulated') return false;
  try {
    const facts = await provider.ask(session);
    await settle(services, { ...facts, order: id }, services.clock.now());
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** An order of a member as it is after the provider was asked about it. */
export async function checkOrder(services: Paying, provider: PaymentProvider, member: string, id: string) {
  const order = await orderOf(services.db, member, id);
  // Whoever pays at the last moment has paid.
  const isOpen = order.state === 'created' || order.state === 'expired';
  const isAnswered = !isOpen || (await askAbout(services, provider, order));
  return { order: await orderOf(services.db, member, id), isProviderSilent: !isAnswered };
}

/** Settles what the provider says by itself. What is not of ours, another product of the same account may have sold. */
export async function settleSaid(
  services: Paying,
  provider: HostedCheckout,
  facts: PaymentFacts,
): Promise<void> {
  const now = services.clock.now();
  if (await settle(services, facts, now)) return;
  // A dispute names the payment alone, and may come before anything else.
  const page = facts.payment === null ? null : await provider.find(facts.payment);
  if (page) await settle(services, { ...facts, order: page.order, session: page.session }, now);
}

/** Looks for the last time after orders that nobody paid in time: what the provider said may have been lost. */
export async function sweepOrders(services: Paying, provider: PaymentProvider): Promise<void> {
  const { db, clock } = services;
  const waiting = await due(db, clock.now());
  for (const order of waiting) {
    if (!(await askAbout(services, provider, order))) return;
    await settle(services, { ...noFacts, order: order.id, isExpired: true }, clock.now());
  }
}

const due = (db: Queryable, now: Date) =>
  db.all(
    orderRow,
    sql`select * from studio.orders where state = 'created' and created_at <= ${at(new Date(now.getTime() - orderLimits.opensMs))}
      order by created_at limit ${orderLimits.sweptAtOnce}`,
  );
