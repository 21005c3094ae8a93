import type { Language, NamespaceTexts } from '@mirror-studio/domain/texts';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { sessions as englishSessions } from '@mirror-studio/domain/texts/en/sessions';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';
import { sessions as spanishSessions } from '@mirror-studio/domain/texts/es/sessions';

/** The texts of messages and of the local inbox, by language. */
export const mailTexts: Readonly<Record<Language, Readonly<Record<keyof NamespaceTexts<'mail'>, string>>>> = {
  en: english,
  es: spanish,
};

/** What sessions and devices are called, by language. */
export const sessionTexts: Readonly<
  Record<
    Language,
    Readonly<Pick<Record<keyof NamespaceTexts<'sessions'>, string>, 'device' | 'deviceUnknown'>>
  >
> = { en: englishSessions, es: spanishSessions };
