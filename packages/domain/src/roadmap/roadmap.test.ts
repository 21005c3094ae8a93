import { expect, test } from 'vitest';
import { roadmapLimits } from '../constants/roadmap.ts';
import { checkComment, checkIdea, columnOf, emptyIdea } from './index.ts';

const long = (characters: number) => 'x'.repeat(characters);
const { titleCharacters, wordsCharacters, commentCharacters } = roadmapLimits;

test.each([
  [emptyIdea, { title: 'titleMissing' }],
  [{ title: '  ', words: '' }, { title: 'titleMissing' }],
  [{ title: ` ${long(titleCharacters)} `, words: ` ${long(wordsCharacters)} ` }, {}],
  [{ title: long(titleCharacters + 1), words: '' }, { title: 'titleLong' }],
  [{ title: 'Layers', words: long(wordsCharacters + 1) }, { words: 'wordsLong' }],
])('an idea %# is checked', (idea, problems) => {
  expect(checkIdea(idea)).toEqual(problems);
});

test.each([
  [' \n', 'commentMissing'],
  [` ${long(commentCharacters)} `, null],
  [long(commentCharacters + 1), 'commentLong'],
])('a comment %# is checked', (words, problem) => {
  expect(checkComment(words)).toBe(problem);
});

test('the column of an address is the first where it names none', () => {
  const of = (search: string) => columnOf(new URLSearchParams(search));
  expect([of(''), of('column=planned'), of('column=none')]).toEqual([
    'considering',
    'planned',
    'considering',
  ]);
});
