import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { buildLock, type WorkerNews, type WorkerTask, workerCaches } from '@mirror-studio/domain/storage';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { KeptPictures } from './kept-pictures.ts';
import { isOfBuild, isPageOf, isPicture, isPublicPageOf, ofServerAlone, pictureKey } from './requests.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (`scripts/service-worker.ts`): which it is, and the files of the shell with what tells their versions apart. */
declare const shellBuild: string;
declare const shellFiles: readonly { url: string; revision: string | null; integrity?: string }[];

/** The page that the app draws everything into. */
const shellPage = '/index.html';
const isPageFile = ({ url }: Request) => /\/(index\.html)?$/.test(new URL(url).pathname);
const pagesCache = workerCaches.pages + shellBuild;
const pictures = new KeptPictures();
const shownPictures = new CacheFirst({
  cacheName: workerCaches.pictures,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => pictureKey(request.url) }, pictures],
});

const shell = new PrecacheController({
  cacheName: workerCaches.shell,
  plugins: [
    {
      // A visit that goes on comes first.
      requestWillFetch: async ({ request, event }) =>
        event?.type === 'install' ? new Request(request, { priority: 'low' }) : request,
      // What stands before the server, such as the sign-in of a network in a hotel, is not kept for the app. Of the other
      // files the browser checks the digests.
      cacheWillUpdate: async ({ request, response }) => {
        const isRight = !isPageFile(request) || isOfBuild(shellBuild, await response.clone().text());
        return response.ok && isRight ? response : null;
      },
    },
  ],
});
shell.addToCacheList([...shellFiles]);

/** What a rule says the browser sends to the server without asking the worker. Without such rules the worker lets it pass. */
interface InstallEventWithRoutes extends ExtendableEvent {
  addRoutes?: (rule: { readonly condition: unknown; readonly source: 'network' }) => Promise<void>;
}

self.addEventListener('install', (event: InstallEventWithRoutes) => {
  // A browser that knows other rules than these goes on without them.
  event.addRoutes?.({ condition: ofServerAlone, source: 'network' }).catch(() => undefined);
  void shell.install(event);
  // What an open page of another build is made of stays, so there is nothing to wait for.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // Earlier workers enabled it, and the browser keeps that. What is preloaded and not taken by the worker is asked for a
      // second time, and what may be asked for once (a return from a third party, a link) is refused then.
      await self.registration.navigationPreload?.disable();
      // The pages of a first visit go on without it (no claim): what they asked for ahead would be asked for again.
      const news: WorkerNews = { type: 'activated', build: shellBuild };
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      for (const page of pages) page.postMessage(news);
      await tidy(event);
    })(),
  );
});

self.addEventListener('message', (event) => {
  event.waitUntil(carryOut(event.data as WorkerTask, event));
});

async function carryOut(task: WorkerTask, event: ExtendableEvent): Promise<unknown> {
  switch (task.type) {
    case 'tidy':
      return tidy(event);
    case 'forget':
      return pictures.forget();
    case 'keepPictures': {
      const asked = task.urls.filter((url) => isPicture('image', new URL(url)));
      return Promise.all(
        asked.flatMap((url) => shownPictures.handleAll({ event, request: new Request(url) })),
      );
    }
  }
}

/** Removes what no build needs of which a page is open. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const { held = [] } = await self.navigator.locks.query();
  const isOtherOpen = held.some(
    ({ name = '' }) => name.startsWith(buildLock('')) && name !== buildLock(shellBuild),
  );
  if (isOtherOpen) return;
  await shell.activate(event);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(workerCaches.pages) && name !== pagesCache)
      .map((name) => caches.delete(name)),
  );
}

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: offlineLimits.navigationMs / 1_000,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) =>
        response.ok && isPublicPageOf(shellBuild, await response.clone().text()) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ??
        (await shell.matchPrecache(new URL(request.url).pathname)) ??
        shell.matchPrecache(shellPage),
    },
  ],
});

// A page as the server has it now. When that does not come in time, the one that was read before, else the shell, which draws
// it; the shell also in place of what stands before a server that is down.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPageOf(request.mode, url),
  async (asked) => {
    const answer = await pages.handle(asked);
    return answer.status < 500 ? answer : ((await shell.matchPrecache(shellPage)) ?? answer);
  },
);

// The files of the app: those of other builds too, as long as they are kept.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), shell.strategy);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && shell.getCacheKeyForURL(url.href) !== undefined,
  shell.strategy,
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPicture(request.destination, url),
  shownPictures,
);
