import { fallbackLanguage, type Language, languages } from '@mirror-studio/domain/texts';
import { TextsProvider, type TextValues } from '@mirror-studio/ui/i18n';
import type { i18n } from 'i18next';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../providers/services.tsx';
import { useSharedValue } from '../providers/useSharedValue.ts';
import { writeStored } from '../storage/storage.ts';
import { changeLanguage } from './engine.ts';

const LanguageContext = createContext<readonly [Language, (language: Language) => void]>([
  fallbackLanguage,
  () => {},
]);

/** The language in force, and how to change it: on the page, and in this browser's memory (§4). */
export const useLanguage = () => useContext(LanguageContext);

type Resolve = (namespace: string, key: string, values: TextValues) => string | undefined;

/** Hands every text of the interface to the text engine; what it does not know is said in built-in English. */
export function AppTexts({ engine, children }: { engine: i18n; children: ReactNode }) {
  const subscribe = useCallback(
    (changed: () => void) => {
      engine.on('languageChanged', changed);
      return () => engine.off('languageChanged', changed);
    },
    [engine],
  );
  const inForce = () => engine.language;
  const language = useSyncExternalStore(subscribe, inForce, inForce);
  const resolve = useCallback<Resolve>(
    (namespace, key, values) => {
      const options = { lng: language, ns: namespace, ...values };
      return engine.exists(key, options) ? engine.t(key, options) : undefined;
    },
    [engine, language],
  );
  const { clock } = useServices();
  const offset = useSharedValue(clock.offset);
  const now = useCallback(() => Date.now() + offset, [offset]);
  const choice = useMemo(() => {
    const change = (chosen: Language) => {
      writeStored('locale', chosen);
      void changeLanguage(engine, chosen);
    };
    return [languages.find((known) => known === language) ?? fallbackLanguage, change] as const;
  }, [engine, language]);
  return (
    <TextsProvider locale={language} resolve={resolve} now={now}>
      <LanguageContext value={choice}>{children}</LanguageContext>
    </TextsProvider>
  );
}
