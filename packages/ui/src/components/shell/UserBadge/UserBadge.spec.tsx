import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { byRole, state } from '../../../../test/composition/row.ts';
import { opens, returns } from '../../../../test/keyboard/rows.tsx';
import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { count } from '../../../../test/spec-conformance/figures.ts';
import { BookmarkIcon, ClientsIcon } from '../../../icons/index.ts';
import { longUser, mara } from '../../../testing/fixtures/people.ts';
import { pictures } from '../../../testing/fixtures/pictures.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { UserBadge, type UserBadgeProps } from './UserBadge.tsx';

const badge: UserBadgeProps = { email: mara.email, onSignOut: nothing };

/** `<UserBadge {...userBadgeStates.longEmail} />` */
export const userBadgeStates = statesOf<UserBadgeProps>()({
  usual: badge,
  longEmail: { ...badge, email: longUser.email },
  withPicture: { ...badge, picture: pictures.indigo.url },
  linked: {
    ...badge,
    links: [
      { href: '#clients', label: 'Clients', icon: <ClientsIcon size={18} /> },
      { href: '#saved', label: 'Saved', icon: <BookmarkIcon size={18} /> },
    ],
  },
  signingOut: { ...badge, isSigningOut: true },
});

/** UserBadge: who is signed in, and the way out. */
export function userBadgeTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const badge = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.account}`) });
  return {
    read: () => badge().getAttribute('aria-label') ?? '',
    goTo: async (name: string) => {
      await tools.user.click(badge());
      await tools.user.click(await tools.screen.findByRole('menuitem', { name }));
    },
    signOut: async () => {
      await tools.user.click(badge());
      await tools.user.click(await tools.screen.findByRole('menuitem', { name: t.signOut }));
    },
  };
}

export default {
  UserBadge: (): Spec<UserBadgeProps> => ({
    states: userBadgeStates,
    tester: userBadgeTester,
    uses: [
      { in: userBadgeStates.usual, calls: 'onSignOut', by: (tools) => userBadgeTester(tools).signOut() },
    ],
    composition: {
      reach: async ({ screen, user }) => {
        const [badge] = screen.queryAllByRole('button');
        if (!screen.queryByRole('menu') && badge) await user.click(badge);
      },
      cases: {
        picture: state,
        isSigningOut: state,
        links: byRole('menuitem', 'Clients', { links: userBadgeStates.linked.links }),
      },
    },
    overlay: {
      is: 'attached',
      element: <UserBadge {...userBadgeStates.usual} />,
      button: /^Your account/,
      role: 'menu',
      focusesAtOnce: true,
    },
    keys: {
      draw: (report) => <UserBadge email="mara@example.com" onSignOut={() => report('out')} />,
      rows: [
        opens('menu'),
        {
          keys: ['Enter'],
          does: 'On Sign out: signs out.',
          first: '{Enter}',
          press: '{Enter}',
          sees: reported('out'),
        },
        returns('menu'),
      ],
    },
    specLines: [
      [
        '§2 header',
        userBadgeStates.usual,
        [],
        [['the name of the account', count(`button[aria-label*="${userBadgeStates.usual.email}"]`), 1]],
      ],
    ],
  }),
};
