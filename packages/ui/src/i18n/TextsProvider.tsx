import { fallbackLanguage } from '@mirror-studio/domain/texts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Values put into a text; `count` also chooses its plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The messages of one namespace in one language: flat keys, `{{name}}`, plural forms by suffix. */
export type Messages = Readonly<Record<string, string>>;

/** Answers the finished text, or undefined to leave it to the built-in one. */
export type ResolveText = (namespace: string, key: string, values: TextValues) => string | undefined;

export interface TextsProviderProps {
  /** BCP 47 language of texts, numbers and dates. Default `en`, also for what is no language. */
  locale?: string;
  /**
   * Messages that replace the built-in English ones, by namespace; what is missing stays English, key by key. Type them
   * as `Translations` (nothing may be missing) or `PartialTranslations` of `@mirror-studio/domain/texts`.
   */
  messages?: Readonly<Record<string, Messages>>;
  /** Hands resolution to another engine, such as i18next. Asked before `messages`. */
  resolve?: ResolveText;
  /**
   * The time now, in ms since 1970, from which "12 seconds ago" is counted: give the server's where moments come from a server
   * and a device's clock may be wrong. Default `Date.now`.
   */
  now?: () => number;
  /** What speaks the language. */
  children: ReactNode;
}

interface TextsContextValue {
  locale: string;
  messages: Readonly<Record<string, Messages>>;
  resolve: ResolveText | undefined;
  now: () => number;
}

const none: Readonly<Record<string, Messages>> = {};
/** Looked up at each call: tests and stories set the clock. */
const deviceTime = () => Date.now();
const TextsContext = createContext<TextsContextValue>({
  locale: 'en',
  messages: none,
  resolve: undefined,
  now: deviceTime,
});

/** A language as browsers take it: `pt_BR` is `pt-BR`, and what is none, on which they throw, is English. */
function canonical(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? fallbackLanguage;
  } catch {
    return fallbackLanguage;
  }
}

/**
 * Sets the language of everything inside: texts, numbers, dates and how they are typed. Put one round the app: without it
 * texts are English, and dates, numbers and what React Aria says of them follow the browser.
 */
export function TextsProvider({
  locale: given = fallbackLanguage,
  messages = none,
  resolve,
  now = deviceTime,
  children,
}: TextsProviderProps) {
  const locale = canonical(given);
  const value = useMemo(() => ({ locale, messages, resolve, now }), [locale, messages, resolve, now]);
  return (
    <TextsContext value={value}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </TextsContext>
  );
}

/** The language, messages and resolver in force here. */
export function useTextsContext(): TextsContextValue {
  return useContext(TextsContext);
}
