import {
  applyShortcuts,
  defaultShortcutPreferences,
  keyCaps,
  type Shortcut,
  shortcutsFor,
} from '@mirror-studio/domain/shortcuts';
import { useSyncExternalStore } from 'react';
import { currentShortcuts, onShortcuts } from '../storage/shortcuts.ts';

/** The keyboard is Apple's: ⌘ stands where others have Ctrl. */
export const isAppleKeyboard = /Mac|iP/.test(navigator.platform);

const never = () => () => undefined;

/** The same, of a page that may have been rendered ahead, for everybody: it says so once the browser has taken it over. */
export const useIsAppleKeyboard = () =>
  useSyncExternalStore(
    never,
    () => isAppleKeyboard,
    () => false,
  );

const unchanged = applyShortcuts(defaultShortcutPreferences);

/** The shortcuts as they are applied in this browser, whichever tab changes them. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(onShortcuts, currentShortcuts, () => unchanged);

/**
 * What says the caps of a shortcut's first binding, for a tooltip: takes its id. Those of administrators do nothing for others, who
 * are not shown them.
 */
export function useKeysOf(isAdmin = false): (id: string) => readonly string[] | undefined {
  const shortcuts = shortcutsFor(isAdmin, useShortcuts());
  return (id) => {
    const [binding] = shortcuts.find((shortcut) => shortcut.id === id)?.bindings ?? [];
    return binding && keyCaps(binding, isAppleKeyboard);
  };
}
