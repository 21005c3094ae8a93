import type { Effect } from '../shared/effects.ts';

export interface EventScreenInput {
  /** The page belongs to the event mode. */
  readonly isEventPath: boolean;
}

export type EventScreenContext = EventScreenInput;

export type EventScreenEvent =
  | { readonly type: 'route.changed'; readonly isEventPath: boolean }
  | { readonly type: 'screen.requested' }
  | { readonly type: 'screen.left' }
  /** The browser changed it: by Escape, by its own button. */
  | { readonly type: 'screen.changed'; readonly full: boolean };

/** What the flow needs from outside. */
export interface EventScreenActors {
  /** Asks the browser for the full screen. Rejects when it refuses. */
  readonly enterFullScreen: Effect<void, unknown>;
  /** Leaves the full screen. */
  readonly exitFullScreen: Effect<void, unknown>;
}
