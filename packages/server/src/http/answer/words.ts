import {
  formatAny,
  type Language,
  type Spanish,
  type TextKeyOf,
  type TextParamsOf,
} from '@mirror-studio/domain/texts';

/** What is said to somebody, in the language that they read. */
export type Words = (language: Language) => string;

/** Texts of a namespace in every language. */
export type Bilingual = Readonly<Record<Language, Readonly<Record<string, string>>>>;

type Values<Params> = { readonly [Name in keyof Params]: Params[Name] | Words };

/** A namespace as it is said: each key is its words, or takes the values that these need. */
export type Said<English> = {
  readonly [Key in TextKeyOf<English>]: keyof TextParamsOf<English, Key> extends never
    ? Words
    : (values: Values<TextParamsOf<English, Key>>) => Words;
};

/**
 * Says a text whose key the compiler does not know. Takes the texts, the key, and the values, of which one may be words itself.
 */
export function phrase(
  texts: Bilingual,
  key: string,
  values: Readonly<Record<string, string | number | Words>> = {},
): Words {
  return (language) => {
    const said = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? value(language) : value,
    ]);
    return formatAny(texts[language], key, language, Object.fromEntries(said));
  };
}

/** A namespace to say things from. A text that Spanish does not have does not compile. */
export function inBoth<const English extends Readonly<Record<string, string>>>(
  en: English,
  es: Spanish<English>,
): Said<English> {
  const texts: Bilingual = { en, es: es as Readonly<Record<string, string>> };
  const said = Object.entries(en).map(([written, text]) => {
    const key = written.replace(/_(zero|one|two|few|many|other)$/, '');
    const takesValues = key !== written || text.includes('{{');
    const say = (values: Parameters<typeof phrase>[2]) => phrase(texts, key, values);
    return [key, takesValues ? say : say({})] as const;
  });
  return Object.fromEntries(said) as Said<English>;
}
