import { storagePrefix } from './keys.ts';

/** What the service worker keeps in the browser's Cache Storage for everybody, and for who is signed in. Decided. */
export const workerCaches = {
  /** The files of the app. */
  shell: `${storagePrefix}shell`,
  /** Public pages that were read, as the server rendered them; the build follows. */
  pages: `${storagePrefix}pages.`,
  /** Pictures of who is signed in. */
  pictures: `${storagePrefix}pictures`,
} as const;

const lastKnownPrefix = `${storagePrefix}last-known.`;

/**
 * Where the last known data of a person are kept: an answer of another build may not be what this one reads.
 *
 * @param userId - Whose.
 * @param build - The build of the app that keeps them.
 * @returns The name of the cache.
 */
export const lastKnownCache = (userId: string, build: string) => `${lastKnownPrefix}${userId}.${build}`;

/**
 * Says whether a cache holds what is about a person, and so leaves with the session. Takes its name. Caches of others on
 * the same origin do not.
 */
export const isPersonalCache = (name: string) =>
  name === workerCaches.pictures || name.startsWith(lastKnownPrefix);

/** What the meta element is called by which each page names the build of the app that it is of. */
export const buildIdName = 'build';

/** The lock that a page holds as long as it is open: what its build is made of is kept meanwhile. Takes the build. */
export const buildLock = (build: string) => `${storagePrefix}build.${build}`;

/** What a page tells the service worker. */
export type WorkerTask =
  /** The page has its build's lock: what no page needs may go. */
  | { readonly type: 'tidy' }
  /** The person has gone: nothing of theirs is kept, also not what is on its way. */
  | { readonly type: 'forget' }
  /** Pictures that a page shows which is not loaded through the worker, as on a first visit. */
  | { readonly type: 'keepPictures'; readonly urls: readonly string[] };

/** What the service worker tells the pages: it has taken over, with the build it was made for. */
export interface WorkerNews {
  readonly type: 'activated';
  readonly build: string;
}
