import { keyCaps, type Shortcut } from '@mirror-studio/domain/shortcuts';
import { useSyncExternalStore } from 'react';
import { currentShortcuts, onShortcuts } from '../storage/shortcuts.ts';

/** The keyboard is Apple's: ⌘ stands where others have Ctrl. */
export const isAppleKeyboard = /Mac|iP/.test(navigator.platform);

/** The shortcuts as they are applied in this browser, whichever tab changes them. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(onShortcuts, currentShortcuts);

/** What says the caps of a shortcut's first binding, for a tooltip: takes its id. */
export function useKeysOf(): (id: string) => readonly string[] | undefined {
  const shortcuts = useShortcuts();
  return (id) => {
    const [binding] = shortcuts.find((shortcut) => shortcut.id === id)?.bindings ?? [];
    return binding && keyCaps(binding, isAppleKeyboard);
  };
}
