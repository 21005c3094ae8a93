import { matchPath, pageDecision } from '@mirror-studio/domain/access';
import type { Flags } from '@mirror-studio/domain/flags';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import { Toasts } from '../toasts/parts.ts';
import { pages } from './pages.ts';

export const Shell = lazyWithRetry(() => import('../shell/Shell.tsx'));
export const MemberGuard = lazyWithRetry(() => import('./MemberGuard.tsx'));

/**
 * Asks at once for every part that the page at this path is drawn from: drawing asks for each of them when the one before
 * it is there. Without a session that is the page that the guard leads to.
 * Fulfils when what is drawn first of somebody signed in is there.
 */
export async function prefetchPage(pathname: string, flags: Flags, hasSession: boolean): Promise<void> {
  const route = matchPath(pathname, flags)?.route;
  if (!route) return;
  const decision = pageDecision(route, flags, { auth: 'signedOut' });
  const shown = !hasSession && decision.kind === 'redirect' ? decision.to : route.id;
  const first = hasSession ? [MemberGuard.prefetch(), Toasts.prefetch()] : [];
  if (hasSession && route.shell) void Shell.prefetch();
  void pages[shown]?.prefetch();
  await Promise.all(first);
}
