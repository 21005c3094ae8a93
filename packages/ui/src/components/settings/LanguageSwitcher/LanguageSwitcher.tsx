import { type Language, languageNames, languages } from '@mirror-studio/domain/texts';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { MenuTrigger } from 'react-aria-components/Menu';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GlobeIcon } from '../../../icons/index.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu, MenuItem } from '../../../primitives/Menu/Menu.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface LanguageSwitcherProps extends RootProps<HTMLButtonElement> {
  /** The language in force; the parent holds it. */
  language?: Language;
  /** The language at first, when the parent does not hold it. Default English. */
  defaultLanguage?: Language;
  onChange?: (language: Language) => void;
}

/** Changes the language; each says its own name (§2 header, §9). */
export function LanguageSwitcher({
  language: given,
  defaultLanguage = 'en',
  onChange,
  ...rest
}: LanguageSwitcherProps) {
  const [language, setLanguage] = useControlled(given, defaultLanguage, onChange);
  const t = useTexts('shell', shell);
  return (
    <MenuTrigger>
      <IconButton {...rest} label={`${t('language')}: ${languageNames[language]}`} icon={<GlobeIcon />} />
      <Menu
        aria-label={t('language')}
        placement="bottom end"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[language]}
        onSelectionChange={(keys) => {
          const chosen = languages.find((known) => keys !== 'all' && keys.has(known));
          if (chosen) setLanguage(chosen);
        }}
      >
        {languages.map((each) => (
          <MenuItem key={each} id={each} textValue={languageNames[each]}>
            <span lang={each}>{languageNames[each]}</span>
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
