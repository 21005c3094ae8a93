import { toastLimits } from '@mirror-studio/domain/constants/notifications';
import type { ToastProps } from './Toast.tsx';

/** What a toast says, and for how long. */
export interface ToastOptions
  extends Pick<ToastProps, 'tone' | 'title' | 'description' | 'action' | 'suppresses'> {
  /** How long it is shown, in ms; `Infinity` until it is dismissed. Default 5000 (§9). */
  shownMs?: number;
}

/** A toast in a queue. */
export interface QueuedToast extends ToastOptions {
  /** Tells it from every other toast of the queue. */
  readonly key: number;
}

/** Why the time of the toast stands still: someone is on it, the tab is hidden, or nothing shows the queue. */
export type ToastHold = 'inUse' | 'hidden' | 'unmounted';

/**
 * Toasts, one shown at a time (§9): the next comes when the one before has had its time or was dismissed. An error goes
 * before whatever else waits. The time stands still while the queue is held.
 */
export class ToastQueue {
  #shown: QueuedToast | null = null;
  #waiting: readonly QueuedToast[] = [];
  #count = 0;
  #remainingMs = 0;
  #startedMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #holds = new Set<ToastHold>(['unmounted']);
  readonly #listeners = new Set<() => void>();

  /** Puts a toast into the queue. Returns how to take it away, shown or not. */
  readonly add = (options: ToastOptions): (() => void) => {
    this.#count += 1;
    const toast: QueuedToast = { ...options, key: this.#count };
    const before = this.#waiting.findIndex(({ tone }) => toast.tone === 'error' && tone !== 'error');
    this.#waiting = this.#waiting.toSpliced(before < 0 ? this.#waiting.length : before, 0, toast);
    if (this.#shown === null) this.#showNext();
    return () => this.dismiss(toast.key);
  };

  /** Takes a toast away at once, shown or waiting. Takes its key; without one all of them go. */
  dismiss(key?: number): void {
    this.#waiting = key === undefined ? [] : this.#waiting.filter((toast) => toast.key !== key);
    if (this.#shown !== null && (key ?? this.#shown.key) === this.#shown.key) this.#showNext();
  }

  /** Stops the time of the shown toast. It goes on where it stopped when nothing holds it any more. */
  hold(reason: ToastHold): void {
    if (this.#holds.size === 0) this.#stop();
    this.#holds.add(reason);
  }

  release(reason: ToastHold): void {
    if (this.#holds.delete(reason) && this.#holds.size === 0) this.#start();
  }

  /** The toast that is shown. */
  readonly shown = (): QueuedToast | null => this.#shown;

  /** Tells when another toast is shown; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.release('unmounted');
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.hold('unmounted');
    };
  };

  #showNext(): void {
    this.#stop();
    const [next, ...waiting] = this.#waiting;
    this.#waiting = waiting;
    this.#shown = next ?? null;
    this.#remainingMs = next?.shownMs ?? toastLimits.shownMs;
    // Whoever was on the one before may never be seen to leave it.
    this.#holds.delete('inUse');
    if (this.#holds.size === 0) this.#start();
    for (const listener of this.#listeners) listener();
  }

  #start(): void {
    if (this.#shown === null || this.#remainingMs === Number.POSITIVE_INFINITY) return;
    this.#startedMs = Date.now();
    this.#timer = setTimeout(() => this.#showNext(), this.#remainingMs);
  }

  #stop(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#remainingMs = Math.max(0, this.#remainingMs - (Date.now() - this.#startedMs));
  }
}

/** A queue of its own, for a part of a page that shows its toasts itself: give it to a `ToastProvider`. */
export function createToastQueue(): ToastQueue {
  return new ToastQueue();
}
