import { readSettings, type Theme } from '@mirror-studio/domain/settings';
import { readStored, writeStored } from './storage.ts';

/** The theme on the page now. */
export const currentTheme = (): 'dark' | 'light' =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';

/** Puts a theme on the page and keeps it with the settings. */
export function saveTheme(theme: Exclude<Theme, 'system'>): void {
  document.documentElement.dataset['theme'] = theme;
  writeStored('settings', JSON.stringify({ ...readSettings(readStored('settings')), theme }));
}
