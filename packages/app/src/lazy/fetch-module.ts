import { reachServer } from '../connection/reach-server.ts';
import { isLoadedByWorker } from '../offline/worker-controller.ts';
import { reloadForMissingPart } from './new-version.ts';

/** The page itself has just come: its first parts come from where it came from, unless the browser says otherwise. */
const trustedMs = 3000;
function hasJustCome(): boolean {
  // On a slow line what a page begins with takes longer than that.
  if (document.readyState !== 'complete') return navigator.onLine;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigator.onLine && performance.now() <= (page?.loadEventStart ?? 0) + trustedMs;
}

/**
 * Fetches a part of the app. Rejects when the server cannot be reached; it may be asked again. The server is asked for
 * before, because a browser remembers a module that it could not fetch and never fetches it again on the same page
 * (https://github.com/whatwg/html/issues/6768). When the server answers and the part did not come, the
 * page is loaded again, if somebody waits for the part. What the service worker keeps is there without the server.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, isAwaited = true): Promise<Part> {
  const isTrusted = typeof window === 'undefined' || hasJustCome() || isLoadedByWorker();
  if (!isTrusted) await reachServer();
  try {
    return await load();
  } catch (error) {
    await reachServer();
    if (isAwaited && (await reloadForMissingPart())) await new Promise(() => {});
    throw error;
  }
}
