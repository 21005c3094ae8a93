import { pathOf } from '@mirror-studio/domain/access';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { byRole, callback, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { attribute } from '../../../../test/spec-conformance/figures.ts';
import { longUser, mara } from '../../../testing/fixtures/people.ts';
import { helpAndSettings, navSections } from '../../../testing/fixtures/shell.tsx';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { SidebarProps } from './Sidebar.tsx';

const sidebar: SidebarProps = {
  sections: navSections(pathOf('photoShoot')),
  homeHref: pathOf('home'),
  user: mara,
  onSignOut: nothing,
  onCoins: nothing,
};

/** `<Sidebar {...sidebarStates.icons} />` */
export const sidebarStates = statesOf<SidebarProps>()({
  full: sidebar,
  icons: { ...sidebar, isNarrow: true },
  noted: {
    ...sidebar,
    sections: navSections(pathOf('photoShoot'), true).map((section) => ({
      ...section,
      items: section.items.map((item) => {
        if (item.isNewTab) return { ...item, isNewTab: false, note: shellTexts.notSetUp };
        return section.title === shellTexts.groupAdmin ? { ...item, note: shellTexts.soon } : item;
      }),
    })),
  },
  sheet: { ...sidebar, onClose: nothing, extra: helpAndSettings() },
  longNames: { ...sidebar, user: longUser },
  signingOut: { ...sidebar, isSigningOut: true },
});

/** Sidebar: goes where its links lead. */
export function sidebarTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'shell', shellTexts);
  const { press } = stepsOf(tools);
  return {
    goTo: async (name: string | RegExp) => tools.user.click(place.getByRole('link', { name })),
    coins: async () => press(t.mirrorCoins, place),
    signOut: async () => press(t.signOut, place),
    close: async () => press(t.closeSidebar, place),
  };
}

/** A part that a team puts in itself, and its name. */
export const ownPart = 'A part of its own';

export const own = <button type="button">A part of its own</button>;

export const adminWords = ['Council', 'Users', 'Legal', 'Moderation', 'Admin Console', 'Admin Settings'];

/** Where the links of the sidebar lead, in their order. */
export const leads = () => [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

// The routes' own test holds their paths to the specification.
export const member = () =>
  (
    [
      'promptStudio',
      'photoShoot',
      'photoToVideo',
      'gallery',
      'myLibrary',
      'creatorLibrary',
      'roadmap',
      'profile',
      'discord',
    ] as const
  ).map((id) => pathOf(id));

export default {
  Sidebar: (): Spec<SidebarProps> => ({
    states: sidebarStates,
    tester: sidebarTester,
    uses: [{ in: sidebarStates.sheet, calls: 'onClose', by: (tools) => sidebarTester(tools).close() }],
    composition: {
      cases: {
        isSigningOut: state,
        onCoins: byRole('button', shellTexts.mirrorCoins),
        onNavigate: callback,
        onClose: byRole('button', shellTexts.closeSidebar, { onClose: () => undefined }),
        extra: byRole('button', ownPart, { extra: own }),
        isNarrow: state,
      },
    },
    conformance: {
      props: {
        sections: navSections(pathOf('gallery')),
        homeHref: pathOf('home'),
        user: mara,
        onSignOut: nothing,
      },
    },
    keys: 'its links are links; Ctrl+B is a key of the shell',
    specLines: [
      [
        '§2 sidebar',
        sidebarStates.full,
        [
          'Studio',
          'Prompt Studio',
          'AI Photo Shoot',
          'Photo to Video',
          'Gallery',
          'My Library',
          'Community',
          'Creator Library',
          'Roadmap',
          'Profile',
          'Discord',
          'Mirror Coins',
          sidebarStates.full.user.name,
          sidebarStates.full.user.email,
          'Sign Out',
          ...adminWords.map((word) => `not:${word}`),
        ],
        [
          ['its links', leads, member()],
          ['the tab of the community', attribute('nav a[href="/discord"]', 'target'), '_blank'],
        ],
      ],
    ],
  }),
};
