import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import type { WorkerNews, WorkerTask } from '@mirror-studio/domain/storage';
import type { SharedValue } from '../providers/shared-value.ts';
import { readStored } from '../storage/storage.ts';
import { holdBuild } from './build.ts';
import { isLoadedByWorker } from './worker-controller.ts';

/** The service worker, as the build names it (`scripts/service-worker.ts`). */
const script = '/sw.js';

/**
 * Registers the worker once the page is there, so that it competes with nothing on the screen, and asks for a new version
 * while the page stays open. Takes the build of the page, who hears of another, and when the page is there. Fulfils when a worker is at work; never where
 * the browser may keep nothing.
 */
export async function startWorker(
  build: string,
  hasNewVersion: SharedValue<boolean>,
  isThere: Promise<void>,
): Promise<void> {
  holdBuild(build);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
    if (data.type === 'activated' && data.build !== build) hasNewVersion.set(true);
  });
  await isThere;
  const registration = await navigator.serviceWorker.register(script).catch(() => undefined);
  if (!registration) return never();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'tidy' } satisfies WorkerTask);
  if (!isLoadedByWorker()) showPictures((task) => active?.postMessage(task));
  askForUpdates(registration);
}

/** The pages of a first visit load their pictures themselves: the worker is told of them, to keep them too. */
function showPictures(tell: (task: WorkerTask) => void): void {
  const observer = new PerformanceObserver((list) => {
    const urls = list
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img')
      .map(({ name }) => name);
    if (urls.length > 0 && readStored('session') !== null) tell({ type: 'keepPictures', urls });
  });
  observer.observe({ type: 'resource', buffered: true });
}

const never = () => new Promise<void>(() => {});

/** Looks every minute whether it is time: a timer that slept with its machine would come late. */
function askForUpdates(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  const ask = () => {
    if (document.hidden || Date.now() - askedAt < offlineLimits.updateCheckMs) return;
    askedAt = Date.now();
    // Without a network there is none.
    registration.update().catch(() => undefined);
  };
  setInterval(ask, 60_000);
  document.addEventListener('visibilitychange', ask);
}
