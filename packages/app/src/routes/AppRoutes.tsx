import { existingRoutes, isSignedInAdminPage } from '@mirror-studio/domain/access';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import { useServices } from '../providers/services.tsx';
import { Waiting } from './fallbacks.tsx';
import { Guarded } from './Guarded.tsx';
import { pages } from './pages.ts';
import { Shell } from './prefetch.ts';
import { RouteFocus } from './RouteFocus.tsx';

const RequireAdminRole = lazyWithRetry(() => import('./RequireAdminRole.tsx'));
const ComingSoon = lazyWithRetry(() => import('./ComingSoon.tsx'));
const NotFound = lazyWithRetry(() => import('./NotFound.tsx'));

type Existing = ReturnType<typeof existingRoutes>[number];

function pageOf(route: Existing) {
  const Page = pages[route.id];
  const page = Page ? <Page /> : <ComingSoon route={route} />;
  return (
    // Another page waits in a place of its own: the one before it does not stand under the new address meanwhile.
    <Suspense key={route.id} fallback={<Waiting />}>
      {isSignedInAdminPage(route) ? <RequireAdminRole>{page}</RequireAdminRole> : page}
      <RouteFocus />
    </Suspense>
  );
}

const entries = (routes: readonly Existing[]) =>
  routes.flatMap((route) =>
    [route.path, ...route.aliases].map((path) => <Route key={path} path={path} element={pageOf(route)} />),
  );

/** Every route of the domain's table, behind the guard and the gates; those with a shell share one. */
export function AppRoutes() {
  const routes = existingRoutes(useServices().flags);
  return (
    <Routes>
      <Route element={<Guarded />}>
        <Route
          element={
            <Suspense fallback={<Waiting />}>
              <Shell />
            </Suspense>
          }
        >
          {entries(routes.filter((route) => route.shell))}
        </Route>
        {entries(routes.filter((route) => !route.shell))}
      </Route>
      <Route
        path="*"
        element={
          <Suspense fallback={<Waiting />}>
            <NotFound />
          </Suspense>
        }
      />
    </Routes>
  );
}
