import { common } from '@mirror-studio/domain/texts/en/common';
import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { longSessions, ownSessions, thisSession } from '../../../testing/fixtures/account.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { SessionListProps } from './SessionList.tsx';

const list: SessionListProps = { sessions: ownSessions, onEnd: nothing, onSignOut: nothing };
const reason = texts.endFailed.replace('{{reason}}', 'You are offline. Nothing was sent.');
const second = { id: ownSessions[1]?.id ?? '' };

/** `<SessionList {...sessionListStates.listed} />` */
export const sessionListStates = statesOf<SessionListProps>()({
  listed: list,
  onlyThis: { ...list, sessions: [thisSession] },
  loading: { ...list, state: 'loading', sessions: [] },
  failedToLoad: { ...list, state: 'failed', sessions: [] },
  unavailable: { ...list, state: 'unavailable', sessions: [] },
  ending: { ...list, pendingIds: [second.id] },
  endingOthers: { ...list, isEndingOthers: true },
  signingOut: { ...list, pendingIds: [thisSession.id] },
  notEnded: { ...list, refused: { what: second, reason } },
  othersNotEnded: { ...list, refused: { what: 'others', reason } },
  longNames: { ...list, sessions: longSessions },
  older: { ...list, total: 240 },
});

/** SessionList: reads its rows, and ends sessions, with the question that comes before. */
export function sessionListTester(tools: Tools) {
  const { screen, within } = tools;
  const t = textsOf(tools, 'sessions', texts);
  const { press } = stepsOf(tools);
  const confirm = async (name: string) => press(name, within(await screen.findByRole('alertdialog')));
  return {
    rows: () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? ''),
    /** Takes the device as the row names it. */
    end: async (device: string) => {
      await press(t.endOf.replace('{{device}}', device));
      await confirm(t.end);
    },
    endOthers: async () => {
      await press(t.endOthers);
      await confirm(t.endOthers);
    },
    signOut: async () => press(t.signOut),
  };
}

export default {
  SessionList: (): Spec<SessionListProps> => ({
    states: sessionListStates,
    tester: sessionListTester,
    uses: [
      {
        in: sessionListStates.listed,
        calls: 'onEnd',
        by: (tools) => sessionListTester(tools).end('Safari on iOS'),
      },
      { in: sessionListStates.listed, calls: 'onEnd', by: (tools) => sessionListTester(tools).endOthers() },
      {
        in: sessionListStates.onlyThis,
        calls: 'onSignOut',
        by: (tools) => sessionListTester(tools).signOut(),
      },
    ],
    composition: {
      cases: {
        state,
        total: documented('says below the rows how many are not listed'),
        pendingIds: state,
        isEndingOthers: state,
        refused: byRole('alert', '', { refused: { what: 'others', reason } }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failedToLoad, onAction: { retry: nothing } },
        }),
      },
    },
    keys: 'it is Buttons, and an AlertDialog asks before one is believed',
  }),
};
