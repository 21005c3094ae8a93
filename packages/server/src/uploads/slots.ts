import { uploadLimits } from '@mirror-studio/domain/limits';
import { QueueFullError } from '../workers/index.ts';

/** How many uploads are held in memory at once, in all and of one person. */
export class UploadSlots {
  readonly #most: number;
  readonly #ofPerson: number;
  #open = 0;
  readonly #openOf = new Map<string, number>();

  constructor(most: number, ofPerson: number) {
    this.#most = most;
    this.#ofPerson = ofPerson;
  }

  /** Takes whose upload it is; returns what gives the place back. Throws QueueFullError when there is none. */
  enter(person: string): () => void {
    const own = this.#openOf.get(person) ?? 0;
    if (this.#open >= this.#most || own >= this.#ofPerson)
      throw new QueueFullError('Too many uploads at once');
    this.#open += 1;
    this.#openOf.set(person, own + 1);
    return () => {
      this.#open -= 1;
      const left = (this.#openOf.get(person) ?? 1) - 1;
      if (left === 0) this.#openOf.delete(person);
      else this.#openOf.set(person, left);
    };
  }
}

export const uploadSlots = new UploadSlots(uploadLimits.atOnce, uploadLimits.atOnceOfPerson);
