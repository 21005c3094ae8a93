import { referrals as texts } from '@mirror-studio/domain/texts/en/referrals';
import { documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { referralInvite } from '../../../testing/fixtures/referrals.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { ReferralInviteProps } from './ReferralInvite.tsx';

/** `<ReferralInvite {...referralInviteStates.full} />` */
export const referralInviteStates = statesOf<ReferralInviteProps>()({
  ready: { invite: referralInvite },
  shareable: { invite: referralInvite, onShare: nothing },
  full: { invite: { ...referralInvite, peopleLeft: 0 } },
  demonstration: { invite: { ...referralInvite, code: null, link: null } },
  loading: {},
  failed: { failure: { message: texts.inviteFailed, onAction: { retry: nothing } } },
});

/** ReferralInvite: reads what it says, copies code or link, and hands the link on. */
export function referralInviteTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'referrals', texts);
  const press = async (name: string) => tools.user.click(place.getByRole('button', { name }));
  return {
    read: () => place.getByRole('region', { name: t.inviteTitle }).textContent ?? '',
    copyCode: () => press(t.copyCode),
    copyLink: () => press(t.copyLink),
    share: () => press(t.share),
  };
}

export default {
  ReferralInvite: (): Spec<ReferralInviteProps> => ({
    states: referralInviteStates,
    tester: referralInviteTester,
    uses: [
      {
        in: referralInviteStates.ready,
        reads: (tools) =>
          referralInviteTester(tools)
            .read()
            .includes(referralInvite.code ?? ''),
        is: true,
      },
      {
        in: referralInviteStates.shareable,
        calls: 'onShare',
        by: (tools) => referralInviteTester(tools).share(),
      },
    ],
    composition: {
      cases: {
        invite: state,
        failure: state,
        onShare: documented('is called with the link'),
        copy: documented('is called with what is copied'),
      },
    },
    keys: 'it is a CopyButton or two',
  }),
};
