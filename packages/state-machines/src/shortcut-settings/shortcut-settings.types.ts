import type { KeyBinding, KeyPress, KeyRefusal, ShortcutPreferences } from '@mirror-studio/domain/shortcuts';
import type { Effect } from '../shared/effects.ts';
import type { NoticeRaised } from '../shared/notice.ts';

export interface ShortcutSettingsInput {
  /** As they are stored. */
  readonly saved: ShortcutPreferences;
  /** The keyboard is Apple's: Ctrl and ⌘ are two. */
  readonly isApple: boolean;
}

/** Keys that another shortcut has. */
export interface WantedKeys {
  readonly id: string;
  readonly bindings: readonly KeyBinding[];
}

export interface ShortcutSettingsContext extends ShortcutSettingsInput {
  /** As they are shown, and saved in their turn. */
  readonly preferences: ShortcutPreferences;
  /** What is being saved. */
  readonly asked: ShortcutPreferences;
  readonly isAdmin: boolean;
  /** The shortcut whose keys are recorded, or were last. */
  readonly id: string | null;
  /** Why the keys that were pressed last cannot be chosen. */
  readonly refusal: KeyRefusal | null;
  /** What another shortcut would lose; stays while the question is on its way out. */
  readonly wanted: WantedKeys | null;
}

export type ShortcutSettingsEvent =
  | { readonly type: 'dialog.opened'; readonly isAdmin: boolean }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'recording.begun'; readonly id: string }
  | { readonly type: 'recording.cancelled' }
  | { readonly type: 'key.pressed'; readonly press: KeyPress }
  | { readonly type: 'takeover.confirmed' }
  | { readonly type: 'takeover.cancelled' }
  /** On with the keys that it has to begin with, or off. */
  | { readonly type: 'shortcut.toggled'; readonly id: string }
  | { readonly type: 'shortcut.reset'; readonly id: string }
  | { readonly type: 'all.reset' }
  /** Single keys and chords, all of them. */
  | { readonly type: 'characterKeys.toggled' }
  /** Another tab of the browser saved. */
  | { readonly type: 'preferences.replaced'; readonly preferences: ShortcutPreferences };

export type ShortcutSettingsEmitted = NoticeRaised;

/** What the flow needs from outside. */
export interface ShortcutSettingsActors {
  /** Writes to the browser's storage, and applies what it wrote. */
  readonly saveShortcuts: Effect<ShortcutPreferences, unknown>;
}
