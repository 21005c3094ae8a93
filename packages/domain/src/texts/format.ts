import { fallbackLanguage } from './languages.ts';
import type { ParamsArgument, TextKeyOf, TextParamsOf } from './types.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Says a text (§4, §9: languages). Takes the texts of one namespace in one language, the key without its plural form,
 * the locale ('es-MX') and the values. `{{name}}` stands for a value as it is, `{{name, number}}` for a number in the
 * manner of the locale; a plural text is chosen by `count`.
 *
 * @returns The text; throws nothing: an unknown key is returned as it is, and a placeholder without a value stays, so
 * that a mistake is seen and breaks nothing. i18next says the same for the same texts.
 */
export function formatText<
  const Texts extends Readonly<Record<string, string>>,
  Key extends TextKeyOf<Texts>,
>(texts: Texts, key: Key, locale: string, ...[params]: ParamsArgument<TextParamsOf<Texts, Key>>): string {
  return formatAny(texts, key, locale, params);
}

/**
 * `formatText` for a key and values that the compiler does not know, as a translation layer needs it
 * (§4). Takes and returns the same, throws nothing.
 */
export function formatAny(
  texts: Readonly<Record<string, string>>,
  key: string,
  locale: string,
  params: Values = {},
): string {
  return interpolate(chooseForm(texts, key, locale, params) ?? key, locale, params);
}

/**
 * `formatAny` for a translation that may be given in part (§4): what it has is said in its language, and what it has
 * not in English, with the plural forms and numbers of English. Takes the translation or undefined, the English texts,
 * and what `formatAny` takes.
 *
 * @returns The text.
 */
export function formatWithFallback(
  own: Readonly<Record<string, string>> | undefined,
  english: Readonly<Record<string, string>>,
  key: string,
  locale: string,
  params: Values = {},
): string {
  const text = own && chooseForm(own, key, locale, params);
  return text === undefined
    ? formatAny(english, key, fallbackLanguage, params)
    : interpolate(text, locale, params);
}

function chooseForm(
  texts: Readonly<Record<string, string>>,
  key: string,
  locale: string,
  params: Values,
): string | undefined {
  const count = params.count;
  if (typeof count !== 'number') return texts[key];
  const category = new Intl.PluralRules(locale).select(count);
  return texts[`${key}_${category}`] ?? texts[`${key}_other`] ?? texts[key];
}

function interpolate(text: string, locale: string, params: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g, (whole, name: string, format?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return format === 'number' && typeof value === 'number'
      ? new Intl.NumberFormat(locale).format(value)
      : String(value);
  });
}
