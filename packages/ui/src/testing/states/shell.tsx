import { pathOf } from '@mirror-studio/domain/access';
import { longUser, mara } from '../../components/fixtures/people.ts';
import { headerActions, helpAndSettings, navSections } from '../../components/fixtures/shell.tsx';
import { AlphaBanner, type AlphaBannerProps } from '../../components/shell/AlphaBanner/AlphaBanner.tsx';
import type { AppShellProps } from '../../components/shell/AppShell/AppShell.tsx';
import type { SidebarProps } from '../../components/shell/AppShell/Sidebar.tsx';
import { DemoBanner, type DemoBannerProps } from '../../components/shell/DemoBanner/DemoBanner.tsx';
import type { UserBadgeProps } from '../../components/shell/UserBadge/UserBadge.tsx';
import { nothing } from './nothing.ts';

/** `<AlphaBanner {...alphaBannerStates.dismissable} />` */
export const alphaBannerStates = {
  shown: { chatHref: pathOf('discord') },
  dismissable: { chatHref: pathOf('discord'), onDismiss: nothing },
} satisfies Record<string, AlphaBannerProps>;

/** `<DemoBanner {...demoBannerStates.shown} />` */
export const demoBannerStates = {
  shown: { termsHref: pathOf('terms'), onSignUp: nothing },
  leaving: { termsHref: pathOf('terms'), onSignUp: nothing, isLeaving: true },
} satisfies Record<string, DemoBannerProps>;

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
export const appShellStates = {
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
} satisfies Record<string, AppShellProps>;

const badge: UserBadgeProps = { email: mara.email, onSignOut: nothing };
/** `<UserBadge {...userBadgeStates.longEmail} />` */
export const userBadgeStates = {
  usual: badge,
  longEmail: { ...badge, email: longUser.email },
  signingOut: { ...badge, isSigningOut: true },
} satisfies Record<string, UserBadgeProps>;

const sidebar: SidebarProps = {
  sections: navSections(pathOf('photoShoot')),
  homeHref: pathOf('home'),
  user: mara,
  onSignOut: nothing,
  onCoins: nothing,
};
/** `<Sidebar {...sidebarStates.icons} />` */
export const sidebarStates = {
  full: sidebar,
  icons: { ...sidebar, isNarrow: true },
  sheet: { ...sidebar, onClose: nothing, extra: helpAndSettings() },
  longNames: { ...sidebar, user: longUser },
  signingOut: { ...sidebar, isSigningOut: true },
} satisfies Record<string, SidebarProps>;
