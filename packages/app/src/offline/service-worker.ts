import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import type { WorkerNews, WorkerTask } from '@mirror-studio/domain/storage';
import { readStored } from '../storage/storage.ts';
import { buildOfPage, holdBuild } from './build.ts';

/** The service worker, as the build names it (`scripts/service-worker.ts`). */
const script = '/sw.js';

/** Whether a new version of the app is ready, which the page gets when it is loaded again. */
export class NewVersion {
  readonly #listeners = new Set<() => void>();
  #isReady = false;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): boolean => this.#isReady;

  set(isReady: boolean): void {
    this.#isReady = isReady;
    for (const listener of this.#listeners) listener();
  }
}

/** The worker that this page is loaded through; undefined on a first visit, and where there is none. */
const controller = () => navigator.serviceWorker?.controller ?? undefined;

/** Whether an earlier visit has left what the page is loaded from. */
export const isLoadedByWorker = (): boolean => controller() !== undefined;

export function tellWorker(task: WorkerTask): void {
  controller()?.postMessage(task);
}

/**
 * Registers the worker once the page is there, so that it competes with nothing on the screen, and asks for a new version
 * while the page stays open. Takes who hears of one. Fulfils when a worker is at work; never where the browser has none or
 * may keep nothing, nor while developing.
 */
export async function startWorker(version: NewVersion): Promise<void> {
  const build = buildOfPage();
  if (build === null || !navigator.serviceWorker) return never();
  holdBuild(build);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
    if (data.type === 'activated' && data.build !== build) version.set(true);
  });
  await quiet();
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

/** The page is there when nothing has been asked for for a while, and the browser has time. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      observer.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    };
    let timer = setTimeout(rest, offlineLimits.quietMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rest, offlineLimits.quietMs);
    });
    observer.observe({ type: 'resource' });
  });
}

function askForUpdates(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  const ask = () => {
    if (document.hidden || Date.now() - askedAt < offlineLimits.updateCheckMs) return;
    askedAt = Date.now();
    // Without a network there is none.
    registration.update().catch(() => undefined);
  };
  setInterval(ask, offlineLimits.updateCheckMs);
  document.addEventListener('visibilitychange', ask);
}
