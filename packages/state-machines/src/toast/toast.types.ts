import type { Notice, TextRef } from '../shared/notice.ts';
import type { Now } from '../shared/time.ts';

/** A notice on its way to the screen, with something to do about it. */
export interface Toast extends Notice {
  readonly action?: { readonly id: string; readonly label: TextRef };
}

export interface ToastInput {
  /** The clock, in milliseconds since 1970. Default that of the browser. */
  readonly now?: Now;
}

export interface ToastContext {
  readonly now: Now;
  /** The toast on the screen, or the dismissed one until it is removed from memory. */
  readonly toast: Toast | null;
  /** Counts the toasts: the key of the one on the screen. */
  readonly number: number;
  readonly remainingMs: number;
  readonly resumedMs: number;
  /** How far to the right the toast is held, in pixels. */
  readonly swipedPx: number;
}

export type ToastEvent =
  | { readonly type: 'toast.raised'; readonly toast: Toast }
  | { readonly type: 'toast.dismissed' }
  | { readonly type: 'action.chosen' }
  /** A pointer or the focus is on the toast, or the window is hidden. */
  | { readonly type: 'timer.paused' }
  | { readonly type: 'timer.resumed' }
  | { readonly type: 'swipe.started' }
  | { readonly type: 'swipe.moved'; readonly rightPx: number }
  | { readonly type: 'swipe.ended' }
  | { readonly type: 'swipe.cancelled' };

export interface ToastEmitted {
  /** The action of the toast was pressed: do it. */
  readonly type: 'action.taken';
  readonly id: string;
}
