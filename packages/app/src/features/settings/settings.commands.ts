import { themes } from '@mirror-studio/domain/settings';
import { languageNames, languages } from '@mirror-studio/domain/texts';
import { commandPalette } from '@mirror-studio/domain/texts/en/commandPalette';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { AppCommand } from '../../commands/app-command.ts';
import { useServices } from '../../providers/services.tsx';
import { changeSettings, currentSettings } from '../../storage/settings.ts';
import { useLanguage } from '../../texts/AppTexts.tsx';

/** The themes and languages that are not in force. */
export default function useSettingsCommands(): readonly AppCommand[] {
  const { flags } = useServices();
  const t = useTexts('commandPalette', commandPalette);
  const s = useTexts('settings', settings);
  const [language, changeLanguage] = useLanguage();
  const current = currentSettings().theme;
  const ofThemes = themes
    .filter((theme) => theme !== current)
    .map(
      (theme): AppCommand => ({
        id: `theme.${theme}`,
        kind: 'action',
        label: t('theme', { theme: s(`theme_${theme}`) }),
        run: () => changeSettings({ theme }),
      }),
    );
  const ofLanguages = languages
    .filter((other) => flags.i18n && other !== language)
    .map(
      (other): AppCommand => ({
        id: `language.${other}`,
        kind: 'action',
        label: t('language', { language: languageNames[other] }),
        run: () => changeLanguage(other),
      }),
    );
  return [...ofThemes, ...ofLanguages];
}
