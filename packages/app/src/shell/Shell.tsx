import { matchPath, navGroupOf, navigation, pathOf } from '@mirror-studio/domain/access';
import { shownName } from '@mirror-studio/domain/profile';
import { keyCaps, shortcuts } from '@mirror-studio/domain/shortcuts';
import { routes as routeTexts } from '@mirror-studio/domain/texts/en/routes';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { notice, say } from '@mirror-studio/state-machines/shared';
import { AppShell } from '@mirror-studio/ui/AppShell';
import { BalanceHUD } from '@mirror-studio/ui/BalanceHUD';
import { useTexts } from '@mirror-studio/ui/i18n';
import { JobsBadge } from '@mirror-studio/ui/JobsBadge';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useBalance } from '../api/balance.ts';
import { jobsQuery } from '../api/jobs.ts';
import { useNotify } from '../notices/notices.tsx';
import { useServices, useUser } from '../providers/services.tsx';
import { Waiting } from '../routes/fallbacks.tsx';
import { useProfile } from '../session/profile.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { Layers } from './Layers.tsx';
import { navIcons } from './nav-icons.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useSidebar } from './useSidebar.ts';

const keysOf = (id: string) => {
  const [binding] = shortcuts.find((shortcut) => shortcut.id === id)?.bindings ?? [];
  return binding && keyCaps(binding, /Mac|iP/.test(navigator.platform));
};

/** The frame of the signed-in pages, and the layers that open over them. */
export function Shell() {
  const { api, flags } = useServices();
  const user = useUser();
  const profile = useProfile();
  const notify = useNotify();
  const t = useTexts('shell', shellTexts);
  const r = useTexts('routes', routeTexts);
  const route = matchPath(useLocation().pathname, flags)?.route;
  const balance = useBalance();
  const jobs = useQuery(jobsQuery(api, user.id));
  const sidebar = useSidebar();
  const signOut = useSignOut();
  const [open, setOpen] = useState<'exchange' | 'jobs' | null>(null);
  const row = profile.status === 'loaded' ? profile.profile : null;
  const isAdmin = row?.is_admin === true;
  useShortcuts({
    isAdmin,
    toggle: (part) => {
      if (part === 'sidebar') sidebar.toggle();
      if (part === 'jobs') setOpen((current) => (current === 'jobs' ? null : 'jobs'));
    },
  });

  const sayAlpha = () =>
    notify(notice('info', say('toasts', 'alphaModeTitle'), say('toasts', 'alphaMode')).notice);
  const group = route && navGroupOf(route.id);
  const section = navigation(isAdmin);
  return (
    <AppShell
      homeHref={pathOf('promptStudio')}
      isSidebarOpen={sidebar.isOpen}
      onSidebarOpenChange={sidebar.setOpen}
      sidebarKeys={keysOf('sidebar')}
      sections={section.map(({ titleKey, items }) => ({
        title: t(titleKey),
        items: items.map((item) => ({
          label: r(item.titleKey),
          href: item.path,
          icon: navIcons[item.icon],
          keys: item.chord && ['G', item.chord.toUpperCase()],
          isCurrent: item.routeId === route?.id,
          isNewTab: item.newTab,
        })),
      }))}
      user={{ name: shownName(row, t('fallbackName')), email: user.email }}
      onSignOut={signOut.run}
      isSigningOut={signOut.isPending}
      onCoins={sayAlpha}
      breadcrumb={[
        ...section.filter((one) => one.group === group).map((one) => t(one.titleKey)),
        ...(route ? [r(route.titleKey)] : []),
      ]}
      actions={
        <>
          <BalanceHUD
            coins={balance.data?.coins}
            credits={balance.data?.credits}
            isLoading={balance.isPending}
            isFailed={balance.isError}
            onExchange={() => setOpen('exchange')}
            onPurchase={sayAlpha}
          />
          <JobsBadge
            running={jobs.data?.running ?? 0}
            onPress={() => setOpen('jobs')}
            keys={keysOf('jobs')}
          />
          <ThemeButton />
        </>
      }
    >
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
      <Layers open={open} onClose={() => setOpen(null)} onOpenChange={setOpen} />
    </AppShell>
  );
}
