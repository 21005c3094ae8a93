import { providerLimits } from '@mirror-studio/domain/constants/server';
import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

const said = (message: unknown, key: string | null = null) =>
  wordsOf(JSON.stringify({ error: { message } }), key);

it.each([
  [{ error: { message: 'As OpenAI has it.' } }, 'As OpenAI has it.'],
  [{ error: 'As a text.' }, 'As a text.'],
  [{ detail: 'As Black Forest Labs has it.' }, 'As Black Forest Labs has it.'],
  [{ detail: [{ loc: ['body'], msg: 'As its fields have it.' }] }, 'As its fields have it.'],
  [{ errors: ['One of several.', 'Another.'] }, 'One of several.'],
  [{ error: { message: '' }, detail: 'What is there.' }, 'What is there.'],
  ['A text alone.', 'A text alone.'],
  [{ status: 'nothing' }, ''],
  [null, ''],
  [42, ''],
])('of %j the words are %j', (answer, words) => {
  expect(wordsOf(JSON.stringify(answer), null)).toBe(words);
});

it('what is no JSON has none, nor has what is too long to be read', () => {
  expect(wordsOf('<h1>Bad gateway</h1>', null)).toBe('');
  expect(wordsOf(JSON.stringify('x'.repeat(providerLimits.answerCharacters)), null)).toBe('');
});

it('they are one short line of plain characters', () => {
  expect(said('Two\n\tlines\u0000 and \u001b[31mred \u202Eback\u200B')).toBe('Two lines and [31mred back');
  expect(said('<script>alert(1)</script>Sorry <b>not</b> now')).toBe('alert(1) Sorry not now');
  const long = said('😀'.repeat(300));
  expect(long.length).toBeLessThanOrEqual(providerLimits.wordsCharacters);
  expect(long).toMatch(/^(?:😀)+…$/u);
});

it('they hold neither the key nor the account', () => {
  expect(said('No key hush-hush-1 here', 'hush-hush-1')).toBe('No key … here');
  expect(said('Incorrect API key provided: sk-proj-********************AbCd.')).not.toMatch(/AbCd|sk-/);
  expect(said('Rate limit in organization org-AbCdEf123456')).toBe('Rate limit in organization …');
  expect(said('Key AIzaSyD-1234567890abc is not valid')).toBe('Key … is not valid');
});

it('an answer that nests without an end is left alone', () => {
  let nested: unknown = 'deep';
  for (let level = 0; level < 40; level++) nested = { error: nested };
  expect(wordsOf(JSON.stringify(nested), null)).toBe('');
});
