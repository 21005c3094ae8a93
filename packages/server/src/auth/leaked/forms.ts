import { passwordVariantLimits as limits } from '@mirror-studio/domain/constants/sign-in';

/** Figures and signs that people put in place of letters; some stand for two. */
const written: readonly Readonly<Record<string, string>>[] = [
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'l' },
];
const asLetters = (word: string) =>
  written.map((letters) => Array.from(word, (sign) => letters[sign] ?? sign).join(''));

/** Without what stands at an end, unless that is more than people add to a word. */
function without(word: string, end: RegExp): string {
  const added = end.exec(word)?.[0] ?? '';
  return added.length <= limits.addedCharacters ? word.replace(end, '') : word;
}

/** A password as it was before people made it fit a rule: in small letters, without what was added, letters for figures. */
export function plainForms(password: string): string[] {
  const small = password.normalize('NFKC').toLowerCase();
  const cut = [small, without(small, /[^\p{L}\p{N}]+$/u), without(small, /[^\p{L}]+$/u)];
  const cores = [...cut, ...cut.map((form) => without(form, /^[^\p{L}]+/u))];
  const forms = [...cores, ...cores.flatMap(asLetters)];
  return [...new Set(forms)].filter((form) => form.length >= limits.wordCharacters);
}
