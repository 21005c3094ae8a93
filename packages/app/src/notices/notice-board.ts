import type { Notice } from '@mirror-studio/state-machines/shared';
import type { Toast } from '@mirror-studio/state-machines/toast';

export interface Said {
  readonly notice: Notice;
  readonly action?: (Toast['action'] & { readonly run: () => void }) | undefined;
}

/** Keeps what is said until there is somebody to show it. */
export class NoticeBoard {
  #waiting: Said[] = [];
  #reader: ((said: Said) => void) | undefined;

  say(said: Said): void {
    if (this.#reader) this.#reader(said);
    else this.#waiting.push(said);
  }

  /** Hands over what waits and what comes; returns how to stop. */
  read(reader: (said: Said) => void): () => void {
    this.#reader = reader;
    for (const said of this.#waiting.splice(0)) reader(said);
    return () => {
      this.#reader = undefined;
    };
  }
}
