import { afterEach, describe, expect, it } from 'vitest';
import { type LanguageModelConfig, languageModelAdapters } from '../config/index.ts';
import { closeStandIns, languageProtocols, sendJson, standIn, unwell } from '../testing/stand-ins/index.ts';
import type { ComposerRequest } from './instructions.ts';
import { askLanguageModel, promptOfPicture } from './language-model.ts';

afterEach(closeStandIns);

const request: ComposerRequest = {
  task: 'improve',
  slots: { subject: 'a heron on {wet slate|old ice}', light: 'dim' },
  language: 'en',
};
const stays = () => new AbortController().signal;
const light = { slot: 'light', words: 'low winter sun', reason: 'It was vague.' };
const answerOf = (...changes: unknown[]) => JSON.stringify({ changes });
const names = { openai: 'OpenAI', google: 'Google', 'openai-compatible': 'The language model' } as const;

describe.each(languageModelAdapters)('a language model behind the adapter %s', (adapter) => {
  const { base, says, refusal } = languageProtocols[adapter];
  const name = names[adapter];
  const at = (url: string): LanguageModelConfig => ({
    adapter,
    url: url + base,
    key: 'k-secret-1',
    model: 'ink-2',
    label: null,
    seesPictures: true,
  });

  it('is asked once, with its key, for what the words are to become', async () => {
    const service = await standIn(says(answerOf(light)));
    expect(await askLanguageModel(at(service.url), request, stays())).toEqual([light]);
    expect(service.asked).toHaveLength(1);
    const [asked] = service.asked;
    expect(JSON.stringify(asked?.headers)).toContain('k-secret-1');
    expect(`${asked?.path} ${asked?.text}`).toContain('ink-2');
    expect(JSON.stringify(asked?.json)).toContain('a heron on {wet slate|old ice}');
    expect(JSON.stringify(asked?.json)).toContain('Write in English');
  });

  it('is shown a picture once, and says what it shows', async () => {
    const service = await standIn(says(JSON.stringify({ prompt: 'a heron on {wet slate}' })));
    const picture = Buffer.from('ink');
    expect(
      await promptOfPicture(
        at(service.url),
        { image: picture, mediaType: 'image/webp', language: 'es' },
        stays(),
      ),
    ).toBe('a heron on wet slate');
    expect(service.asked).toHaveLength(1);
    const asked = JSON.stringify(service.asked[0]?.json);
    expect(asked).toContain(picture.toString('base64'));
    expect(asked).toContain('image/webp');
    expect(asked).toContain('Write in Spanish');
  });

  it.each([
    [401, 'PROVIDER_REFUSED'],
    [400, 'PROVIDER_BAD_REQUEST'],
    [429, 'PROVIDER_RATE_LIMIT'],
    [500, 'PROVIDER_DOWN'],
    [504, 'PROVIDER_TIMEOUT'],
  ])('that refuses with %i fails with %s in its own name and words, once', async (status, code) => {
    const service = await standIn((_, reply) => sendJson(reply, refusal('Not today.'), status));
    const failed = askLanguageModel(at(service.url), request, stays());
    await expect(failed).rejects.toMatchObject({ code });
    await expect(failed).rejects.toThrow(`${name} `);
    await expect(failed).rejects.toThrow('It said: “Not today.”');
    expect(service.asked).toHaveLength(1);
  });

  it.each([
    ['7', 7],
    ['99999', undefined],
    ['Thu, 26 Nov 2026 10:00:00 GMT', undefined],
    ['0', 1],
  ])('that is busy for “%s” says for how long', async (given, seconds) => {
    const service = await standIn((_, reply) => {
      reply.setHeader('Retry-After', given);
      sendJson(reply, refusal('Slow down.'), 429);
    });
    const failed = askLanguageModel(at(service.url), request, stays());
    await expect(failed).rejects.toMatchObject({ code: 'PROVIDER_RATE_LIMIT' });
    if (seconds) await expect(failed).rejects.toMatchObject({ seconds });
    else await expect(failed).rejects.not.toHaveProperty('seconds');
    await expect(failed).rejects.toThrow(
      seconds ? `${name} is busy. Please wait ${seconds} second` : 'Slow down.',
    );
  });

  it.each(['half', 'cut', 'page', 'elsewhere', 'endless'] as const)(
    'that answers with something %s fails with PROVIDER_DOWN',
    async (kind) => {
      const { url } = await standIn(unwell[kind]);
      await expect(askLanguageModel(at(url), request, stays())).rejects.toMatchObject({
        code: 'PROVIDER_DOWN',
        message: `${name} cannot be reached at the moment, or gave no whole answer.`,
      });
    },
  );

  it.each(['silent', 'stuck'] as const)('that is %s fails with PROVIDER_TIMEOUT', async (kind) => {
    const { url } = await standIn(unwell[kind]);
    await expect(askLanguageModel(at(url), request, stays(), 80)).rejects.toMatchObject({
      code: 'PROVIDER_TIMEOUT',
    });
  });

  it.each([
    ['ends before its answer does', answerOf(light), 'tooLong', 'PROVIDER_DOWN'],
    ['gives half an object', answerOf(light).slice(0, -9), 'whole', 'PROVIDER_DOWN'],
    ['chats', 'Gladly! Here is a prompt.', 'whole', 'PROVIDER_DOWN'],
    ['says nothing', '', 'whole', 'PROVIDER_DOWN'],
    ['will not say it', '', 'refused', 'PROVIDER_BAD_REQUEST'],
  ] as const)('that %s fails with its name', async (_, text, end, code) => {
    const { url } = await standIn(says(text, end));
    const failed = askLanguageModel(at(url), request, stays());
    await expect(failed).rejects.toMatchObject({ code });
    await expect(failed).rejects.toThrow(`${name} `);
  });

  it('is left when whoever asked has left', async () => {
    const stop = new AbortController();
    const { url } = await standIn(() => stop.abort());
    await expect(askLanguageModel(at(url), request, stop.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

it('nobody listening is said of who was set up', async () => {
  const service = await standIn(unwell.silent);
  service.close();
  const config = {
    adapter: 'openai-compatible',
    url: service.url,
    key: null,
    model: 'ink',
    label: 'The attic',
    seesPictures: false,
  } as const;
  await expect(askLanguageModel(config, request, stays())).rejects.toMatchObject({
    code: 'PROVIDER_DOWN',
    message: 'The attic cannot be reached at the moment, or gave no whole answer.',
  });
});
