import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promptFile, readPromptFile } from './index.ts';

const prompt = { title: 'Salt flats', text: 'A {silk|linen}\n__light__', notes: 'For Mara', tags: ['salt'] };

test('what goes out as JSON comes back as it was, whatever it says', () => {
  const anyText = fc.string({ unit: 'grapheme' });
  const any = fc.record({ title: anyText, text: anyText, notes: anyText, tags: fc.array(anyText) });
  fc.assert(
    fc.property(any, (given) => {
      fc.pre(given.text.trim() !== '' && !/\r/.test(given.text));
      expect(readPromptFile(promptFile(given, 'json').content)).toEqual(given);
    }),
  );
});

test('as text it has the words alone, and they come back', () => {
  const file = promptFile(prompt, 'text');
  expect(file).toEqual({
    name: 'Salt flats.txt',
    type: 'text/plain;charset=utf-8',
    content: 'A {silk|linen}\n__light__\n',
  });
  expect(readPromptFile(file.content)).toEqual({ text: prompt.text });
});

test.each([
  ['', 'prompt'],
  ['a/b\\c:d*e?"<>|f', 'a b c d e f'],
  ['..hidden. ', 'hidden'],
  ['CON', 'prompt CON'],
  ['راقصة ⛵', 'راقصة ⛵'],
  ['👨‍👩‍👧‍👦'.repeat(40), undefined],
])('%j names a file that every system takes', (title, name) => {
  const file = promptFile({ ...prompt, title }, 'text').name;
  if (name !== undefined) expect(file).toBe(`${name}.txt`);
  expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
});

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['{"text": " "}', 'empty'],
  ['{"model": "x"}', 'notPrompt'],
  ['\x89PNG\0', 'unreadable'],
  ['\ufeffa\r\nb', { text: 'a\nb' }],
  ['{"prompt": "a", "tags": ["x", 7]}', { text: 'a', tags: ['x'] }],
  ['{silk|linen}', { text: '{silk|linen}' }],
  ['{"not closed', { text: '{"not closed' }],
])('%j is read as %j', (content, read) => {
  expect(readPromptFile(content)).toEqual(read);
});
