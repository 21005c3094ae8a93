import { expect, test } from 'vitest';
import { factorLimits } from '../constants/sign-in.ts';
import { factorNameProblem } from './factor-name.ts';

test.each([
  ['My phone', null],
  ['', 'nameMissing'],
  ['  \t ', 'nameMissing'],
  ['\u200b\u202e\u2060', 'nameMissing'],
  ['📱', null],
  ['😀'.repeat(factorLimits.nameCharacters), null],
  ['😀'.repeat(factorLimits.nameCharacters + 1), 'nameTooLong'],
])('of %j is said %s', (typed, problem) => {
  expect(factorNameProblem(typed)).toBe(problem);
});
