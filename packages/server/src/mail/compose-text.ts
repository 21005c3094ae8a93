import { formatAny, type Language } from '@mirror-studio/domain/texts';
import { mailTexts } from './texts.ts';

/** The words of a text message with a code: to sign in, to prove anew who changes a way in, or to use a number. */
export function composeText(
  key: 'textCode' | 'textNonce' | 'textChange',
  code: string,
  language: Language,
): string {
  return formatAny(mailTexts[language], key, language, { code });
}

/** The words by which the number of an account that has no address says yes to its first. */
export function composeAddressText(
  sent: { readonly code: string; readonly newEmail: string },
  language: Language,
): string {
  return formatAny(mailTexts[language], 'textAddress', language, sent);
}
