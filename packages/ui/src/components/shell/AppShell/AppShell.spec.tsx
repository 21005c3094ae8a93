import { pathOf } from '@mirror-studio/domain/access';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import {
  byRole,
  callback,
  controlled,
  documented,
  initial,
  overlayCases,
  state,
} from '../../../../test/composition/row.ts';
import { textOf } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { widthOf } from '../../../../test/spec-conformance/figures.ts';
import { longUser, mara } from '../../../testing/fixtures/people.ts';
import { headerActions, helpAndSettings, navSections } from '../../../testing/fixtures/shell.tsx';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { alphaBannerStates } from '../AlphaBanner/AlphaBanner.spec.tsx';
import { AlphaBanner } from '../AlphaBanner/AlphaBanner.tsx';
import { demoBannerStates } from '../DemoBanner/DemoBanner.spec.tsx';
import { DemoBanner } from '../DemoBanner/DemoBanner.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { adminWords, leads, member, own, ownPart, sidebarTester } from './Sidebar.spec.tsx';

const shell: AppShellProps = {
  sections: navSections(pathOf('photoShoot')),
  homeHref: pathOf('home'),
  user: mara,
  onSignOut: nothing,
  onCoins: nothing,
  isSidebarOpen: true,
  onSidebarOpenChange: nothing,
  sidebarKeys: ['Ctrl', 'B'],
  breadcrumb: ['Studio', 'AI Photo Shoot'],
  actions: headerActions(),
  sheetActions: helpAndSettings(),
  children: <h1 style={{ padding: 24 }}>The page</h1>,
};

/** `<AppShell {...appShellStates.icons} />` */
export const appShellStates = statesOf<AppShellProps>()({
  full: shell,
  icons: { ...shell, isSidebarOpen: false },
  admin: { ...shell, sections: navSections(pathOf('photoShoot'), true) },
  longNames: {
    ...shell,
    user: longUser,
    breadcrumb: ['Community', 'A page with a name that goes on for longer than anyone would ever want it to'],
  },
  signingOut: { ...shell, isSigningOut: true },
  withBanner: { ...shell, banner: <AlphaBanner {...alphaBannerStates.dismissable} /> },
  inDemo: {
    ...shell,
    user: { name: 'Visitor', email: 'Demonstration account' },
    banner: (
      <>
        <DemoBanner {...demoBannerStates.shown} />
        <AlphaBanner {...alphaBannerStates.dismissable} />
      </>
    ),
  },
});

/** AppShell with SkipLink, Sidebar and Header. */
export function appShellTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const { press } = stepsOf(tools);
  const { screen } = tools;
  return {
    skip: async () => tools.user.click(screen.getByRole('link', { name: t.skipToContent })),
    /** The sidebar with labels, icons alone, or a sheet behind a button. */
    width: () => {
      const toggle = screen.queryByRole('button', { name: t.toggleSidebar });
      if (!toggle) return 'sheet';
      return toggle.getAttribute('aria-expanded') === 'true' ? 'full' : 'icons';
    },
    toggle: async () => press(t.toggleSidebar),
    openSheet: async () => press(t.openSidebar),
    ...sidebarTester(tools),
    /** Where the page is, outermost first. */
    breadcrumb: () =>
      tools
        .within(screen.getByRole('navigation', { name: t.breadcrumb }))
        .getAllByRole('listitem')
        .map((crumb) => crumb.textContent ?? ''),
  };
}

const rail = 'a[href^="#"] + aside';

const admin = () =>
  (['adminCouncil', 'users', 'legal', 'moderation', 'adminConsole', 'adminSettings'] as const).map((id) =>
    pathOf(id),
  );

export default {
  AppShell: (): Spec<AppShellProps> => ({
    states: appShellStates,
    tester: appShellTester,
    uses: [{ in: appShellStates.icons, reads: (tools) => appShellTester(tools).width(), is: 'icons' }],
    composition: {
      cases: {
        isSidebarOpen: controlled({
          by: 'defaultSidebarOpen',
          onChange: 'onSidebarOpenChange',
          first: true,
          last: false,
          shows: ['full', 'icons'],
          act: (tools) => appShellTester(tools).toggle(),
          read: (tools) => appShellTester(tools).width(),
        }),
        defaultSidebarOpen: initial,
        onSidebarOpenChange: callback,
        isSheetOpen: {
          ...overlayCases.isOpen,
          by: 'defaultSheetOpen',
          onChange: 'onSheetOpenChange',
          given: {},
        },
        defaultSheetOpen: initial,
        onSheetOpenChange: callback,
        sidebarKeys: documented('names the shortcut in the tooltip, which has a story'),
        breadcrumb: byRole('navigation', shellTexts.breadcrumb),
        actions: byRole('button', ownPart, { actions: own }),
        sheetActions: byRole('button', ownPart, { sheetActions: own, isSheetOpen: true }),
        banner: byRole('button', ownPart, { banner: own }),
        isSigningOut: state,
        onCoins: byRole('button', shellTexts.mirrorCoins),
      },
    },
    overlay: {
      is: 'attached',
      element: <AppShell {...appShellStates.full} isSheetOpen={undefined} />,
      button: /^Open the sidebar/,
      role: 'dialog',
      viewport: 'small',
      hasMain: true,
    },
    keys: {
      draw: () => (
        <AppShell
          sections={navSections('/gallery')}
          homeHref="/"
          user={mara}
          breadcrumb={['Gallery']}
          onSignOut={nothing}
        >
          The page
        </AppShell>
      ),
      rows: [
        {
          keys: ['Tab'],
          does: 'From the start of the page: the way past everything to the content.',
          press: '',
          sees: (seen) => textOf(seen) === shellTexts.skipToContent,
        },
      ],
    },
    specLines: [
      ['§2, §9', appShellStates.full, ['Skip to content'], [['the sidebar', widthOf(rail), 320]]],
      ['§2, §9', appShellStates.icons, [], [['the sidebar of icons', widthOf(rail), 64]]],
      [
        '§2 sidebar, §6',
        appShellStates.admin,
        adminWords,
        [['its links for admins', leads, [...member(), ...admin()]]],
      ],
    ],
  }),
};
