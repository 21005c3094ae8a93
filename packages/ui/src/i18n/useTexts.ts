import {
  formatWithFallback,
  type ParamsArgument,
  type TextKeyOf,
  type TextParamsOf,
} from '@mirror-studio/domain/texts';
import { useCallback, useMemo } from 'react';
import { type Messages, type TextValues, useTextsContext } from './TextsProvider.tsx';

/** Says one text: its key, and the values that it needs. */
export type Translate<Texts extends Messages> = <Key extends TextKeyOf<Texts>>(
  key: Key,
  ...values: ParamsArgument<TextParamsOf<Texts, Key>>
) => string;

const noValues = {};

/**
 * The texts of a namespace in the language in force. `english` is built in with the component,
 * so that a bundle carries only the texts of what it shows.
 */
export function useTexts<const Texts extends Messages>(namespace: string, english: Texts): Translate<Texts> {
  const { locale, messages, resolve } = useTextsContext();
  const own = messages[namespace];
  return useMemo<Translate<Texts>>(
    () =>
      (key, ...[values = noValues]) =>
        resolve?.(namespace, key, values) ?? formatWithFallback(own, english, key, locale, values),
    [english, locale, namespace, own, resolve],
  );
}

/**
 * Resolves a text whose namespace and key are known only when it runs, such as what a state machine names. Takes the
 * namespace, its built-in English messages, the key and the values.
 *
 * @returns The finished text.
 */
export function useResolveText(): (
  namespace: string,
  english: Messages,
  key: string,
  values?: TextValues,
) => string {
  const { locale, messages, resolve } = useTextsContext();
  return useCallback(
    (namespace, english, key, values = noValues) =>
      resolve?.(namespace, key, values) ??
      formatWithFallback(messages[namespace], english, key, locale, values),
    [locale, messages, resolve],
  );
}

/** What tells the time, in ms since 1970. */
export function useNow(): () => number {
  return useTextsContext().now;
}

/** The language in force, for `Intl`. */
export function useTextLocale(): string {
  return useTextsContext().locale;
}
