import { aspectRatios, pictureSizes } from '@mirror-studio/domain/photo-shoot';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImageEngineConfig } from '../config/index.ts';
import {
  automatic1111,
  closeStandIns,
  comfyUi,
  comfyUiFails,
  givenPictures,
  providerProtocols,
  sendJson,
  standIn,
  unwell,
} from '../testing/stand-ins/index.ts';
import { automaticProvider } from './automatic1111.ts';
import { comfyProvider } from './comfyui.ts';
import { libraryProvider } from './library.ts';
import type { ImageRequest } from './provider.ts';

afterEach(closeStandIns);

const request: ImageRequest = {
  prompt: 'Salt "flats" {{seed}}',
  style: 'noir',
  aspectRatio: '16:9',
  pose: 'overShoulder',
  seed: 41,
  reference: null,
  referenceImage: null,
};
const patient = () => new AbortController().signal;
const engine = { label: 'The attic', key: null, model: 'ink.safetensors', workflow: null } as const;

const engines = {
  comfyui: {
    gives: comfyUi,
    open: (url: string, patienceMs = 30_000) =>
      comfyProvider({ ...engine, type: 'comfyui', url }, { patienceMs, pollMs: 5 }),
    refusal: {
      error: { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation' },
    },
    words: 'Prompt outputs failed validation',
  },
  automatic1111: {
    gives: automatic1111,
    open: (url: string, patienceMs = 30_000) =>
      automaticProvider({ ...engine, type: 'automatic1111', url }, patienceMs),
    refusal: { error: 'HTTPException', detail: 'Sampler not found', body: '', errors: '' },
    words: 'HTTPException',
  },
  openai: {
    gives: providerProtocols['openai-compatible'].gives,
    open: (url: string, patienceMs = 30_000) =>
      libraryProvider({ ...engine, url, adapter: 'openai-compatible' }, patienceMs),
    refusal: { error: { message: 'model not loaded' } },
    words: 'model not loaded',
  },
} as const;

describe.each(['comfyui', 'automatic1111', 'openai'] as const)('an engine of the type %s', (type) => {
  const { gives, open, refusal, words } = engines[type];

  it.each(aspectRatios)('gives exactly %s', async (aspectRatio) => {
    const { url } = await standIn(gives('picture'));
    const { widthPx, heightPx } = pictureSizes[aspectRatio];
    expect(
      await sharp(await open(url).render({ ...request, aspectRatio }, patient())).metadata(),
    ).toMatchObject({ width: widthPx, height: heightPx, format: 'png' });
  });

  it.each([
    [400, 'PROVIDER_BAD_REQUEST'],
    [401, 'PROVIDER_REFUSED'],
    [429, 'PROVIDER_RATE_LIMIT'],
    [500, 'PROVIDER_DOWN'],
    [504, 'PROVIDER_TIMEOUT'],
  ])('that answers %i fails with %s, in its own name and words', async (status, code) => {
    const { url } = await standIn((_, reply) => sendJson(reply, refusal, status));
    await expect(open(url).render(request, patient())).rejects.toMatchObject({
      code,
      message: expect.stringMatching(`^The attic .* It said: “${words}”$`),
    });
  });

  it.each(['half', 'cut', 'page', 'elsewhere', 'endless'] as const)(
    'that answers with something %s fails with PROVIDER_DOWN',
    async (kind) => {
      const { url } = await standIn(unwell[kind]);
      await expect(open(url).render(request, patient())).rejects.toMatchObject({ code: 'PROVIDER_DOWN' });
    },
  );

  it.each(['text', 'half', 'bomb'] as const)(
    'whose picture is a %s fails with PROVIDER_DOWN',
    async (kind) => {
      const { url } = await standIn(gives(kind));
      await expect(open(url).render(request, patient())).rejects.toMatchObject({ code: 'PROVIDER_DOWN' });
    },
  );

  it.each(['silent', 'stuck'] as const)('that is %s fails with PROVIDER_TIMEOUT', async (kind) => {
    const { url } = await standIn(unwell[kind]);
    await expect(open(url, 80).render(request, patient())).rejects.toMatchObject({
      code: 'PROVIDER_TIMEOUT',
    });
  });

  it('that nobody listens at fails with PROVIDER_DOWN', async () => {
    const service = await standIn(unwell.silent);
    service.close();
    await expect(open(service.url).render(request, patient())).rejects.toMatchObject({
      code: 'PROVIDER_DOWN',
    });
  });

  it('is left when it is not needed any more', async () => {
    const stop = new AbortController();
    const { url } = await standIn(() => stop.abort());
    await expect(open(url).render(request, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

const comfy = (url: string, more: Partial<ImageEngineConfig> = {}) =>
  comfyProvider({ ...engine, type: 'comfyui', url, ...more }, { patienceMs: 30_000, pollMs: 5 });

describe('ComfyUI', () => {
  it('is given the bundled workflow with its inputs, and asked for the picture that it kept', async () => {
    const service = await standIn(comfyUi('picture'));
    await comfy(service.url).render(request, patient());
    expect(service.asked[0]?.json).toMatchObject({
      prompt: {
        checkpoint: { inputs: { ckpt_name: 'ink.safetensors' } },
        // What a prompt says is a text: neither a part of the workflow nor one of its inputs.
        prompt: { inputs: { text: 'Salt "flats" {{seed}}\n\nStyle: Noir. Pose: Over the shoulder.' } },
        latent: { inputs: { width: 1024, height: 576 } },
        sampler: { inputs: { seed: 41, denoise: 1 } },
      },
    });
    expect(service.asked.at(-1)?.path).toBe('/view?filename=ink+one.png&subfolder=day&type=output');
  });

  it('begins with the reference image, where there is one', async () => {
    const service = await standIn(comfyUi('picture'));
    await comfy(service.url).render({ ...request, referenceImage: await givenPictures.picture() }, patient());
    expect(service.asked.map(({ path }) => path).slice(0, 2)).toEqual(['/upload/image', '/prompt']);
    expect(service.asked[1]?.json).toMatchObject({
      prompt: { reference: { inputs: { image: 'in/kept.webp' } } },
    });
  });

  it('takes a workflow of one’s own by its named inputs', async () => {
    const service = await standIn(comfyUi('picture'));
    const workflow = { 7: { class_type: 'Own', inputs: { say: 'a photo of {{prompt}}', seed: '{{seed}}' } } };
    await comfy(service.url, { workflow }).render(request, patient());
    expect(service.asked[0]?.json).toMatchObject({
      prompt: {
        7: { inputs: { say: expect.stringMatching(/^a photo of Salt "flats" {{seed}}/), seed: 41 } },
      },
    });
    const withReference = { ...request, referenceImage: await givenPictures.picture() };
    await expect(comfy(service.url, { workflow }).render(withReference, patient())).rejects.toMatchObject({
      code: 'PROVIDER_BAD_REQUEST',
      message: expect.stringContaining('has no use for a reference image'),
    });
  });

  it('says what went wrong in a workflow', async () => {
    const { url } = await standIn(comfyUiFails);
    await expect(comfy(url).render(request, patient())).rejects.toMatchObject({
      code: 'PROVIDER_BAD_REQUEST',
      message: expect.stringContaining('It said: “Allocation on device”'),
    });
  });

  it('is told to forget what nobody waits for any more', async () => {
    const stop = new AbortController();
    const forgotten = Promise.withResolvers<unknown>();
    const { url } = await standIn(({ path, json }, reply) => {
      if (path === '/queue') forgotten.resolve(json);
      if (path.startsWith('/history')) stop.abort();
      sendJson(reply, path === '/prompt' ? { prompt_id: 'p-1' } : {});
    });
    await expect(comfy(url).render(request, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(await forgotten.promise).toEqual({ delete: ['p-1'] });
  });
});

describe('AUTOMATIC1111', () => {
  it('is asked with checkpoint, size and seed, and as its user', async () => {
    const service = await standIn(automatic1111('picture'));
    const config = { ...engine, type: 'automatic1111', url: service.url, key: 'mara:ink' } as const;
    await automaticProvider(config).render(request, patient());
    expect(service.asked).toMatchObject([
      {
        path: '/sdapi/v1/txt2img',
        headers: { authorization: `Basic ${btoa('mara:ink')}` },
        json: {
          width: 1024,
          height: 576,
          seed: 41,
          override_settings: { sd_model_checkpoint: 'ink.safetensors' },
        },
      },
    ]);
  });

  it('begins with the reference image, where there is one', async () => {
    const service = await standIn(automatic1111('picture'));
    const referenceImage = await givenPictures.picture();
    const config = { ...engine, type: 'automatic1111', url: service.url, model: null } as const;
    await automaticProvider(config).render({ ...request, referenceImage }, patient());
    expect(service.asked).toMatchObject([
      { path: '/sdapi/v1/img2img', json: { init_images: [referenceImage.toString('base64')] } },
    ]);
  });
});
