import { keptPictureLimits } from '@mirror-studio/domain/constants/offline';
import { workerCaches } from '@mirror-studio/domain/storage';
import type { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { pictureFolder } from './requests.ts';

type Options = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>;
type WorkboxPlugin = NonNullable<Options['plugins']>[number];

/** The pictures of who is signed in: the newest, and after {@link forget} none, also not what is on its way. */
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

  /** Without a network a picture is shown in another of its sizes: which one a page asks for goes by its window. */
  handlerDidError: WorkboxPlugin['handlerDidError'] = async ({ request }) => {
    const cache = await caches.open(workerCaches.pictures);
    const folder = pictureFolder(request.url);
    const other = (await cache.keys()).find(({ url }) => pictureFolder(url) === folder);
    return other && cache.match(other);
  };

  async forget(): Promise<void> {
    this.#era += 1;
    await caches.delete(workerCaches.pictures);
  }
}

/** Removes the oldest beyond what is kept, of the whole pictures and of the smaller ones. */
async function bound(): Promise<void> {
  const cache = await caches.open(workerCaches.pictures);
  const keys = await cache.keys();
  const isWhole = ({ url }: Request) => url.endsWith('/original');
  const oldOf = (those: readonly Request[], kept: number) => those.slice(0, Math.max(0, those.length - kept));
  const old = [
    ...oldOf(keys.filter(isWhole), keptPictureLimits.whole),
    ...oldOf(
      keys.filter((key) => !isWhole(key)),
      keptPictureLimits.smaller,
    ),
  ];
  await Promise.all(old.map((key) => cache.delete(key)));
}
