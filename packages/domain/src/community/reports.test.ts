import { expect, test } from 'vitest';
import { communityLimits } from '../constants/community.ts';
import { checkReport } from './index.ts';

const most = communityLimits.reportCharacters;
test.each([
  ['spam', '', null],
  ['else', ' ', 'wordsMissing'],
  ['else', 'It is mine', null],
  ['spam', 'x'.repeat(most), null],
  ['spam', ` ${'x'.repeat(most)} `, null],
  ['spam', 'x'.repeat(most + 1), 'wordsLong'],
] as const)('%s with the words %j: %s', (reason, words, problem) => {
  expect(checkReport({ reason, words })).toBe(problem);
});
