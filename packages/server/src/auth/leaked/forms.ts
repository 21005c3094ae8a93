import { passwordVariantLimits as limits } from '@mirror-studio/domain/constants/sign-in';

/** Figures and signs that people put in place of letters; some stand for two. */
const written: readonly Readonly<Record<string, string>>[] = [
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'l' },
];
const asLetters = (word: string) =>
  written.map((letters) => Array.from(word, (sign) => letters[sign] ?? sign).join(''));

/** A text as words are compared: in small letters without their accents. */
export const smallLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** Without what stands at an end, unless that is more than people add to a word. */
function without(word: string, end: RegExp): string {
  const added = end.exec(word)?.[0] ?? '';
  return added.length <= limits.addedCharacters ? word.replace(end, '') : word;
}

/** Without what holds letters as well: of a short word too little would stay to tell what it was. */
const withoutLetters = (word: string, ends: readonly RegExp[]) =>
  ends.map((end) => without(word, end)).filter((form) => form.length >= limits.coreCharacters);

/** One or two letters beside what was added: of what is left without it, and outside of it. */
const lettersInside = [/\p{L}$/u, /\p{L}{2}$/u];
const lettersOutside = [/[^\p{L}]+\p{L}{1,2}$/u];
const lettersBefore = [/^\p{L}/u, /^\p{L}{2}/u, /^\p{L}{1,2}[^\p{L}]+/u];

/**
 * A password as it was before people made it fit a rule: in small letters, without what was added, letters for figures. Letters are
 * taken from one end alone: each form that is looked for is one more that may be taken for a leaked one by mistake.
 */
export function plainForms(password: string): string[] {
  const small = smallLetters(password);
  const bare = without(small, /[^\p{L}]+$/u);
  const cut = [
    small,
    without(small, /[^\p{L}\p{N}]+$/u),
    bare,
    ...withoutLetters(bare, lettersInside),
    ...withoutLetters(small, lettersOutside),
  ];
  const cores = [
    ...cut,
    ...cut.map((form) => without(form, /^[^\p{L}]+/u)),
    ...withoutLetters(bare, lettersBefore),
  ];
  const forms = [...cores, ...cores.flatMap(asLetters)];
  return [...new Set(forms)].filter((form) => form.length >= limits.wordCharacters);
}
