import { passwordVariantLimits as limits } from '@mirror-studio/domain/constants/sign-in';
import { plainForms, smallLetters } from './forms.ts';

/** Whose password it is. */
export interface Owner {
  readonly email: string | null;
  readonly names: readonly unknown[];
}

const together = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The words of somebody's address and names, each and written together. */
function wordsOf({ email, names }: Owner): Set<string> {
  const [local = '', host = ''] = smallLetters(email ?? '').split('@');
  const own = local.split('+')[0] ?? '';
  const texts = [own, host, ...names.filter((name) => typeof name === 'string').map(smallLetters)];
  const words = texts.flatMap((text) => [...text.split(/[^\p{L}\p{N}]+/u), together(text)]);
  return new Set([...words, together(own + host)].filter((word) => word.length >= limits.nameCharacters));
}

/** Says whether a password is its owner's address or name, with what people add to one. */
export function isPersonal(password: string, owner: Owner): boolean {
  const words = wordsOf(owner);
  return plainForms(password).some((form) => words.has(together(form)));
}
