import { reachServer } from '../connection/reach-server.ts';
import { isLoadedByWorker } from '../offline/worker-controller.ts';
import { reloadForMissingPart } from './new-version.ts';

/** The page itself has just come: its first parts come from where it came from. */
const trustedMs = 3000;

/**
 * Fetches a part of the app. Rejects when the server cannot be reached; it may be asked again. The server is asked for
 * before, because a browser remembers a module that it could not fetch and never fetches it again on the same page
 * (https://github.com/whatwg/html/issues/6768). When the server answers and the part did not come, the
 * page is loaded again, if somebody waits for the part. What the service worker keeps is there without the server.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, isAwaited = true): Promise<Part> {
  const isTrusted = typeof window === 'undefined' || performance.now() <= trustedMs || isLoadedByWorker();
  if (!isTrusted) await reachServer();
  try {
    return await load();
  } catch (error) {
    await reachServer();
    if (isAwaited && (await reloadForMissingPart())) await new Promise(() => {});
    throw error;
  }
}
