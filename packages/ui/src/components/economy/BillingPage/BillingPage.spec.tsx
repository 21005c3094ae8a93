import { pathOf } from '@mirror-studio/domain/access';
import type { LedgerLine } from '@mirror-studio/domain/contract';
import { billing as texts } from '@mirror-studio/domain/texts/en/billing';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import {
  manyOrders,
  paidOrder,
  planOrder,
  refundedOrder,
  tokenOrder,
} from '../../../testing/fixtures/orders.ts';
import {
  activeSubscription,
  endedSubscription,
  pastDueSubscription,
} from '../../../testing/fixtures/subscriptions.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { BillingPageProps } from './BillingPage.tsx';

const welcome: LedgerLine = {
  id: '7',
  transferId: 'x1',
  reason: 'welcome_grant',
  note: 'Welcome to the studio',
  change: 500,
  currency: 'coins',
  balance: 500,
  jobId: null,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const page: BillingPageProps = {
  orders: [paidOrder, planOrder, tokenOrder],
  onOpen: nothing,
  subscription: activeSubscription,
  received: [welcome],
  shopHref: pathOf('shop'),
  subscriptionsHref: pathOf('subscriptions'),
  ledgerHref: pathOf('credits'),
};
const failure = { message: texts.failedToLoad, onAction: { retry: nothing } };

/** `<BillingPage {...billingStates.listed} />` */
export const billingStates = statesOf<BillingPageProps>()({
  listed: page,
  one: { ...page, orders: [refundedOrder], subscription: { ...activeSubscription, isCancelled: true } },
  empty: { ...page, orders: [], subscription: null, received: [] },
  many: { ...page, orders: manyOrders(30), subscription: pastDueSubscription },
  ended: { ...page, subscription: endedSubscription },
  loading: { ...page, state: 'loading', orders: [] },
  failedToLoad: { ...page, state: 'failed', orders: [] },
  moreFailed: { ...page, failure },
  loadingMore: { ...page, isLoadingMore: true, onLoadMore: nothing },
});

/** BillingPage: reads and opens its purchases; one is found by a part of what it says. */
export function billingTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'billing', texts);
  return {
    read: (what: RegExp) => place.getByRole('row', { name: what }).textContent ?? '',
    open: async (what: RegExp) => tools.user.click(place.getByRole('row', { name: what })),
    subscription: () => place.getByRole('region', { name: t.subscriptionTitle }).textContent ?? '',
    received: () => place.getByRole('region', { name: t.received }).textContent ?? '',
  };
}

export default {
  BillingPage: (): Spec<BillingPageProps> => ({
    states: billingStates,
    tester: billingTester,
    uses: [
      { in: billingStates.one, calls: 'onOpen', by: (tools) => billingTester(tools).open(/Regal/) },
      {
        in: billingStates.listed,
        reads: (tools) => billingTester(tools).received().includes(wallet.reason_welcome_grant),
        is: true,
      },
    ],
    composition: {
      cases: {
        state,
        failure: byRole('alert', '', { failure }),
        isLoadingMore: state,
        onLoadMore: documented('is called when the end comes in sight'),
        onOpen: documented('is called with the purchase that was pressed'),
        subscription: byRole('region', texts.subscriptionTitle, { subscription: activeSubscription }),
        received: byRole('region', texts.received, { received: [welcome] }),
        details: byRole('button', 'Own part', { details: <button type="button">Own part</button> }),
      },
    },
    keys: 'it is a Table, and links',
  }),
};
