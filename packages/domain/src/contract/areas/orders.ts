import * as v from 'valibot';
import { orderItems, orderStates } from '../../economy/orders.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, flag, moment, nextCursor, pageQuery, sampleMoment, text } from '../wire.ts';

/** What somebody ordered, and what became of it. */
export const order = named(
  'Order',
  v.object({
    id: text,
    item: v.picklist(orderItems),
    /** With their bonus. */
    coins: count,
    priceCents: count,
    /** The month of a subscription that it paid, or added to; missing for everything else. */
    period: v.optional(v.object({ from: moment, until: moment })),
    state: v.picklist(orderStates),
    /** Nothing was charged. */
    isSimulated: flag,
    createdAt: moment,
    /** When the coins came; null where they did not. */
    paidAt: v.nullable(moment),
    /** When the money went back or was asked back for the last time. */
    reversedAt: v.nullable(moment),
    refundedCents: count,
    /** The coins that went back with it, and those that were spent already and are still owed. */
    returnedCoins: count,
    owedCoins: count,
    /** Where it can be paid while it is not. */
    checkoutUrl: v.nullable(text),
    /** What moved the coins, for the ledger's receipt; null before. */
    transferId: v.nullable(text),
  }),
);
export type Order = v.InferOutput<typeof order>;
export const sampleOrder: Order = {
  id: '5f0b4a55-8a3c-4b7a-8f6f-0d117c0e3a52',
  item: 'regal',
  coins: 1_200,
  priceCents: 9_999,
  state: 'paid',
  isSimulated: false,
  createdAt: sampleMoment,
  paidAt: sampleMoment,
  reversedAt: null,
  refundedCents: 0,
  returnedCoins: 0,
  owedCoins: 0,
  checkoutUrl: null,
  transferId: 'x1',
};

export const ordersEndpoints = {
  orders: endpoint({
    method: 'GET',
    path: '/api/orders',
    query: pageQuery,
    response: v.object({ orders: v.array(order), nextCursor }),
    docs: {
      summary: 'What the user ordered, the last first, a page at a time.',
      sample: { response: { orders: [sampleOrder], nextCursor: null } },
    },
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/orders/{id}',
    response: v.object({ order }),
    docs: {
      summary: 'An order of the user.',
      errors: ['NOT_FOUND'],
      sample: { response: { order: sampleOrder } },
    },
  }),
  checkOrder: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/check',
    response: v.object({ order, isProviderSilent: flag }),
    docs: {
      summary:
        'An order of the user, after the payment provider was asked about one that is not paid yet. Its coins come once, however often it is asked.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: { response: { order: sampleOrder, isProviderSilent: false } },
    },
  }),
};
