import { reachServer } from '../connection/reach-server.ts';
import { isLoadedByWorker } from '../offline/worker-controller.ts';
import { reloadForNewVersion } from './new-version.ts';

/** The page itself has just come: its first parts come from where it came from. */
const trustedMs = 3000;

/**
 * Fetches a part of the app. Rejects when the server cannot be reached; it may be asked again. The server is asked for
 * before, because a browser remembers a module that it could not fetch and never fetches it again on the same page
 * (https://github.com/whatwg/html/issues/6768). When the server answers and has no such part, another version of the app is
 * there: the page is loaded again. What the service worker keeps is there without the server.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const isTrusted = typeof window === 'undefined' || performance.now() <= trustedMs || isLoadedByWorker();
  if (!isTrusted) await reachServer();
  try {
    return await load();
  } catch (error) {
    await reachServer();
    if (reloadForNewVersion()) await new Promise(() => {});
    throw error;
  }
}
