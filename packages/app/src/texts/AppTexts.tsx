import { fallbackLanguage, formatAny, type Language, languages } from '@mirror-studio/domain/texts';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { exchange } from '@mirror-studio/domain/texts/en/exchange';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { settings } from '@mirror-studio/domain/texts/en/settings';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { SpokenNamespace, TextRef } from '@mirror-studio/state-machines/shared';
import { type Messages, TextsProvider, type TextValues } from '@mirror-studio/ui/i18n';
import type { i18n } from 'i18next';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { writeStored } from '../storage/storage.ts';
import { changeLanguage } from './engine.ts';

/** The texts that machines name; what components say they carry themselves. One that is missing does not compile. */
const spoken: Record<SpokenNamespace, Messages> = {
  errors,
  exchange,
  jobs,
  photoShoot,
  settings,
  signIn,
  toasts,
};

type Say = (text: TextRef) => string;

/** A text that a machine names, in the English that is built in. */
export const inEnglish: Say = ({ namespace, key, params }) =>
  formatAny(spoken[namespace], key, fallbackLanguage, params);

const LanguageContext = createContext<readonly [Language, (language: Language) => void]>([
  fallbackLanguage,
  () => {},
]);

/** The language in force, and how to change it: on the page, and in this browser's memory (§4). */
export const useLanguage = () => useContext(LanguageContext);

const SayContext = createContext<Say>(inEnglish);

/** Puts a text that a machine names into words, in the language in force. */
export const useSay = () => useContext(SayContext);

/** Hands every text of the interface to the text engine; what it does not know is said in built-in English. */
export function AppTexts({ engine, children }: { engine: i18n; children: ReactNode }) {
  const subscribe = useCallback(
    (changed: () => void) => {
      engine.on('languageChanged', changed);
      return () => engine.off('languageChanged', changed);
    },
    [engine],
  );
  const language = useSyncExternalStore(subscribe, () => engine.language);
  const resolve = useCallback(
    (namespace: string, key: string, values: TextValues) => {
      const options = { lng: language, ns: namespace, ...values };
      return engine.exists(key, options) ? engine.t(key, options) : undefined;
    },
    [engine, language],
  );
  const say = useCallback<Say>(
    (text) => resolve(text.namespace, text.key, text.params ?? {}) ?? inEnglish(text),
    [resolve],
  );
  const choice = useMemo(() => {
    const change = (chosen: Language) => {
      writeStored('locale', chosen);
      void changeLanguage(engine, chosen);
    };
    return [languages.find((known) => known === language) ?? fallbackLanguage, change] as const;
  }, [engine, language]);
  return (
    <TextsProvider locale={language} resolve={resolve}>
      <LanguageContext value={choice}>
        <SayContext value={say}>{children}</SayContext>
      </LanguageContext>
    </TextsProvider>
  );
}
