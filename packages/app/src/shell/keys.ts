import { keyCaps, shortcuts } from '@mirror-studio/domain/shortcuts';

/** The keyboard is Apple's: ⌘ stands where others have Ctrl. */
export const isAppleKeyboard = /Mac|iP/.test(navigator.platform);

/** The caps of a shortcut's first binding, for a tooltip. Takes its id. */
export function keysOf(id: string): readonly string[] | undefined {
  const [binding] = shortcuts.find((shortcut) => shortcut.id === id)?.bindings ?? [];
  return binding && keyCaps(binding, isAppleKeyboard);
}
