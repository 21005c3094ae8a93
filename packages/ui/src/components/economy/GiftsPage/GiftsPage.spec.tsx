import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { receivedGift, sentGifts, strangeGifts } from '../../../testing/fixtures/gifts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { GiftsPageProps } from './GiftsPage.tsx';

const page: GiftsPageProps = { box: 'sent', gifts: sentGifts, onBoxChange: nothing, onOpen: nothing };

/** `<GiftsPage {...giftsPageStates.sent} />` */
export const giftsPageStates = statesOf<GiftsPageProps>()({
  sent: page,
  received: { ...page, box: 'received', gifts: [receivedGift] },
  loading: { ...page, state: 'loading', gifts: [] },
  noneSent: { ...page, gifts: [] },
  noneReceived: { ...page, box: 'received', gifts: [] },
  failedToLoad: { ...page, state: 'failed', gifts: [] },
  moreFailed: { ...page, failure: { message: texts.failedToLoad, onAction: { retry: nothing } } },
  loadingMore: { ...page, isLoadingMore: true, onLoadMore: nothing },
  strange: { ...page, box: 'received', gifts: strangeGifts },
});

/** GiftsPage: reads and opens gifts by a part of what a row says, and goes from those that were got to those that were given. */
export function giftsPageTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'gifts', texts);
  return {
    read: (what: RegExp) => place.getByRole('row', { name: what }).textContent ?? '',
    open: async (what: RegExp) => tools.user.click(place.getByRole('row', { name: what })),
    show: async (box: 'received' | 'sent') =>
      tools.user.click(place.getByRole('radio', { name: t[`box_${box}`] })),
  };
}

export default {
  GiftsPage: (): Spec<GiftsPageProps> => ({
    states: giftsPageStates,
    tester: giftsPageTester,
    uses: [
      {
        in: giftsPageStates.sent,
        calls: 'onBoxChange',
        by: (tools) => giftsPageTester(tools).show('received'),
      },
      { in: giftsPageStates.sent, calls: 'onOpen', by: (tools) => giftsPageTester(tools).open(/noor/) },
    ],
    composition: {
      cases: {
        state,
        onOpen: documented('is called with the gift that was pressed'),
        isLoadingMore: state,
        onLoadMore: documented('is called when the end comes in sight'),
        failure: byRole('alert', '', { failure: { message: texts.failedToLoad } }),
        form: byRole('button', 'Own form', { form: <button type="button">Own form</button> }),
      },
    },
    keys: 'it is a Table and a SegmentedControl',
  }),
};
