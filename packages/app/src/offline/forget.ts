import { isPersonalCache, lastKnownCache, workerCaches } from '@mirror-studio/domain/storage';
import { tellWorker } from './worker-controller.ts';

/**
 * Removes all that is kept of a person for a visit without a network; of who has come in their place the last known data stay.
 * Where nothing may be kept there is nothing.
 */
export async function forgetLastKnown(newUserId?: string): Promise<void> {
  tellWorker({ type: 'forget' });
  await remove((name) => newUserId === undefined || !name.startsWith(lastKnownCache(newUserId, '')));
}

/** Removes the last known data of other builds and persons than whose cache is named. */
export async function forgetOthers(own: string): Promise<void> {
  await remove((name) => name !== own && name !== workerCaches.pictures);
}

async function remove(isMeant: (name: string) => boolean): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => isPersonalCache(name) && isMeant(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // The browser keeps nothing.
  }
}
