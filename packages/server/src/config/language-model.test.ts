import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (variables: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', ...variables }).languageModel;

test('there is no language model unless one is set up; a key is enough', () => {
  expect(read({})).toBeNull();
  expect(read({ LANGUAGE_MODEL_LABEL: 'Nobody' })).toBeNull();
  expect(read({ LANGUAGE_MODEL_KEY: 'k' })).toEqual({
    adapter: 'openai',
    url: null,
    key: 'k',
    model: null,
    label: null,
    seesPictures: false,
  });
});

test('a server of one’s own needs its address and the name of a model, and no key', () => {
  const own = {
    LANGUAGE_MODEL_ADAPTER: 'openai-compatible',
    LANGUAGE_MODEL_URL: 'http://127.0.0.1:11434/v1/',
    LANGUAGE_MODEL_NAME: 'ink',
    LANGUAGE_MODEL_LABEL: 'The attic',
    LANGUAGE_MODEL_SEES_PICTURES: 'true',
  };
  expect(read(own)).toEqual({
    adapter: 'openai-compatible',
    url: 'http://127.0.0.1:11434/v1',
    key: null,
    model: 'ink',
    label: 'The attic',
    seesPictures: true,
  });
  expect(() => read({ ...own, LANGUAGE_MODEL_URL: '' })).toThrow('LANGUAGE_MODEL_URL must be given');
  expect(() => read({ ...own, LANGUAGE_MODEL_NAME: '' })).toThrow('LANGUAGE_MODEL_NAME must be given');
});

test.each([
  [{ LANGUAGE_MODEL_ADAPTER: 'google' }, 'LANGUAGE_MODEL_KEY must be given for google.'],
  [{ LANGUAGE_MODEL_NAME: 'ink' }, 'LANGUAGE_MODEL_KEY must be given for openai.'],
  [
    { LANGUAGE_MODEL_ADAPTER: 'oracle' },
    'LANGUAGE_MODEL_ADAPTER must be openai, google or openai-compatible.',
  ],
  [{ LANGUAGE_MODEL_KEY: 'k', LANGUAGE_MODEL_URL: 'ftp://ink' }, 'LANGUAGE_MODEL_URL must be an address'],
  [{ LANGUAGE_MODEL_SEES_PICTURES: 'maybe' }, 'LANGUAGE_MODEL_SEES_PICTURES must be true or false.'],
  [{ LANGUAGE_MODEL_LABEL: 'x'.repeat(61) }, 'LANGUAGE_MODEL_LABEL must have at most 60 characters.'],
])('%j does not start', (variables, words) => {
  expect(() => read(variables)).toThrow(words);
});
