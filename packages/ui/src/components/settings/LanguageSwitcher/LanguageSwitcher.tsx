import { type Language, languageNames } from '@mirror-studio/domain/texts';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GlobeIcon } from '../../../icons/index.ts';
import { LazyMenuTrigger } from '../../../overlays/LazyTrigger.tsx';
import { lazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface LanguageSwitcherProps extends RootProps<HTMLButtonElement> {
  /** The language in force; the parent holds it. */
  language?: Language;
  /** The language at first, when the parent does not hold it. Default English. */
  defaultLanguage?: Language;
  /** Called with the language that was chosen. */
  onChange?: (language: Language) => void;
}

const menu = lazyOverlay(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);

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
    <LazyMenuTrigger
      overlay={menu}
      render={(Menu, trigger) => <Menu {...{ trigger, language, setLanguage }} />}
    >
      <IconButton {...rest} label={`${t('language')}: ${languageNames[language]}`} icon={<GlobeIcon />} />
    </LazyMenuTrigger>
  );
}
