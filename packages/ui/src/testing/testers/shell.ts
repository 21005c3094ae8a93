import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import type { Screen, Tools } from '../tools.ts';
import { stepsOf, textsOf } from './steps.ts';

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

/** UserBadge: who is signed in, and the way out. */
export function userBadgeTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const badge = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.account}`) });
  return {
    read: () => badge().getAttribute('aria-label') ?? '',
    signOut: async () => {
      await tools.user.click(badge());
      await tools.user.click(await tools.screen.findByRole('menuitem', { name: t.signOut }));
    },
  };
}

/** DemoBanner: that it is a demonstration, and leaving it. */
export function demoBannerTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  return {
    isShown: () => tools.screen.queryByRole('complementary', { name: t.demoTitle }) !== null,
    signUp: async () => stepsOf(tools).press(t.demoSignUp),
  };
}

/** AlphaBanner: where to report, and putting it away. */
export function alphaBannerTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const c = textsOf(tools, 'common', commonTexts);
  return {
    isShown: () => tools.screen.queryByRole('complementary', { name: t.alphaTitle }) !== null,
    chatHref: () =>
      tools.screen.getByRole('link', { name: new RegExp(`^${t.alphaLink}`) }).getAttribute('href') ?? '',
    dismiss: async () => stepsOf(tools).press(c.dismiss),
  };
}
