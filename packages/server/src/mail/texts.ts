import type { Language, NamespaceTexts } from '@mirror-studio/domain/texts';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';

/** The texts of messages and of the local inbox, by language. */
export const mailTexts: Readonly<Record<Language, Readonly<Record<keyof NamespaceTexts<'mail'>, string>>>> = {
  en: english,
  es: spanish,
};
