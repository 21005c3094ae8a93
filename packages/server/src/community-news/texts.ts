import type { Language, NamespaceTexts } from '@mirror-studio/domain/texts';
import { digest as english } from '@mirror-studio/domain/texts/en/digest';
import { digest as spanish } from '@mirror-studio/domain/texts/es/digest';

/** The texts of the mail about news, and of the page that ends it, by language. */
export const digestTexts: Readonly<
  Record<Language, Readonly<Record<keyof NamespaceTexts<'digest'>, string>>>
> = { en: english, es: spanish };
