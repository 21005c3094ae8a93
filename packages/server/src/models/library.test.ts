import { aspectRatios, pictureSizes } from '@mirror-studio/domain/photo-shoot';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImageModelConfig, ProviderAdapter } from '../config/index.ts';
import { closeStandIns, providerProtocols, sendJson, standIn, unwell } from '../testing/stand-ins/index.ts';
import { libraryProvider } from './library.ts';
import type { ImageRequest } from './provider.ts';

afterEach(closeStandIns);

const request: ImageRequest = {
  prompt: 'Salt flats',
  style: 'noir',
  aspectRatio: '16:9',
  pose: 'overShoulder',
  seed: 1,
  reference: null,
  referenceImage: null,
};
const patient = () => new AbortController().signal;
const names = {
  openai: 'OpenAI',
  google: 'Google',
  'black-forest-labs': 'Black Forest Labs',
  'openai-compatible': 'The images server',
} as const;
const models = {
  openai: 'ink-2',
  google: 'gemini-ink-2',
  'black-forest-labs': 'flux-ink-2',
  'openai-compatible': 'ink-2',
} as const;
const adapters = Object.keys(names) as ProviderAdapter[];

describe.each(adapters)('a model behind the adapter %s', (adapter) => {
  const { base, gives, refusals, moderates } = providerProtocols[adapter];
  const name = names[adapter];
  const at = (url: string): ImageModelConfig => ({
    adapter,
    url: url + base,
    key: 'k-secret-1',
    model: models[adapter],
    label: null,
  });

  it.each(aspectRatios)('gives exactly %s', async (aspectRatio) => {
    const { url } = await standIn(gives('picture'));
    const bytes = await libraryProvider(at(url)).render({ ...request, aspectRatio }, patient());
    const { widthPx, heightPx } = pictureSizes[aspectRatio];
    expect(await sharp(bytes).metadata()).toMatchObject({ width: widthPx, height: heightPx, format: 'png' });
  });

  it('is asked with its key, in the words of the form, once for one picture', async () => {
    const service = await standIn(gives('picture'));
    await libraryProvider(at(service.url)).render(request, patient());
    const posts = service.asked.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect(JSON.stringify(posts[0]?.headers)).toContain('k-secret-1');
    expect(JSON.stringify(posts[0]?.json)).toContain('Salt flats\\n\\nStyle: Noir. Pose: Over the shoulder.');
    expect(`${posts[0]?.path} ${posts[0]?.text}`).toContain(models[adapter]);
  });

  it('is sent the reference image', async () => {
    const service = await standIn(gives('picture'));
    const referenceImage = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer();
    await libraryProvider(at(service.url)).render({ ...request, referenceImage }, patient());
    const sent = service.asked[0]?.text ?? '';
    const carried = [referenceImage.toString('base64'), referenceImage.toString('latin1')];
    expect(carried.some((bytes) => sent.includes(bytes))).toBe(true);
  });

  it.each([
    ['a key', 'key', 'PROVIDER_REFUSED'],
    ['the number of requests', 'busy', 'PROVIDER_RATE_LIMIT'],
    ['a field', 'request', 'PROVIDER_BAD_REQUEST'],
  ] as const)(
    'that refuses %s says so in its own name and words, and asks no second time',
    async (_, kind, code) => {
      const { status, body, words } = refusals[kind];
      const service = await standIn((_asked, reply) => sendJson(reply, body, status));
      const failed = libraryProvider(at(service.url)).render(request, patient());
      await expect(failed).rejects.toMatchObject({ code });
      await expect(failed).rejects.toThrow(`${name} `);
      await expect(failed).rejects.toThrow(`It said: “${words}”`);
      expect(service.asked).toHaveLength(1);
    },
  );

  it('that refuses what the prompt asks for fails with PROVIDER_BAD_REQUEST and the reason', async () => {
    const { url } = await standIn(moderates);
    const failed = libraryProvider(at(url)).render(request, patient());
    await expect(failed).rejects.toMatchObject({ code: 'PROVIDER_BAD_REQUEST' });
    await expect(failed).rejects.toThrow(/It said: “.*(?:moderated|SAFETY|safety)/i);
  });

  it.each([
    [402, 'PROVIDER_REFUSED'],
    [403, 'PROVIDER_REFUSED'],
    [404, 'PROVIDER_BAD_REQUEST'],
    [408, 'PROVIDER_TIMEOUT'],
    [500, 'PROVIDER_DOWN'],
    [502, 'PROVIDER_DOWN'],
    [504, 'PROVIDER_TIMEOUT'],
  ])('that answers %i with the page of a proxy fails with %s, without its words', async (status, code) => {
    const page = '<html><h1>Bad gateway</h1></html>';
    const { url } = await standIn((_, reply) => void reply.writeHead(status).end(page));
    const failed = libraryProvider(at(url)).render(request, patient());
    await expect(failed).rejects.toMatchObject({ code });
    await expect(failed).rejects.not.toThrow('Bad gateway');
  });

  it.each(['half', 'cut', 'page', 'elsewhere', 'endless'] as const)(
    'that answers with something %s fails with PROVIDER_DOWN',
    async (kind) => {
      const { url } = await standIn(unwell[kind]);
      await expect(libraryProvider(at(url)).render(request, patient())).rejects.toMatchObject({
        code: 'PROVIDER_DOWN',
        message: expect.stringMatching(`^${name} `),
      });
    },
  );

  it.each(['text', 'half', 'bomb'] as const)(
    'whose picture is a %s fails with PROVIDER_DOWN',
    async (kind) => {
      const { url } = await standIn(gives(kind));
      await expect(libraryProvider(at(url)).render(request, patient())).rejects.toMatchObject({
        code: 'PROVIDER_DOWN',
      });
    },
  );

  it.each(['silent', 'stuck'] as const)('that is %s fails with PROVIDER_TIMEOUT', async (kind) => {
    const { url } = await standIn(unwell[kind]);
    await expect(libraryProvider(at(url), 80).render(request, patient())).rejects.toMatchObject({
      code: 'PROVIDER_TIMEOUT',
    });
  });

  it('that nobody listens at fails with PROVIDER_DOWN', async () => {
    const service = await standIn(unwell.silent);
    service.close();
    await expect(libraryProvider(at(service.url)).render(request, patient())).rejects.toMatchObject({
      code: 'PROVIDER_DOWN',
    });
  });

  it('is left when it is not needed any more', async () => {
    const stop = new AbortController();
    const { url } = await standIn(() => stop.abort());
    await expect(libraryProvider(at(url)).render(request, stop.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

it('an account without money is refused for good, not called busy', async () => {
  const body = { error: { message: 'You exceeded your current quota.', code: 'insufficient_quota' } };
  const { url } = await standIn((_, reply) => sendJson(reply, body, 429));
  const config = { adapter: 'openai', url, key: 'k', model: null, label: 'Our account' } as const;
  await expect(libraryProvider(config).render(request, patient())).rejects.toMatchObject({
    code: 'PROVIDER_REFUSED',
    message:
      'Our account refused the key or the account that is set up here. It said: “You exceeded your current quota.”',
  });
});

it('a server without a key is asked without one', async () => {
  const service = await standIn(providerProtocols['openai-compatible'].gives('picture'));
  const config = {
    adapter: 'openai-compatible',
    url: service.url,
    key: null,
    model: 'm',
    label: null,
  } as const;
  await libraryProvider(config).render(request, patient());
  expect(service.asked[0]?.headers['authorization']).toBeUndefined();
});
