import { keptPictureLimits } from '@mirror-studio/domain/constants/offline';
import { workerCaches } from '@mirror-studio/domain/storage';
import type { CacheFirst } from 'workbox-strategies/CacheFirst.js';

type Options = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>;
type WorkboxPlugin = NonNullable<Options['plugins']>[number];

/** The pictures of who is signed in: the newest of each size, and after {@link forget} none, also not what is on its way. */
export class KeptPictures implements WorkboxPlugin {
  /** How often somebody has left since the worker was started. */
  #era = 0;

  handlerWillStart: WorkboxPlugin['handlerWillStart'] = async ({ state }) => {
    if (state) state['era'] = this.#era;
  };

  cacheWillUpdate: WorkboxPlugin['cacheWillUpdate'] = async ({ response, state }) =>
    response.status === 200 && state?.['era'] === this.#era ? response : null;

  cacheDidUpdate: WorkboxPlugin['cacheDidUpdate'] = async ({ state }) => {
    if (state?.['era'] === this.#era) await bound();
    else await caches.delete(workerCaches.pictures);
  };

  async forget(): Promise<void> {
    this.#era += 1;
    await caches.delete(workerCaches.pictures);
  }
}

/** Removes the oldest of each size beyond what is kept. */
async function bound(): Promise<void> {
  const cache = await caches.open(workerCaches.pictures);
  const keys = await cache.keys();
  const isThumbnail = ({ url }: Request) => url.endsWith('/thumbnail');
  const thumbnails = keys.filter(isThumbnail);
  const originals = keys.filter((key) => !isThumbnail(key));
  const old = [
    ...thumbnails.slice(0, Math.max(0, thumbnails.length - keptPictureLimits.thumbnails)),
    ...originals.slice(0, Math.max(0, originals.length - keptPictureLimits.originals)),
  ];
  await Promise.all(old.map((key) => cache.delete(key)));
}
