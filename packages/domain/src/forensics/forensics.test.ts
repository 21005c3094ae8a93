import { describe, expect, it, test } from 'vitest';
import { readPictureWords } from './index.ts';
import {
  ascii,
  chunk,
  comment,
  exif,
  foldedText,
  internationalText,
  jpeg,
  plainText,
  png,
  webp,
} from './testing/files.ts';

const parameters = `a fox in (snow:1.2), 鏡 <lora:fur:0.8>
second line
Negative prompt: blurry, "low" quality
Steps: 28, Sampler: DPM++ 2M Karras, CFG scale: 7, Seed: 18446744073709551615, Size: 512x768, Model hash: 0a1b, Model: "fox, v2", Version: v1.9.4`;
const ofFox = {
  prompt: 'a fox in (snow:1.2), 鏡 <lora:fur:0.8>\nsecond line',
  negativePrompt: 'blurry, "low" quality',
  seed: '18446744073709551615',
  model: 'fox, v2',
  steps: 28,
  size: { width: 512, height: 768 },
};
const exifIn = (tiff: Uint8Array) => jpeg([0xe1, Buffer.concat([ascii('Exif\0\0'), tiff])]);
const comfy = {
  3: {
    class_type: 'KSampler',
    inputs: {
      seed: '?',
      steps: 20,
      model: ['4', 0],
      positive: ['6', 0],
      negative: ['7', 0],
      latent_image: ['5', 0],
    },
  },
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd_xl.safetensors' } },
  5: { class_type: 'EmptyLatentImage', inputs: { width: 1024, height: 768, batch_size: 1 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: ['8', 0], clip: ['4', 1] } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: 'text, watermark', clip: ['4', 1] } },
  8: { class_type: 'PrimitiveString', inputs: { value: 'a lighthouse' } },
};
const graph = JSON.stringify(comfy).replace('"?"', '9007199254740993');
const ofLighthouse = {
  source: 'comfyUi',
  prompt: 'a lighthouse',
  negativePrompt: 'text, watermark',
  seed: '9007199254740993',
  model: 'sd_xl.safetensors',
  steps: 20,
  size: { width: 1024, height: 768 },
};

test('a part with a wrong checksum is read, and is not to be trusted', () => {
  const broken = plainText('parameters', parameters);
  broken[20] = (broken[20] ?? 0) ^ 1;
  const file = png(
    broken,
    plainText('Software', 'Portra'),
    badEnd(chunk('eXIf', exif({ 271: ascii('a fox') }))),
  );
  expect(readPictureWords(file)).toMatchObject({
    source: 'automatic1111',
    raw: [
      { where: 'PNG tEXt parameters', isDoubtful: true },
      { where: 'PNG tEXt Software', isDoubtful: false },
      { where: expect.stringMatching(/^EXIF /), text: 'a fox', isDoubtful: true },
    ],
    problems: [
      { where: 'PNG tEXt parameters', problem: 'wrongChecksum' },
      { where: 'PNG eXIf', problem: 'wrongChecksum' },
    ],
  });
});

/** The same part, with another checksum. */
function badEnd(part: Buffer): Buffer {
  part[part.length - 1] = (part.at(-1) ?? 0) ^ 0xff;
  return part;
}

