import { common } from '@mirror-studio/domain/texts/en/common';
import { securityLog as texts } from '@mirror-studio/domain/texts/en/securityLog';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { manySecurityEvents, securityEvents } from '../../../testing/fixtures/account.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { SecurityLogProps } from './SecurityLog.tsx';

const log: SecurityLogProps = { events: securityEvents };
const short = securityEvents.slice(0, 3);

/** `<SecurityLog {...securityLogStates.listed} />` */
export const securityLogStates = statesOf<SecurityLogProps>()({
  listed: log,
  empty: { events: [] },
  loading: { state: 'loading', events: [] },
  failedToLoad: { state: 'failed', events: [] },
  unavailable: { state: 'unavailable', events: [] },
  more: { events: short, onLoadMore: nothing },
  loadingMore: { events: short, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { events: short, onLoadMore: nothing, moreFailed: texts.failedToLoad },
  many: { events: manySecurityEvents },
});

/** SecurityLog: reads its rows, and goes on. */
export function securityLogTester(tools: Tools) {
  const c = textsOf(tools, 'common', common);
  const { press } = stepsOf(tools);
  return {
    rows: () => tools.screen.queryAllByRole('listitem').map((row) => row.textContent ?? ''),
    loadMore: async () => press(c.loadMore),
  };
}

export default {
  SecurityLog: (): Spec<SecurityLogProps> => ({
    states: securityLogStates,
    tester: securityLogTester,
    uses: [
      { in: securityLogStates.more, calls: 'onLoadMore', by: (tools) => securityLogTester(tools).loadMore() },
      { in: securityLogStates.more, reads: (tools) => securityLogTester(tools).rows().length, is: 3 },
    ],
    composition: {
      cases: {
        state,
        onLoadMore: byRole('button', common.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        moreFailed: byRole('alert', '', { moreFailed: texts.failedToLoad }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failedToLoad, onAction: { retry: nothing } },
        }),
      },
    },
    keys: 'its times are buttons with a tooltip, and LoadMore is at its end',
  }),
};
