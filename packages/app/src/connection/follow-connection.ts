import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { failureKind } from '@mirror-studio/domain/errors';
import type { QueryClient } from '@tanstack/react-query';
import type { SharedValue } from '../providers/shared-value.ts';
import { checkConnection, type Reach } from './connection.ts';

/**
 * Learns whether the server can be reached from the queries and from the browser: it is asked when the browser says that the
 * network has gone or come, and when a query got no answer; any answer says that it is back. Then what was shown meanwhile is
 * read again. Returns how to stop.
 */
export function followConnection(reach: SharedValue<Reach>, queries: QueryClient): () => void {
  const look = () => void checkConnection(reach);
  window.addEventListener('offline', look);
  window.addEventListener('online', look);
  const cache = queries.getQueryCache();
  const isUnanswered = (error: unknown) => error !== null && failureKind(error) === 'network';
  const hasFailed = cache.getAll().some(({ state }) => isUnanswered(state.fetchFailureReason));
  if (hasFailed || navigator.onLine === false) look();
  // With a session whose token is over no question is sent before another token has come.
  const late = setTimeout(() => {
    if (queries.isFetching() > 0) look();
  }, offlineLimits.navigationMs);
  const leaveQueries = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && !action.manual) reach.set('online');
    const isFailure = action.type === 'failed' || action.type === 'error';
    if (isFailure && reach.snapshot() === 'online' && isUnanswered(action.error)) look();
  });
  const leaveReach = reach.subscribe(() => {
    if (reach.snapshot() === 'online') void queries.invalidateQueries();
  });
  return () => {
    window.removeEventListener('offline', look);
    window.removeEventListener('online', look);
    clearTimeout(late);
    leaveQueries();
    leaveReach();
  };
}
