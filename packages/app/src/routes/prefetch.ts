import { matchPath, pageDecision, routeOf, type Visitor } from '@mirror-studio/domain/access';
import type { Flags } from '@mirror-studio/domain/flags';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import { Toasts } from '../toasts/lazy.ts';
import { pages } from './pages.ts';

export const Shell = lazyWithRetry(() => import('../shell/Shell.tsx'));
export const MemberGuard = lazyWithRetry(() => import('./MemberGuard.tsx'));

/**
 * Asks at once for every part that the page at this path is drawn from: drawing asks for each of them when the one before
 * it is there. The guard says which page that is, as far as it is known without the profile.
 * Fulfils when what is drawn first is there: of a visitor the page, of somebody signed in the guard and the toasts.
 */
export async function prefetchPage(pathname: string, flags: Flags, hasSession: boolean): Promise<void> {
  const route = matchPath(pathname, flags)?.route;
  if (!route) return;
  const visitor: Visitor = hasSession
    ? { auth: 'signedIn', profile: { status: 'failed' } }
    : { auth: 'signedOut' };
  const decision = pageDecision(route, flags, visitor);
  const shown = decision.kind === 'show' ? route.id : decision.kind === 'redirect' ? decision.to : undefined;
  const page = shown && pages[shown]?.prefetch();
  if (!hasSession) return void (await page);
  if (shown && routeOf(shown).shell) void Shell.prefetch();
  await Promise.all([MemberGuard.prefetch(), Toasts.prefetch()]);
}
