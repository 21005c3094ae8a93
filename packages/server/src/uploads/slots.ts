import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { QueueFullError } from '../workers/index.ts';

interface Most {
  readonly inAll: number;
  readonly ofPerson: number;
  readonly ofNetwork: number;
}

/** How many uploads are held in memory at once: in all, of one person and of one network. */
export class UploadSlots {
  readonly #most: Most;
  #open = 0;
  readonly #openOf = new Map<string, number>();

  constructor(most: Most) {
    this.#most = most;
  }

  /**
   * Takes whose upload it is, from which network, and how many times as many a network may have. Returns the release of
   * the slot. Throws QueueFullError when none is free.
   */
  acquire(person: string, network: string, networkFactor: number): () => void {
    const { inAll, ofPerson, ofNetwork } = this.#most;
    const [own, near] = [`person ${person}`, `network ${network}`];
    if (
      this.#open >= inAll ||
      this.#count(own) >= ofPerson ||
      this.#count(near) >= ofNetwork * networkFactor
    ) {
      throw new QueueFullError('Too many uploads at once');
    }
    this.#add(own, 1);
    this.#add(near, 1);
    this.#open += 1;
    return () => {
      this.#add(own, -1);
      this.#add(near, -1);
      this.#open -= 1;
    };
  }

  #count(key: string): number {
    return this.#openOf.get(key) ?? 0;
  }

  #add(key: string, change: number): void {
    const open = this.#count(key) + change;
    if (open === 0) this.#openOf.delete(key);
    else this.#openOf.set(key, open);
  }
}

export const uploadSlots = new UploadSlots({
  inAll: uploadLimits.atOnce,
  ofPerson: uploadLimits.atOnceOfPerson,
  ofNetwork: uploadLimits.atOnceOfNetwork,
});
