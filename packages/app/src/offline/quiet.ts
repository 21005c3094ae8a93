import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { reachServer } from '../connection/reach-server.ts';
import { isLoadedByWorker } from './worker-controller.ts';

/** Fulfils when the page is there: nothing has been asked for for a while, and the browser has time. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      observer.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    };
    const wait = () => setTimeout(rest, offlineLimits.quietMs);
    let timer = wait();
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = wait();
    });
    observer.observe({ type: 'resource' });
  });
}

/**
 * Fulfils when a part may be fetched that nobody waits for: with the service worker at once, else when the page is quiet and the
 * server answers, for a browser does not ask again for a module that it could not fetch. Rejects when it does not answer.
 */
export async function readyForMore(): Promise<void> {
  if (isLoadedByWorker()) return;
  await quiet();
  await reachServer();
}
