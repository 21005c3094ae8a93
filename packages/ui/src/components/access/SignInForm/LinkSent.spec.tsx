import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { signIn as signInTexts } from '@mirror-studio/domain/texts/en/signIn';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { CodeField } from '../../../primitives/CodeField/CodeField.tsx';
import { longUser, mara } from '../../../testing/fixtures/people.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { shaped, stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { LinkSentProps } from './LinkSent.tsx';

const sent: LinkSentProps = {
  email: mara.email,
  secondsLeft: 42,
  onSendAgain: nothing,
  onOtherEmail: nothing,
};

/** `<LinkSent {...linkSentStates.ready} />` */
export const linkSentStates = statesOf<LinkSentProps>()({
  waiting: sent,
  ready: { ...sent, secondsLeft: 0 },
  sendingAgain: { ...sent, secondsLeft: 0, isPending: true },
  withCode: { ...sent, children: <CodeField label="Code" /> },
  withLocalInbox: { ...sent, inboxHref: '#inbox' },
  longAddress: { ...sent, email: longUser.email },
  longAddressWithInbox: { ...sent, email: longUser.email, inboxHref: '#inbox' },
});

/** LinkSent: what was sent, and another one. */
export function linkSentTester(tools: Tools) {
  const t = textsOf(tools, 'signIn', signInTexts);
  const { press, said } = stepsOf(tools);
  return {
    read: () => said('status') ?? '',
    sendAgain: async () => press(t.sendAgain),
    otherEmail: async () => press(t.otherEmail),
    isWaiting: () => tools.screen.queryByRole('button', { name: shaped(t.sendAgainIn_other) }) !== null,
  };
}

export default {
  LinkSent: (): Spec<LinkSentProps> => ({
    states: linkSentStates,
    tester: linkSentTester,
    uses: [
      { in: linkSentStates.ready, calls: 'onSendAgain', by: (tools) => linkSentTester(tools).sendAgain() },
    ],
    composition: {
      cases: {
        isPending: state,
        onOtherEmail: byRole('button', signInTexts.otherEmail),
        inboxHref: byRole('link', signInTexts.openInbox, { inboxHref: '#inbox' }),
        message: documented('replaces the words'),
        children: byRole('textbox', 'Code', { children: <CodeField label="Code" /> }),
        failure: byRole('alert', '', { failure: signInTexts.failed }),
        onCancel: byRole('button', commonTexts.cancel, {
          secondsLeft: 0,
          isPending: true,
          onCancel: () => undefined,
        }),
      },
    },
    keys: 'its actions are Buttons',
  }),
};
