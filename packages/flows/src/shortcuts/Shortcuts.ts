import { shortcuts as defaultShortcuts, type Shortcut } from '@mirror-studio/domain/shortcuts';
import { shortcutsMachine } from '@mirror-studio/state-machines/shortcuts';
import { createFlow } from '../flow/create-flow.tsx';
import { ShortcutsView } from './ShortcutsView.tsx';

/** The shortcuts of the keyboard, machine and view joined. */
export const Shortcuts = /* @__PURE__ */ createFlow(shortcutsMachine, ShortcutsView, {
  isAdmin: (isAdmin: boolean) => ({ type: 'visitor.changed', isAdmin }) as const,
  shortcuts: (shortcuts: readonly Shortcut[] = defaultShortcuts) =>
    ({ type: 'shortcuts.changed', shortcuts }) as const,
});
