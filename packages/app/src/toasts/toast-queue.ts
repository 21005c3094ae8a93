import type { Notice } from '@mirror-studio/state-machines/shared';
import type { Toast } from '@mirror-studio/state-machines/toast';

export interface QueuedToast {
  readonly notice: Notice;
  readonly action?: (Toast['action'] & { readonly run: () => void }) | undefined;
}

/** Keeps toasts until there is something to show them. */
export class ToastQueue {
  #waiting: QueuedToast[] = [];
  #listener: ((toast: QueuedToast) => void) | undefined;

  add(toast: QueuedToast): void {
    if (this.#listener) this.#listener(toast);
    else this.#waiting.push(toast);
  }

  /** Hands over what waits and what comes; returns how to stop. */
  subscribe(listener: (toast: QueuedToast) => void): () => void {
    this.#listener = listener;
    for (const toast of this.#waiting.splice(0)) listener(toast);
    return () => {
      this.#listener = undefined;
    };
  }
}
