import { type Language, languageNames, languages } from '@mirror-studio/domain/texts';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useTexts } from '../../../i18n/useTexts.ts';
import type { OverlayTrigger } from '../../../overlays/LazyTrigger.tsx';
import { MenuTriggerContexts } from '../../../overlays/TriggerContexts.tsx';
import { Menu, MenuItem } from '../../../primitives/Menu/Menu.tsx';

interface LanguageMenuProps {
  trigger: OverlayTrigger;
  language: Language;
  setLanguage: (language: Language) => void;
}

/** The languages, each by its own name. */
export function LanguageMenu({ trigger, language, setLanguage }: LanguageMenuProps) {
  const t = useTexts('shell', shell);
  return (
    <MenuTriggerContexts trigger={trigger}>
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
    </MenuTriggerContexts>
  );
}
