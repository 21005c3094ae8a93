import { endpoints } from '@mirror-studio/domain/contract';
import { reloadForNewVersion } from './new-version.ts';

/** The page itself has just come: its first parts come from where it came from. */
const trustedMs = 3000;

let asking: Promise<unknown> | undefined;

/** Asks whether the server answers at all; one question serves all who ask meanwhile. */
function reachServer(): Promise<unknown> {
  asking ??= fetch(endpoints.health.path, { method: 'HEAD', cache: 'no-store' }).finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Fetches a part of the app. Rejects when the server cannot be reached; it may be asked again. The server is asked for
 * before, because a browser remembers a module that it could not fetch and never fetches it again on the same page
 * (https://github.com/whatwg/html/issues/6768). When the server answers and has no such part, another version of the app is
 * there: the page is loaded again.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (typeof window !== 'undefined' && performance.now() > trustedMs) await reachServer();
  try {
    return await load();
  } catch (error) {
    await reachServer();
    if (reloadForNewVersion()) await new Promise(() => {});
    throw error;
  }
}
