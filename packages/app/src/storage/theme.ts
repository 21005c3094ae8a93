import { shownTheme, type Theme } from '@mirror-studio/domain/settings';
import { currentSettings, onSettingsElsewhere } from './settings.ts';

const prefersLight = () => matchMedia('(prefers-color-scheme: light)');

/** Puts a theme on the page; `system` follows the system's wish (§4, decisions). */
export function applyTheme(theme: Theme): void {
  const shown = shownTheme(theme, !prefersLight().matches);
  document.documentElement.dataset['theme'] = shown;
  document.documentElement.classList.toggle('dark', shown === 'dark');
}

/** Follows the system live while that is the setting, and what another tab saves. Called once, at start. */
export function followTheme(): void {
  const apply = () => applyTheme(currentSettings().theme);
  apply();
  prefersLight().addEventListener('change', apply);
  onSettingsElsewhere(({ theme }) => applyTheme(theme));
}
