import type { messages } from './en/index.ts';

type Messages = typeof messages;

/** The namespaces: one for each part of the product. */
export type TextNamespace = keyof Messages;

/** All texts of a namespace as written in English, the source language. */
export type NamespaceTexts<Namespace extends TextNamespace> = Messages[Namespace];

/** The ends of a key that choose a plural form; a key never ends so for another reason. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPlural<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key;

/** The keys of a namespace, a plural one without its form. */
export type TextKey<Namespace extends TextNamespace> = TextKeyOf<Messages[Namespace]>;

/** The keys of any set of texts, a plural one without its form. */
export type TextKeyOf<Texts> = WithoutPlural<Extract<keyof Texts, string>>;

type Trim<Text extends string> = Text extends ` ${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} `
    ? Trim<Rest>
    : Text;

type Placeholder<Inside extends string> = Inside extends `${infer Name},${string}`
  ? Trim<Name>
  : Trim<Inside>;

/** The names of the placeholders in a text. */
export type PlaceholdersIn<Text> = Text extends `${string}{{${infer Inside}}}${infer Rest}`
  ? Placeholder<Inside> | PlaceholdersIn<Rest>
  : never;

type TextsOf<Texts, Key extends string> = {
  [K in keyof Texts]: WithoutPlural<K> extends Key ? Texts[K] : never;
}[keyof Texts];

type CountIfPlural<Texts, Key extends string> = Key extends keyof Texts ? never : 'count';

type Names<Texts, Key extends string> = PlaceholdersIn<TextsOf<Texts, Key>> | CountIfPlural<Texts, Key>;

/** The values that a text needs: `count` for a plural one, and one for each of its placeholders. */
export type TextParamsOf<Texts, Key extends string> = {
  readonly [Name in Names<Texts, Key>]: Name extends 'count' ? number : string | number;
};

/** The values that a text of a namespace needs. */
export type TextParams<Namespace extends TextNamespace, Key extends TextKey<Namespace>> = TextParamsOf<
  Messages[Namespace],
  Key
>;

/** The values as an argument: left out when a text needs none. */
export type ParamsArgument<Params> = keyof Params extends never ? [params?: undefined] : [params: Params];

/**
 * What a translation of English texts must hold: every key, and of each plural text the forms that the language has
 * (`Intl.PluralRules`). A key that is missing or that there is not does not compile.
 */
export type Translation<English, Forms extends PluralCategory = 'one' | 'other'> = {
  readonly [Key in keyof English as Key extends `${infer Base}_${PluralCategory}`
    ? `${Base}_${Forms}`
    : Key]: string;
};

/** Spanish has the form `_many` besides, for round millions. */
export type Spanish<English> = Translation<English, 'one' | 'many' | 'other'>;

/** German has the two forms of English. */
export type German<English> = Translation<English>;
