import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { passwordVariantLimits } from '@mirror-studio/domain/constants/sign-in';
import * as v from 'valibot';
import { type Filter, filterOf } from './bloom.ts';
import { datedWords } from './dated.ts';
import { smallLetters } from './forms.ts';

const words = v.array(v.string());
/** About one false answer in a million for each form of a password that is looked for. */
const bitsPerWord = 29;

/** The list that the filter is made of; for the script and the test, not for the server. */
export function leakedWords(): string[] {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const listed = v.parse(words, JSON.parse(readFileSync(file, 'utf8')));
  return [...new Set([...listed, ...datedWords.map(smallLetters)])].filter(
    (word) => word.length >= passwordVariantLimits.wordCharacters,
  );
}

export const leakedFilter = (): Filter => filterOf(leakedWords(), bitsPerWord);
