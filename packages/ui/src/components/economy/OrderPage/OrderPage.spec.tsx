import { pathOf } from '@mirror-studio/domain/access';
import { shop as texts } from '@mirror-studio/domain/texts/en/shop';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { paidOrder, refundedOrder, waitingOrder } from '../../../testing/fixtures/orders.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { OrderPageProps } from './OrderPage.tsx';

const doors = { homeHref: pathOf('promptStudio'), shopHref: pathOf('shop') };
const page: OrderPageProps = { ...doors, order: paidOrder, receiptHref: '#receipt' };
const failure = { kind: 'server', message: texts.orderFailed, onAction: { retry: nothing } } as const;
const links = [{ label: 'Terms', href: '#terms' }];

/** `<OrderPage {...orderStates.paid} />` */
export const orderStates = statesOf<OrderPageProps>()({
  paid: page,
  simulated: { ...page, order: { ...paidOrder, isSimulated: true } },
  waiting: { ...page, order: waitingOrder },
  silent: { ...page, order: waitingOrder, isProviderSilent: true },
  expired: { ...page, order: { ...waitingOrder, state: 'expired', checkoutUrl: null } },
  refunded: { ...page, order: refundedOrder },
  disputed: {
    ...page,
    order: { ...paidOrder, item: 'tokens', state: 'disputed', returnedCoins: 1_200 },
  },
  missing: { ...doors, state: 'missing' },
  loading: { ...doors, state: 'loading' },
  failed: { ...doors, state: 'failed', failure },
});

/** OrderPage: reads what it says, and where it leads. */
export function orderTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'shop', texts);
  const hrefOf = (name: string) => place.queryByRole('link', { name })?.getAttribute('href') ?? null;
  return {
    read: () => place.getAllByRole('heading')[0]?.textContent ?? '',
    shop: () => hrefOf(t.toShop),
    payment: () => hrefOf(t.toPayment),
  };
}

export default {
  OrderPage: (): Spec<OrderPageProps> => ({
    states: orderStates,
    tester: orderTester,
    uses: [
      {
        in: orderStates.waiting,
        reads: (tools) => [orderTester(tools).read(), orderTester(tools).payment()],
        is: [texts.createdTitle, 'https://pay.example/1'],
      },
      {
        in: orderStates.missing,
        reads: (tools) => [orderTester(tools).read(), orderTester(tools).shop()],
        is: [texts.missingTitle, pathOf('shop')],
      },
    ],
    composition: {
      cases: {
        state,
        order: state,
        isProviderSilent: state,
        failure: documented('is said in place of the order: it has a story'),
        receiptHref: byRole('link', texts.toReceipt, { receiptHref: '#receipt' }),
        links: byRole('link', 'Terms', { links }),
      },
    },
    keys: 'its links are links',
  }),
};
