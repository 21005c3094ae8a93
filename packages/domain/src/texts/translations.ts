import type { messages as german } from './de/index.ts';
import type { NamespaceTexts, PluralCategory, Translation } from './types.ts';

/** What the components and flows of the packages say. The others are said by pages of the app and by the server. */
export type PackagedNamespace = keyof typeof german;

/**
 * A complete translation of everything that the components and flows of the packages say, for `messages` of
 * `TextsProvider`: nothing that is missing compiles. Takes the plural forms of the language.
 */
export type Translations<Forms extends PluralCategory = 'one' | 'other'> = {
  readonly [Namespace in PackagedNamespace]: Translation<NamespaceTexts<Namespace>, Forms>;
};

/** Part of a translation: what is missing is said in English, key by key. A key that there is not does not compile. */
export type PartialTranslations<Forms extends PluralCategory = 'one' | 'other'> = {
  readonly [Namespace in PackagedNamespace]?: Partial<Translation<NamespaceTexts<Namespace>, Forms>>;
};
