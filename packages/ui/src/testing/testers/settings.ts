import type { Settings, SettingsTab } from '@mirror-studio/domain/settings';
import { type Language, languageNames } from '@mirror-studio/domain/texts';
import { controls as controlTexts } from '@mirror-studio/domain/texts/en/controls';
import { settings as settingsTexts } from '@mirror-studio/domain/texts/en/settings';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import type { Tools } from '../tools.ts';
import { stepsOf, textsOf } from './steps.ts';

/** The settings that are switched on and off. */
export type SettingsSwitch = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

/** SettingsDialog: changes and saves settings, once it is open. */
export function settingsTester(tools: Tools) {
  const t = textsOf(tools, 'settings', settingsTexts);
  const c = textsOf(tools, 'controls', controlTexts);
  const { press, layer, isDisabled } = stepsOf(tools);
  const inside = () => layer(t.title);
  const lever = async (name: SettingsSwitch) => (await inside()).queryByRole('switch', { name: t[name] });
  return {
    showTab: async (tab: SettingsTab) =>
      tools.user.click((await inside()).getByRole('tab', { name: t[`tab_${tab}`] })),
    toggle: async (name: SettingsSwitch) => {
      const found = await lever(name);
      if (!found) throw new Error(`The switch "${t[name]}" is not on this tab`);
      await tools.user.click(found);
    },
    /** On, off, or null where it is not to be seen. */
    read: async (name: SettingsSwitch) => {
      const found = await lever(name);
      return found instanceof HTMLInputElement ? found.checked : null;
    },
    chooseTheme: async (theme: Settings['theme']) =>
      tools.user.click((await inside()).getByRole('radio', { name: t[`theme_${theme}`] })),
    canSave: async () => !isDisabled(t.save, await inside()),
    save: async () => press(t.save, await inside()),
    reset: async () => press(t.reset, await inside()),
    close: async () => press(c.close, await inside()),
  };
}

/** LanguageSwitcher: reads and changes the language. */
export function languageTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const button = () => tools.screen.getByRole('button', { name: new RegExp(`^${t.language}`) });
  return {
    read: () => button().getAttribute('aria-label') ?? '',
    choose: async (language: Language) => {
      await tools.user.click(button());
      await tools.user.click(
        await tools.screen.findByRole('menuitemradio', { name: languageNames[language] }),
      );
    },
  };
}
