import { promptEditorLimits } from '@mirror-studio/domain/constants/prompt-editor';
import type { Api } from '@mirror-studio/domain/contract';
import { expect, test } from 'vitest';
import { actorsBy } from './actors.ts';

const api: Api = { call: () => Promise.reject(new Error('Nothing is sent')) };
const read = (content: BlobPart, name: string, type: string) =>
  actorsBy(api).readFile({ file: new File([content], name, { type }) }, new AbortController().signal);

test.each([
  ['a picture that calls itself a text', '\x89PNG\0\0', 'prompt.txt', 'text/plain', 'unreadable'],
  ['a JSON of something else', '{"model":"x"}', 'prompt.json', 'application/json', 'notPrompt'],
  ['nothing', '', 'prompt.txt', 'text/plain', 'empty'],
  ['a bomb', 'x'.repeat(promptEditorLimits.importBytes + 1), 'prompt.txt', 'text/plain', 'unreadable'],
])('%s is no prompt', async (_, content, name, type, why) => {
  await expect(read(content, name, type)).rejects.toThrow(why);
});

test('the words of a file are read, whatever its name and type say', async () => {
  expect(await read('a heron', 'مرآة.txt', '')).toEqual({ text: 'a heron' });
  expect(await read('{"text":"a heron', 'half.json', 'application/json')).toEqual({
    text: '{"text":"a heron',
  });
  expect(await read('a heron', 'heron.png', 'image/png')).toEqual({ text: 'a heron' });
});
