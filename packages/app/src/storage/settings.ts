import { readSettings, type Settings, writeSettings } from '@mirror-studio/domain/settings';
import { storageKey } from '@mirror-studio/domain/storage';
import { readStored, writeStored } from './storage.ts';

/** The settings as this browser keeps them; the defaults where it keeps none. */
export const currentSettings = (): Settings => readSettings(readStored('settings'));

/** Keeps the settings. Throws when the browser refuses. */
export function keepSettings(settings: Settings): void {
  if (!writeStored('settings', writeSettings(settings))) throw new Error('The browser keeps nothing');
}

const listeners = new Set<(settings: Settings) => void>();

/** Changes some of the settings from outside their dialog, which hears of it. Takes the change. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...currentSettings(), ...change };
  keepSettings(settings);
  for (const changed of listeners) changed(settings);
}

/** Calls back when another tab has saved settings, or something beside their dialog; returns how to stop. */
export function onSettingsElsewhere(changed: (settings: Settings) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey('settings')) changed(readSettings(newValue));
  };
  window.addEventListener('storage', listen);
  listeners.add(changed);
  return () => {
    window.removeEventListener('storage', listen);
    listeners.delete(changed);
  };
}
