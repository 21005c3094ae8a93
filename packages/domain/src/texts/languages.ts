/** §9 Languages; every one of them is written left to right. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** §9 The language when nothing says otherwise. */
export const fallbackLanguage = 'en' satisfies Language;

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/**
 * The direction of the page in a language (§4).
 *
 * @param _language - The language.
 * @returns The value of `dir`.
 */
export function directionOf(_language: Language): 'ltr' {
  return 'ltr';
}

/**
 * The language to start in: the stored choice, then the browser's, then English (§9). Takes the stored value or null
 * and the browser's tags in order of preference ('es-MX').
 *
 * @returns The language.
 */
export function detectLanguage(stored: string | null, preferred: readonly string[]): Language {
  return (
    [stored ?? '', ...preferred].map(languageOf).find((language) => language !== null) ?? fallbackLanguage
  );
}

function languageOf(tag: string): Language | null {
  const [primary] = tag.toLowerCase().split('-');
  return languages.find((language) => language === primary) ?? null;
}
