import { common } from '@mirror-studio/domain/texts/en/common';
import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import { byRole, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { linkedWays, longWays } from '../../../testing/fixtures/account.ts';
import { longUser, mara } from '../../../testing/fixtures/people.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { WaysInProps } from './WaysIn.tsx';

const github = { id: 'github', name: 'GitHub' };
const ways: WaysInProps = {
  email: mara.email,
  hasPassword: true,
  passwordHref: '#password',
  linked: linkedWays,
  offered: [github, { id: 'apple', name: 'Apple' }],
  onLink: nothing,
  onUnlink: nothing,
};
const google = linkedWays[0]?.id ?? '';
const offline = 'You are offline. Nothing was sent.';
const notUnlinked = texts.unlinkFailed.replace('{{provider}}', 'Google').replace('{{reason}}', offline);
const notLinked = texts.linkFailed.replace('{{provider}}', github.name).replace('{{reason}}', offline);

/** `<WaysIn {...waysInStates.listed} />` */
export const waysInStates = statesOf<WaysInProps>()({
  listed: ways,
  linkAlone: { ...ways, hasPassword: false, linked: [], offered: [] },
  last: { ...ways, hasPassword: false, isLast: true, offered: [] },
  passwordNotKnown: { ...ways, hasPassword: null },
  loading: { ...ways, state: 'loading', linked: [], offered: [] },
  failedToLoad: { ...ways, state: 'failed', linked: [], offered: [] },
  linking: { ...ways, pendingId: github.id },
  unlinking: { ...ways, pendingId: google },
  notLinked: { ...ways, refused: { id: github.id, reason: notLinked } },
  notUnlinked: { ...ways, refused: { id: google, reason: notUnlinked } },
  longAddresses: { ...ways, email: longUser.email, linked: longWays },
});

/** WaysIn: reads its rows, links and unlinks, with the question that comes before. */
export function waysInTester(tools: Tools) {
  const { screen, within } = tools;
  const t = textsOf(tools, 'waysIn', texts);
  const { press } = stepsOf(tools);
  return {
    rows: () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? ''),
    /** Takes the name of the third party. */
    link: async (name: string) => press(t.link.replace('{{provider}}', name)),
    unlink: async (name: string) => {
      await press(t.unlinkOf.replace('{{provider}}', name));
      await press(t.unlink, within(await screen.findByRole('alertdialog')));
    },
  };
}

export default {
  WaysIn: (): Spec<WaysInProps> => ({
    states: waysInStates,
    tester: waysInTester,
    uses: [
      { in: waysInStates.listed, calls: 'onLink', by: (tools) => waysInTester(tools).link(github.name) },
      { in: waysInStates.listed, calls: 'onUnlink', by: (tools) => waysInTester(tools).unlink('Google') },
    ],
    composition: {
      cases: {
        state,
        isLast: state,
        pendingId: state,
        refused: byRole('alert', '', { refused: { id: google, reason: notUnlinked } }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failedToLoad, onAction: { retry: nothing } },
        }),
      },
    },
    keys: 'it is Buttons and a LinkButton, and an AlertDialog asks before a way in is taken away',
  }),
};
