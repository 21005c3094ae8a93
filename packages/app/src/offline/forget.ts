import { isPersonalCache } from '@mirror-studio/domain/storage';
import { tellWorker } from './service-worker.ts';

/** Removes all that is kept of a person for a visit without a network. Where nothing may be kept there is nothing. */
export async function forgetLastKnown(): Promise<void> {
  try {
    tellWorker({ type: 'forget' });
    const names = (await caches.keys()).filter(isPersonalCache);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // The browser keeps nothing.
  }
}
