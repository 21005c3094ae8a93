import { shownTheme, type Theme } from '@mirror-studio/domain/settings';
import { currentSettings, onSettingsElsewhere } from './settings.ts';

const prefersLight = () => matchMedia('(prefers-color-scheme: light)');

/** Puts a theme on the page (§4, decisions). The styles follow the system's wish by themselves under `system`. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.classList.toggle('dark', shownTheme(theme, !prefersLight().matches) === 'dark');
}

/** Follows the system live while that is the setting, and what another tab saves. Called once, at start. */
export function followTheme(): void {
  const apply = () => applyTheme(currentSettings().theme);
  apply();
  prefersLight().addEventListener('change', apply);
  onSettingsElsewhere(({ theme }) => applyTheme(theme));
}