describe('what a generator has written is understood', () => {
  it.each([
    ['AUTOMATIC1111 in a PNG', png(plainText('parameters', parameters))],
    ['in a compressed text', png(foldedText('parameters', parameters))],
    ['in an international text', png(internationalText('parameters', parameters))],
    ['in a compressed international text', png(internationalText('parameters', parameters, true))],
    ['in the comment of a JPEG', exifIn(exif({ 37510: comment(parameters) }))],
    ['in one of the other order', exifIn(exif({ 37510: comment(parameters, true) }, true))],
    ['in one whose order is not that of its file', exifIn(exif({ 37510: comment(parameters) }, true))],
    ['in a WebP', webp(['EXIF', exif({ 37510: comment(parameters) })])],
  ])('of %s', (_, file) => {
    expect(readPictureWords(file)).toMatchObject({ source: 'automatic1111', ...ofFox, problems: [] });
  });

  it.each([
    ['PNG', png(plainText('prompt', graph), plainText('workflow', '{"nodes":[]}'))],
    ['WebP', webp(['EXIF', exif({ 271: ascii('workflow:{}\0'), 272: ascii(`prompt:${graph}\0`) })])],
  ])('of ComfyUI in a %s', (_, file) => {
    expect(readPictureWords(file)).toMatchObject(ofLighthouse);
  });

  it('of ComfyUI with a NaN of Python, and in circles', () => {
    const circles = {
      ...comfy,
      3: { class_type: 'KSampler', inputs: { ...comfy[3].inputs, is_changed: 'NaN' } },
      6: { class_type: 'Reroute', inputs: { a: ['6', 0], b: ['3', 0], c: ['6', 0] } },
    };
    const text = JSON.stringify(circles).replace('"NaN"', 'NaN');
    expect(readPictureWords(png(plainText('prompt', text)))).toMatchObject({
      source: 'comfyUi',
      negativePrompt: 'text, watermark',
    });
  });

  const encode = (text: unknown) => ({ class_type: 'CLIPTextEncode', inputs: { text, clip: ['4', 1] } });
  const sampler = { ...comfy[3], inputs: { ...comfy[3].inputs, seed: 7 } };
  it.each([
    ['a guider', { 9: { class_type: 'CFGGuider', inputs: { negative: ['7', 0], positive: ['6', 0] } } }, {}],
    [
      'a guider of one prompt',
      { 9: { class_type: 'BasicGuider', inputs: { conditioning: ['6', 0] } } },
      { negativePrompt: null },
    ],
    [
      'a condition of nothing',
      { 3: sampler, 7: { class_type: 'ConditioningZeroOut', inputs: { conditioning: ['6', 0] } } },
      { negativePrompt: null },
    ],
    [
      'an empty text, whose model has a text of its own',
      { 3: sampler, 4: { class_type: 'LoraTagLoader', inputs: { text: '<lora:x:1>' } }, 7: encode('') },
      { negativePrompt: null, model: null },
    ],
    [
      'both outputs of a ControlNet',
      {
        3: { ...sampler, inputs: { ...sampler.inputs, positive: ['9', 0], negative: ['9', 1] } },
        9: { class_type: 'ControlNetApplyAdvanced', inputs: { positive: ['6', 0], negative: ['7', 0] } },
      },
      {},
    ],
    [
      'two conditions',
      {
        3: { ...sampler, inputs: { ...sampler.inputs, positive: ['9', 0] } },
        9: {
          class_type: 'ConditioningCombine',
          inputs: { conditioning_1: ['6', 0], conditioning_2: ['7', 0] },
        },
      },
      { prompt: 'a lighthouse, text, watermark' },
    ],
    [
      'texts that are joined',
      {
        3: sampler,
        8: {
          class_type: 'StringConcatenate',
          inputs: { string_a: ['10', 0], string_b: 'in fog', delimiter: ' and ' },
        },
        10: { class_type: 'PrimitiveStringMultiline', inputs: { value: 'a lighthouse' } },
      },
      { prompt: 'a lighthouse and in fog' },
    ],
    [
      'a node that makes other words of its text',
      { 3: sampler, 8: { class_type: 'LLMEnhancer', inputs: { text: 'a lighthouse' } } },
      { prompt: null },
    ],
    [
      'a loader that encodes by itself',
      {
        3: { ...sampler, inputs: { ...sampler.inputs, positive: ['9', 1], negative: ['9', 2] } },
        9: { class_type: 'Efficient Loader', inputs: { positive: 'a pier', negative: 'people' } },
      },
      { prompt: 'a pier', negativePrompt: 'people' },
    ],
    [
      'a loader that encodes texts that are linked',
      {
        3: { ...sampler, inputs: { ...sampler.inputs, positive: ['9', 1], negative: ['9', 2] } },
        9: { class_type: 'Efficient Loader', inputs: { positive: ['8', 0], negative: 'people' } },
      },
      { prompt: 'a lighthouse', negativePrompt: 'people' },
    ],
    [
      'a node that hands on what it was given',
      {
        3: { ...sampler, inputs: { ...sampler.inputs, positive: ['9', 1], negative: ['9', 2] } },
        9: { class_type: 'Context', inputs: { positive: ['6', 0], negative: ['7', 0] } },
      },
      {},
    ],
    [
      'numbers that are linked',
      {
        3: { ...sampler, inputs: { ...sampler.inputs, seed: ['11', 0], steps: ['12', 0] } },
        5: { class_type: 'EmptyLatentImage', inputs: { width: ['12', 0], height: 768 } },
        11: { class_type: 'Seed (rgthree)', inputs: { seed: 99 } },
        12: { class_type: 'PrimitiveInt', inputs: { value: 12 } },
      },
      { seed: '99', steps: 12, size: { width: 12, height: 768 } },
    ],
    [
      'more models than the one that drew',
      {
        2: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'upscaler.safetensors' } },
        3: { ...sampler, inputs: { ...sampler.inputs, model: ['9', 0] } },
        9: { class_type: 'LoraLoader', inputs: { model: ['4', 0], lora_name: 'fur' } },
      },
      {},
    ],
  ])('of ComfyUI with %s', (_, nodes, known) => {
    const guided = {
      class_type: 'SamplerCustomAdvanced',
      inputs: { guider: ['9', 0], noise: ['11', 0], latent_image: ['5', 0], sigmas: ['12', 0] },
    };
    const custom = {
      ...comfy,
      3: guided,
      11: { class_type: 'RandomNoise', inputs: { noise_seed: 7 } },
      12: { class_type: 'BasicScheduler', inputs: { steps: 20, model: ['4', 0] } },
      ...nodes,
    };
    expect(readPictureWords(png(plainText('prompt', JSON.stringify(custom))))).toMatchObject({
      ...ofLighthouse,
      seed: '7',
      ...known,
    });
  });

  it.each([
    ['a cat\nNegative prompt: a dog', { prompt: 'a cat', negativePrompt: 'a dog', steps: null }],
    [
      'a cat\nSteps: 20, Hires prompt: "a \\"room\\", Seed: 999, Model: wrong", Seed: 7, Model: right',
      { prompt: 'a cat', seed: '7', model: 'right', steps: 20 },
    ],
    [
      'a cat\nSteps: 20, Civitai resources: [{"type":"lora","modelName":"wrong"},{"type":"checkpoint","modelName":"Example [XL], Seed: 4","modelVersionName":"v1"}], Seed: 7',
      { seed: '7', model: 'Example [XL], Seed: 4 (v1)' },
    ],
    ['a cat\nSteps: 20, : odd, Seed: 7, ,, Model: m', { seed: '7', model: 'm' }],
  ])('of AUTOMATIC1111 in %j', (text, known) => {
    expect(readPictureWords(png(plainText('parameters', text)))).toMatchObject({
      source: 'automatic1111',
      ...known,
    });
  });

  it('of SwarmUI, and no JSON is ever words', () => {
    const written = {
      prompt: 'a fox',
      negativeprompt: 'blurry',
      model: 'm',
      seed: 5,
      steps: 20,
      width: 64,
      height: 32,
    };
    expect(
      readPictureWords(png(plainText('parameters', JSON.stringify({ sui_image_params: written })))),
    ).toMatchObject({
      source: 'swarmUi',
      prompt: 'a fox',
      negativePrompt: 'blurry',
      model: 'm',
      seed: '5',
      steps: 20,
      size: { width: 64, height: 32 },
    });
    for (const [json, prompt] of [
      ['{"width": 5}', null],
      ['["a"]', null],
      ['[cow|horse] in a field', '[cow|horse] in a field'],
    ] as const)
      expect(readPictureWords(png(plainText('parameters', json)))).toMatchObject({
        source: 'unknown',
        prompt,
      });
  });

  const comments = [
    '最高品質, 少女\nNegative prompt: blurry\nSteps: 20, Seed: 7',
    '少女, 夕焼け',
    'きれいな夜景の写真',
    '最大',
    'ein Wald, 40 % Nebel 🌫️',
    'a fox',
  ];
  it.each(comments)('of a comment in UTF-16 with a mark, whatever the order of its file: %s', (text) => {
    for (const isLittle of [true, false]) {
      const marked = comment(`\ufeff${text}`, isLittle);
      for (const isFileLittle of [true, false])
        expect(readPictureWords(exifIn(exif({ 37510: marked }, isFileLittle))).raw[0]?.text).toBe(text);
    }
  });

  it.each(comments)('of a comment in UTF-16 in the order of its file: %s', (text) => {
    for (const isLittle of [true, false]) {
      const file = exifIn(exif({ 37510: comment(text, isLittle) }, isLittle));
      expect(readPictureWords(file).raw[0]?.text).toBe(text);
    }
  });

  // Two characters of Chinese say nothing of their order.
  it.each(comments.filter((text) => text !== '最大'))(
    'of a comment in UTF-16 in the other order than its file: %s',
    (text) => {
      for (const isLittle of [true, false]) {
        const file = exifIn(exif({ 37510: comment(text, isLittle) }, !isLittle));
        expect(readPictureWords(file).raw[0]?.text).toBe(text);
      }
    },
  );

  it.each(['a café at night', 'a fox in the snow', '少女, 夕焼け'])('of a comment in UTF-8: %s', (text) => {
    for (const end of ['', '\0\0']) {
      const bytes = Buffer.concat([ascii('UNICODE\0'), Buffer.from(text + end)]);
      expect(readPictureWords(exifIn(exif({ 37510: bytes }, true))).raw[0]?.text).toBe(text);
    }
  });

  it.each([
    [
      'invokeAi',
      png(
        plainText(
          'invokeai_metadata',
          JSON.stringify({
            positive_prompt: 'p',
            negative_prompt: 'n',
            seed: 7,
            steps: 30,
            width: 64,
            height: 32,
            model: { name: 'm' },
          }),
        ),
      ),
      { negativePrompt: 'n' },
    ],
    [
      'invokeAi',
      png(
        plainText(
          'sd-metadata',
          JSON.stringify({
            model_weights: 'm',
            image: { prompt: [{ prompt: 'p' }], seed: 7, steps: 30, width: 64, height: 32 },
          }),
        ),
      ),
      {},
    ],
    [
      'novelAi',
      png(
        plainText('Software', 'NovelAI'),
        plainText('Description', 'p'),
        plainText('Source', 'm'),
        plainText('Comment', JSON.stringify({ uc: 'n', seed: 7, steps: 30, width: 64, height: 32 })),
      ),
      { negativePrompt: 'n' },
    ],
    [
      'fooocus',
      png(
        plainText('fooocus_scheme', 'fooocus'),
        plainText(
          'parameters',
          JSON.stringify({
            prompt: 'p',
            negative_prompt: 'n',
            seed: '7',
            steps: 30,
            base_model: 'm',
            resolution: '(64, 32)',
            version: 'Fooocus v2.5.0',
          }),
        ),
      ),
      { negativePrompt: 'n' },
    ],
    [
      'fooocus',
      png(plainText('parameters', 'p\nSteps: 30, Seed: 7, Size: 64x32, Model: m, Version: Fooocus v2.5.0')),
      {},
    ],
  ])('of %s', (source, file, more) => {
    const size = { width: 64, height: 32 };
    expect(readPictureWords(file)).toMatchObject({
      source,
      prompt: 'p',
      seed: '7',
      steps: 30,
      model: 'm',
      size,
      ...more,
    });
  });

  it('of Midjourney, without its options', () => {
    const description =
      'a quiet harbour -- at dawn --ar 3:4 --no boats, people --seed 12 --v 6.1 Job ID: 7d5a2c1e-0000-4000-8000-00000000beef';
    expect(readPictureWords(png(plainText('Description', description)))).toMatchObject({
      source: 'midjourney',
      prompt: 'a quiet harbour -- at dawn',
      negativePrompt: 'boats, people',
      seed: '12',
      model: 'Midjourney 6.1',
    });
  });

  it.each([
    ['dallE', png(chunk('caBX', ascii('jumbc2pa OpenAI DALL·E'))), true],
    ['unknown', jpeg([0xeb, ascii('JP\0\x01\0\0\0\x01 someone')]), true],
    ['unknown', webp(['C2PA', ascii('someone')]), true],
    ['unknown', png(), false],
  ])('of %s by its credential alone', (source, file, hasCredential) => {
    expect(readPictureWords(file)).toMatchObject({ source, hasCredential, prompt: null });
  });

  it('of our own', () => {
    const xmp = `<x:xmpmeta><xmp:CreatorTool>Mirror Studio</xmp:CreatorTool><dc:description><rdf:Alt><rdf:li xml:lang="x-default">Salt &lt;b&gt; &#x93E1; &amp;lt;</rdf:li></rdf:Alt></dc:description><Iptc4xmpExt:AISystemUsed>Literal model</Iptc4xmpExt:AISystemUsed></x:xmpmeta>`;
    for (const file of [
      png(internationalText('XML:com.adobe.xmp', xmp)),
      jpeg([0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${xmp}`)]),
      webp(['XMP ', ascii(xmp)]),
    ]) {
      expect(readPictureWords(file)).toMatchObject({
        source: 'mirrorStudio',
        prompt: 'Salt <b> 鏡 &lt;',
        model: 'Literal model',
      });
    }
    const kept = png(plainText('Software', 'Mirror Studio, Sample renderer'));
    expect(readPictureWords(kept)).toMatchObject({ source: 'mirrorStudio', model: 'Sample renderer' });
  });

  it('of nobody known, as somebody has described it', () => {
    expect(readPictureWords(exifIn(exif({ 270: ascii('A café\0') })))).toMatchObject({
      source: 'unknown',
      prompt: 'A café',
      raw: [{ where: 'EXIF ImageDescription', text: 'A café', isCut: false }],
    });
  });
});

test('a file of another kind says nothing', () => {
  expect(readPictureWords(ascii('GIF89a'))).toMatchObject({ source: 'unknown', raw: [], problems: [] });
});
