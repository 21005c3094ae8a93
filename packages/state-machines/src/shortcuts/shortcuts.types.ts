import type { KeyPress, Shortcut } from '@mirror-studio/domain/shortcuts';

export interface ShortcutsInput {
  readonly isAdmin: boolean;
}

export type ShortcutsContext = ShortcutsInput;

export type ShortcutsEvent =
  | {
      readonly type: 'key.pressed';
      readonly press: KeyPress;
      /** The focus is in a text field. */
      readonly typing: boolean;
      /** A dialog, drawer or menu is open: only what works while typing works then. */
      readonly overlayOpen: boolean;
    }
  /** The window lost the focus: the second key would be somebody else's. */
  | { readonly type: 'window.blurred' }
  | { readonly type: 'visitor.changed'; readonly isAdmin: boolean };

export interface ShortcutsEmitted {
  /** Run it, and keep the key from doing anything else. */
  readonly type: 'shortcut.run';
  readonly shortcut: Shortcut;
}
