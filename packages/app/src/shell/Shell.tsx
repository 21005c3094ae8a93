import { matchPath, navGroupOf, navigation, pathOf } from '@mirror-studio/domain/access';
import { isOperator, profilePicturePath, shownName } from '@mirror-studio/domain/profile';
import type { ShellPart } from '@mirror-studio/domain/shortcuts';
import { routes as routeTexts } from '@mirror-studio/domain/texts/en/routes';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { AlphaBanner } from '@mirror-studio/ui/AlphaBanner';
import { AppShell } from '@mirror-studio/ui/AppShell';
import { DemoBanner } from '@mirror-studio/ui/DemoBanner';
import { useTexts } from '@mirror-studio/ui/i18n';
import { OverlayLoader } from '@mirror-studio/ui/overlays';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Shortcuts } from '../features/shortcuts/Shortcuts.tsx';
import { Restarting } from '../flows/Restarting.tsx';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import { readyForMore } from '../offline/quiet.ts';
import { LoadedOverlays } from '../overlays/LoadedOverlays.tsx';
import { OverlaysContext } from '../overlays/overlays-context.ts';
import { useOverlayController } from '../overlays/use-overlay-controller.ts';
import { useOverlayLoader } from '../overlays/use-overlay-loader.ts';
import { useServices, useUser } from '../providers/services.tsx';
import { useSharedValue } from '../providers/useSharedValue.ts';
import { communityHref } from '../routes/community-chat.ts';
import { Waiting } from '../routes/fallbacks.tsx';
import { useRouteNote } from '../routes/useRouteNote.ts';
import { useProfile } from '../session/profile.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { HeaderActions, SheetActions } from './HeaderActions.tsx';
import { useKeysOf } from './keys.ts';
import { navIcons } from './nav-icons.tsx';
import { ToggleShellPartContext } from './shell-parts.ts';
import { useAlphaBanner } from './useAlphaBanner.ts';
import { useSidebar } from './useSidebar.ts';

/** Seldom seen, and fetched when nothing else is waited for: it cannot be any more when it is needed. */
const StateBanner = lazyWithRetry(async () => {
  await readyForMore();
  return import('./StateBanner.tsx');
}, false);

/** The frame of the signed-in pages, and the overlays that open over them. */
export default function Shell() {
  const { flags, reach, hasNewVersion } = useServices();
  const user = useUser();
  const profile = useProfile();
  const t = useTexts('shell', shellTexts);
  const r = useTexts('routes', routeTexts);
  const route = matchPath(useLocation().pathname, flags)?.route;
  const sidebar = useSidebar();
  const signOut = useSignOut();
  const overlays = useOverlayController();
  const loadModule = useOverlayLoader();
  const alpha = useAlphaBanner();
  // One at a time: what is true now goes before what is always true.
  const isCutOff = useSharedValue(reach) !== 'online';
  const isStateShown = useSharedValue(hasNewVersion) || isCutOff;
  const row = profile.status === 'loaded' ? profile.profile : null;
  const chatHref = communityHref();
  const noteOf = useRouteNote();
  const isAdmin = row?.is_admin === true;
  const keysOf = useKeysOf(isAdmin);
  const account = user.isDemo ? t('demoAccount') : user.email;
  const group = route && navGroupOf(route.id);
  const section = navigation(isAdmin, isOperator(row?.role));
  const toggle = (part: ShellPart) => {
    if (part === 'sidebar') sidebar.toggle();
    else if (part !== 'help' || flags.helpCentre) overlays.toggle(part);
  };
  return (
    <OverlaysContext value={overlays}>
      <OverlayLoader value={loadModule}>
        <AppShell
          homeHref={pathOf('promptStudio')}
          isSidebarOpen={sidebar.isOpen}
          onSidebarOpenChange={sidebar.setOpen}
          sidebarKeys={keysOf('sidebar')}
          sections={section.map(({ titleKey, items }) => ({
            title: t(titleKey),
            items: items.map((item) => {
              const note = noteOf(item.routeId);
              return {
                label: r(item.titleKey),
                href: item.path,
                icon: navIcons[item.icon],
                keys: keysOf(`go.${item.routeId}`),
                isCurrent: item.routeId === route?.id,
                // What only says that there is no chat needs no tab of its own.
                isNewTab: item.newTab && note === undefined,
                ...(note !== undefined && { note }),
              };
            }),
          }))}
          user={{
            name: user.isDemo ? t('demoName') : shownName(row, t('fallbackName')),
            email: account,
            ...(row?.picture && { picture: profilePicturePath(row.picture, 'small') }),
          }}
          onSignOut={signOut.run}
          isSigningOut={signOut.isPending}
          onCoins={() => overlays.show('purchase')}
          breadcrumb={[
            ...section.filter((one) => one.group === group).map((one) => t(one.titleKey)),
            ...(route ? [r(route.titleKey)] : []),
          ]}
          actions={
            <HeaderActions
              account={account}
              signOut={signOut}
              {...(row?.picture && { picture: profilePicturePath(row.picture, 'small') })}
            />
          }
          sheetActions={(closeSheet) => (
            <SheetActions
              onLeave={closeSheet}
              show={(overlay) => {
                closeSheet();
                overlays.show(overlay);
              }}
            />
          )}
          banner={
            <>
              <Suspense>
                <StateBanner />
              </Suspense>
              {user.isDemo && (
                <DemoBanner
                  termsHref={pathOf('terms')}
                  onSignUp={signOut.run}
                  isLeaving={signOut.isPending}
                />
              )}
              {alpha.isShown && !isStateShown && (
                <AlphaBanner {...(chatHref !== null && { chatHref })} onDismiss={alpha.dismiss} />
              )}
            </>
          }
        >
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
          <ToggleShellPartContext value={toggle}>
            <LoadedOverlays />
          </ToggleShellPartContext>
          <Restarting>
            <Shortcuts isAdmin={isAdmin} isOpen={(part) => overlays.current() === part} toggle={toggle} />
          </Restarting>
        </AppShell>
      </OverlayLoader>
    </OverlaysContext>
  );
}
