import { referrals as texts } from '@mirror-studio/domain/texts/en/referrals';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { referrals, strangeReferrals } from '../../../testing/fixtures/referrals.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { ReferralsPageProps } from './ReferralsPage.tsx';

const page: ReferralsPageProps = { referrals, onOpen: nothing };

/** `<ReferralsPage {...referralsPageStates.listed} />` */
export const referralsPageStates = statesOf<ReferralsPageProps>()({
  listed: page,
  loading: { ...page, state: 'loading', referrals: [] },
  none: { ...page, referrals: [] },
  failedToLoad: { ...page, state: 'failed', referrals: [] },
  moreFailed: { ...page, failure: { message: texts.failedToLoad, onAction: { retry: nothing } } },
  loadingMore: { ...page, isLoadingMore: true, onLoadMore: nothing },
  strange: { ...page, referrals: strangeReferrals },
});

/** ReferralsPage: reads and opens people by a part of what a row says. */
export function referralsPageTester(tools: Tools, place: Screen = tools.screen) {
  return {
    read: (what: RegExp) => place.getByRole('row', { name: what }).textContent ?? '',
    open: async (what: RegExp) => tools.user.click(place.getByRole('row', { name: what })),
  };
}

export default {
  ReferralsPage: (): Spec<ReferralsPageProps> => ({
    states: referralsPageStates,
    tester: referralsPageTester,
    uses: [
      {
        in: referralsPageStates.listed,
        calls: 'onOpen',
        by: (tools) => referralsPageTester(tools).open(/M••• H•••/),
      },
    ],
    composition: {
      cases: {
        state,
        onOpen: documented('is called with the row that was pressed, where it has a receipt'),
        isLoadingMore: state,
        onLoadMore: documented('is called when the end comes in sight'),
        failure: byRole('alert', '', { failure: { message: texts.failedToLoad } }),
        invite: byRole('button', 'Own card', { invite: <button type="button">Own card</button> }),
      },
    },
    keys: 'it is a Table',
  }),
};
