import { type Order, ordersEndpoints, sampleOrder } from '@mirror-studio/domain/contract';
import { shopShelves } from '@mirror-studio/domain/economy';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { BillingData } from './BillingView.tsx';

const offers = [...shopShelves.packages, ...shopShelves.packs];

/** The states of billing, from what its endpoint answers. */
export const page: ListPage<Order, BillingData> = {
  title: 'Billing',
  endpoint: ordersEndpoints.orders,
  item: (at) => ({
    ...sampleOrder,
    ...offers[at % offers.length],
    id: `o${at}`,
    isSimulated: at % 2 === 0,
    createdAt: momentAt(at),
    paidAt: momentAt(at),
  }),
  longWords: (order) => ({
    ...order,
    item: 'obsidian',
    period: { from: order.createdAt, until: '2026-12-21T10:00:00.000Z' },
    coins: 987_654_321,
    priceCents: 98_765_432_100,
    state: 'disputed',
  }),
  data: (orders, hasMore) => ({ orders, hasMore }),
};
