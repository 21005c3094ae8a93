import { endpoints, paymentSignatureHeader } from '@mirror-studio/domain/contract';
import type { OrderQuote } from '@mirror-studio/domain/economy';
import { Hono } from 'hono';
import { errors, refusals } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { runOncePerKey } from '../ledger/index.ts';
import { checkOrder, openCheckout, paymentProvider, settleSaid } from './checkout.ts';
import { orderOf, ordersPage, toOrder } from './orders.ts';
import { packageFor, placeOrder, tokensFor } from './purchases.ts';

type Buying = {
  readonly member: string;
  readonly endpoint: 'createPayment' | 'checkout';
  readonly body: unknown;
  readonly key: string | null;
};

/** The two ways to buy coins, what became of it, and what the payment provider says (§7). Takes the services; returns the routes. */
export function productRoutes(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'site' | 'limits'>,
): Hono<AppEnv> {
  const { db, clock, config } = services;
  const provider = paymentProvider(config);
  const routes = new Hono<AppEnv>();

  /** Writes the order down once for its key; where it has to be paid, its page is opened after that, and again where it was lost. */
  async function buy(asked: Buying, quoteOf: () => OrderQuote) {
    const { member } = asked;
    const placed = await runOncePerKey(services, asked, (tx) =>
      placeOrder(tx, { member, mode: config.purchasing, now: clock.now() }, quoteOf()),
    );
    if (placed.balance !== null || provider.id === 'simulated') return { placed, checkoutUrl: null };
    return { placed, checkoutUrl: await openCheckout(services, provider, member, placed.orderId) };
  }

  const before = [limited(services, 'purchasesOfPerson', byPerson)];
  serveEndpoint(
    routes,
    endpoints.createPayment,
    async ({ user, body, idempotencyKey: key }) => {
      const asked = { member: user.id, endpoint: 'createPayment', body, key } as const;
      const { placed, checkoutUrl } = await buy(asked, () => packageFor(body.coins, body.amount_cents));
      const { coins, balance, orderId } = placed;
      return {
        ok: true as const,
        simulated: balance !== null,
        coins,
        orderId,
        ...(balance !== null && { balance }),
        ...(checkoutUrl !== null && { checkoutUrl }),
      };
    },
    { before, inputWords: ({ path }) => (path === 'sourceId' ? undefined : refusals.packageUnknown) },
  );
  serveEndpoint(
    routes,
    endpoints.checkout,
    async ({ user, body, idempotencyKey: key }) => {
      const asked = { member: user.id, endpoint: 'checkout', body, key } as const;
      const { placed, checkoutUrl } = await buy(asked, () => tokensFor(body.amountUsd));
      const { coins, balance, orderId } = placed;
      return {
        simulated: balance !== null,
        orderId,
        ...(balance !== null && { tokensIssued: coins }),
        ...(checkoutUrl !== null && { checkoutUrl }),
      };
    },
    { before, inputWords: () => refusals.amountUnknown },
  );

  serveEndpoint(routes, endpoints.orders, ({ user, query }) => ordersPage(db, user.id, query));
  serveEndpoint(routes, endpoints.order, async ({ user, params }) => ({
    order: toOrder(await orderOf(db, user.id, params.id)),
  }));
  serveEndpoint(
    routes,
    endpoints.checkOrder,
    async ({ user, params }) => {
      const { order, isProviderSilent } = await checkOrder(services, provider, user.id, params.id);
      return { order: toOrder(order), isProviderSilent };
    },
    { before: [limited(services, 'orderChecksOfPerson', byPerson)] },
  );

  serveEndpoint(
    routes,
    endpoints.paymentEvent,
    async ({ c }) => {
      if (provider.id === 'simulated') throw new HttpError('NOT_FOUND', errors.notFound);
      const signature = c.req.header(paymentSignatureHeader) ?? '';
      const facts = await provider.read(await c.req.text(), signature, clock.now());
      if (facts) await settleSaid(services, provider, facts);
      return { received: true };
    },
    { before: [limited(services, 'paymentEventsFromNetwork', byNetwork(services))] },
  );
  return routes;
}
