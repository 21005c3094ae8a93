import {
  applyShortcuts,
  readShortcutPreferences,
  type Shortcut,
  type ShortcutPreferences,
  writeShortcutPreferences,
} from '@mirror-studio/domain/shortcuts';
import { isKeyOf, readStored, writeStored } from './storage.ts';

interface Applied {
  readonly stored: string | null;
  readonly preferences: ShortcutPreferences;
  readonly table: readonly Shortcut[];
}

let applied: Applied | null = null;
const listeners = new Set<() => void>();

function current(): Applied {
  const stored = readStored('shortcuts');
  if (applied?.stored === stored) return applied;
  const preferences = readShortcutPreferences(stored);
  applied = { stored, preferences, table: applyShortcuts(preferences) };
  return applied;
}

/** What was chosen in this browser. */
export const currentPreferences = (): ShortcutPreferences => current().preferences;

/** The shortcuts as they are applied: the same list until something changes. */
export const currentShortcuts = (): readonly Shortcut[] => current().table;

/** Keeps what was chosen, and applies it in this tab and all others. Throws when the browser refuses. */
export function keepPreferences(preferences: ShortcutPreferences): void {
  if (!writeStored('shortcuts', writeShortcutPreferences(preferences))) {
    throw new Error('The browser keeps nothing');
  }
  for (const changed of listeners) changed();
}

/** Calls back when another tab has changed what was chosen; returns how to stop. */
export function onPreferencesElsewhere(changed: (preferences: ShortcutPreferences) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (isKeyOf('shortcuts', key)) changed(currentPreferences());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Calls back when other shortcuts are applied, by this tab or another; returns how to stop. */
export function onShortcuts(changed: () => void): () => void {
  listeners.add(changed);
  const stop = onPreferencesElsewhere(changed);
  return () => {
    listeners.delete(changed);
    stop();
  };
}
