import { acceptances as texts } from '@mirror-studio/domain/texts/en/acceptances';
import { common } from '@mirror-studio/domain/texts/en/common';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { acceptances } from '../../../testing/fixtures/account.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { AcceptanceListProps } from './AcceptanceList.tsx';

const hrefs = { legal: '/legal/privacy', terms: '/legal/terms', compliance: '/legal/terms/plain' };
const list: AcceptanceListProps = { acceptances, hrefs };

/** `<AcceptanceList {...acceptanceListStates.listed} />` */
export const acceptanceListStates = statesOf<AcceptanceListProps>()({
  listed: list,
  empty: { acceptances: [], hrefs },
  loading: { state: 'loading', acceptances: [], hrefs },
  failedToLoad: { state: 'failed', acceptances: [], hrefs },
});

/** AcceptanceList: reads its rows. */
export function acceptanceListTester(tools: Tools) {
  return { rows: () => tools.screen.queryAllByRole('listitem').map((row) => row.textContent ?? '') };
}

export default {
  AcceptanceList: (): Spec<AcceptanceListProps> => ({
    states: acceptanceListStates,
    tester: acceptanceListTester,
    uses: [
      {
        in: acceptanceListStates.listed,
        reads: (tools) => acceptanceListTester(tools).rows().length,
        is: acceptances.length,
      },
    ],
    composition: {
      cases: {
        state,
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failedToLoad, onAction: { retry: nothing } },
        }),
      },
    },
    keys: 'its rows have links, and its times are buttons with a tooltip',
  }),
};
