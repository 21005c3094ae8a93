import { shell } from '@mirror-studio/domain/texts/en/shell';
import { IconButton } from '@mirror-studio/ui/IconButton';
import { useTexts } from '@mirror-studio/ui/i18n';
import { MoonIcon, SunIcon } from '@mirror-studio/ui/icons';
import { Tooltip, TooltipTrigger } from '@mirror-studio/ui/Tooltip';
import { useState } from 'react';
import { currentTheme, saveTheme } from '../storage/theme.ts';

/** Light or dark, kept with the settings. */
export function ThemeButton() {
  const t = useTexts('shell', shell);
  const [theme, setTheme] = useState(currentTheme);
  const next = theme === 'dark' ? 'light' : 'dark';
  const label = t(next === 'dark' ? 'themeToDark' : 'themeToLight');
  return (
    <TooltipTrigger>
      <IconButton
        label={label}
        icon={next === 'dark' ? <MoonIcon /> : <SunIcon />}
        onPress={() => {
          saveTheme(next);
          setTheme(next);
        }}
      />
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  );
}
