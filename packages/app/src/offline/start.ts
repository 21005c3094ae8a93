import { offlineLimits } from '@mirror-studio/domain/constants/offline';
import { quiet } from './quiet.ts';
import type { Visit } from './visit.ts';
import { isLoadedByWorker } from './worker-controller.ts';

/**
 * Prepares for being without a network. A first visit does so when it is there, and loads nothing for it before; another one
 * has the code from the worker, and begins with what the last one has kept.
 *
 * @returns Fulfils when that is there; soon in any case.
 */
export function startOffline(visit: Omit<Visit, 'isThere'>): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return Promise.resolve();
  const isAgain = isLoadedByWorker();
  const isThere = quiet();
  const begun = (isAgain ? Promise.resolve() : isThere)
    .then(() => import('./visit.ts'))
    .then(({ beginVisit }) => beginVisit({ ...visit, isThere }))
    // The browser keeps nothing: every visit is the first.
    .catch(() => undefined);
  const late = new Promise<void>((resolve) => setTimeout(resolve, offlineLimits.restoreMs));
  return isAgain ? Promise.race([begun, late]) : Promise.resolve();
}
