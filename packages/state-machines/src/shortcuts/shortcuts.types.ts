import type { KeyPress, Shortcut } from '@mirror-studio/domain/shortcuts';

export interface ShortcutsInput {
  /** The shortcuts of admins work, too. */
  readonly isAdmin: boolean;
  /** The shortcuts as they are applied; default the table as it is to begin with. */
  readonly shortcuts?: readonly Shortcut[];
}

export type ShortcutsContext = Required<ShortcutsInput>;

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
  | { readonly type: 'visitor.changed'; readonly isAdmin: boolean }
  /** Others were chosen, here or in another tab. */
  | { readonly type: 'shortcuts.changed'; readonly shortcuts: readonly Shortcut[] };

export interface ShortcutsEmitted {
  /** Run it, and keep the key from doing anything else. */
  readonly type: 'shortcut.run';
  readonly shortcut: Shortcut;
}
