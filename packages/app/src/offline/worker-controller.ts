import type { WorkerTask } from '@mirror-studio/domain/storage';

/** The worker that this page is loaded through; undefined on a first visit, and where there is none. */
const controller = () => navigator.serviceWorker?.controller ?? undefined;

/** Whether an earlier visit has left what the page is loaded from. */
export const isLoadedByWorker = (): boolean => controller() !== undefined;

export function tellWorker(task: WorkerTask): void {
  controller()?.postMessage(task);
}
