import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoShootLimits } from '../constants/photo-shoot.ts';
import {
  againOf,
  aspectRatios,
  checkImageCount,
  checkPhotoShoot,
  checkPrompt,
  checkReference,
  emptyPhotoShoot,
  formOfMetadata,
  hasWords,
  imageModelIds,
  imageModelLabel,
  imageModels,
  isEngineId,
  pictureSizes,
  poses,
  posesFor,
  shootStyles,
} from './index.ts';

describe('the catalogue', () => {
  test('has eight styles, eight poses, five ratios and three models of others beside the built-in renderer', () => {
    expect([new Set(shootStyles).size, new Set(poses).size, new Set(aspectRatios).size]).toEqual([8, 8, 5]);
    expect(imageModels.filter((model) => !model.builtIn)).toHaveLength(3);
    expect(imageModels.map((model) => model.id)).toEqual([...imageModelIds]);
    // A product's own renderer is named; the three others wait for their names (§9).
    expect(imageModels.every(({ placeholder, builtIn }) => placeholder !== builtIn)).toBe(true);
    expect(imageModels.map(({ label }) => label)).toEqual([
      'Sample renderer',
      'Literal model',
      'Swift model',
      'Photographic model',
    ]);
  });

  test.each(aspectRatios)('pictures of %s have exactly that ratio', (ratio) => {
    const [across = 0, down = 0] = ratio.split(':').map(Number);
    const { widthPx, heightPx } = pictureSizes[ratio];
    expect(widthPx * down).toBe(heightPx * across);
    expect([widthPx, heightPx].every(Number.isInteger)).toBe(true);
  });

  test('a label stands for every model, also for one that is no longer known', () => {
    expect(imageModelLabel('sample')).toBe('Sample renderer');
    expect(imageModelLabel('gone')).toBe('gone');
    expect(imageModelLabel('engine-draw-things')).toBe('draw things');
  });

  test('pose variety goes through all eight and begins again; without it all pictures take one', () => {
    expect(posesFor(10, true)).toEqual([...poses, poses[0], poses[1]]);
    expect(new Set(posesFor(10, false)).size).toBe(1);
    expect(posesFor(2, true, 'inMotion')).toEqual(['inMotion', 'contrapposto']);
    expect(posesFor(2, false, 'profile')).toEqual(['profile', 'profile']);
  });
});

describe('the form', () => {
  const good = { ...emptyPhotoShoot, prompt: 'Salt flats at first light' };

  test('opens without a prompt as its only problem', () => {
    expect(checkPhotoShoot(emptyPhotoShoot)).toEqual({ prompt: 'promptEmpty' });
    expect(emptyPhotoShoot).toMatchObject({ imageCount: 4, poseVariety: true, projectName: '' });
    expect(checkPhotoShoot(good)).toEqual({});
  });

  test('takes a prompt of the full length and not one character more', () => {
    const full = 'x'.repeat(photoShootLimits.promptCharacters);
    expect([full, `${full}x`, 'x'.repeat(20_000), '', ' \n '].map(checkPrompt)).toEqual([
      null,
      'promptTooLong',
      'promptTooLong',
      'promptEmpty',
      'promptEmpty',
    ]);
  });

  test('takes 1 to 10 images', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double()), (count) => {
        expect(checkImageCount(count) === null).toBe(Number.isInteger(count) && count >= 1 && count <= 10);
      }),
    );
    expect([0, 1, 10, 11].map(checkImageCount)).toEqual([
      'imageCountOutOfRange',
      null,
      null,
      'imageCountOutOfRange',
    ]);
  });

  test('refuses what the catalogue does not have', () => {
    const strange: object = { style: 'cubist', aspectRatio: '7:3', model: 'gone' };
    expect(checkPhotoShoot({ ...good, ...strange })).toEqual({
      style: 'styleUnknown',
      aspectRatio: 'aspectRatioUnknown',
      model: 'modelUnknown',
    });
  });

  test('takes a project name of the full length', () => {
    const projectName = 'x'.repeat(photoShootLimits.projectCharacters);
    expect(checkPhotoShoot({ ...good, projectName })).toEqual({});
  });

  test('names every field that is wrong at once', () => {
    const long = 'x'.repeat(photoShootLimits.projectCharacters + 1);
    expect(checkPhotoShoot({ ...good, prompt: '', imageCount: 11, projectName: long })).toEqual({
      prompt: 'promptEmpty',
      imageCount: 'imageCountOutOfRange',
      projectName: 'projectTooLong',
    });
  });
});

test.each([
  ['engine-attic', true],
  ['engine-draw-things-2', true],
  ['engine-', false],
  ['engine--attic', false],
  ['engine-Attic', false],
  ['engine-attic\n', false],
  [`engine-${'a'.repeat(40)}`, true],
  [`engine-${'a'.repeat(41)}`, false],
  ['sample', false],
])('the id %j is an engine’s: %s', (id, isOne) => {
  expect(isEngineId(id)).toBe(isOne);
  const form: object = { ...emptyPhotoShoot, prompt: 'x', model: id };
  expect(checkPhotoShoot(form as typeof emptyPhotoShoot)).toEqual(
    isOne || id === 'sample' ? {} : { model: 'modelUnknown' },
  );
  expect(formOfMetadata({ model: id }).model).toBe(isOne ? id : 'sample');
});

describe('the form of a job', () => {
  const form = {
    ...emptyPhotoShoot,
    prompt: 'Salt flats',
    imageCount: 7,
    style: 'noir',
    model: 'provider-b',
  };

  test('is the one that it was made from', () => {
    expect(formOfMetadata(form)).toEqual(form);
  });

  test('is whole whatever the job says of itself', () => {
    expect(formOfMetadata({})).toEqual(emptyPhotoShoot);
    const strange = Object.fromEntries(Object.keys(emptyPhotoShoot).map((field) => [field, { is: field }]));
    expect(formOfMetadata(strange)).toEqual(emptyPhotoShoot);
  });
});

test('a form has words once somebody has written something', () => {
  expect(
    [{ prompt: 'Salt' }, { projectName: 'Halcyon' }].map((said) => hasWords({ ...emptyPhotoShoot, ...said })),
  ).toEqual([true, true]);
  expect(hasWords({ ...emptyPhotoShoot, prompt: ' ', imageCount: 7 })).toBe(false);
});

describe('a reference image', () => {
  test.each([
    ['image/png', 10 * 1024 * 1024, null],
    ['IMAGE/JPEG', 1, null],
    ['image/png', 10 * 1024 * 1024 + 1, 'referenceTooLarge'],
    ['image/png', 11 * 1024 * 1024, 'referenceTooLarge'],
    ['text/html', 1, 'referenceNotImage'],
    ['image/svg+xml', 1, 'referenceNotImage'],
    ['', 11 * 1024 * 1024, 'referenceNotImage'],
  ] as const)('%j of %i bytes: %j', (type, size, problem) => {
    expect(checkReference({ type, size })).toBe(problem);
  });
});

describe('a picture again', () => {
  const metadata = { ...emptyPhotoShoot, prompt: '{silk|linen}', style: 'noir', referenceImageId: 'r1' };
  const picture = { seed: 7, pose: 'profile' };

  test('is alone, with its seed and its pose', () => {
    const again = againOf(metadata, picture, true);
    expect(again).toMatchObject({ prompt: '{silk|linen}', style: 'noir', imageCount: 1, ...picture });
    expect(again).not.toHaveProperty('referenceImageId');
    expect(formOfMetadata({ ...metadata, ...again })).toMatchObject(picture);
  });

  test('or all of its shoot but the seed', () => {
    const again = { prompt: '{silk|linen}', imageCount: 4, seed: null, pose: null };
    expect(againOf({ ...metadata, ...picture }, picture, false)).toMatchObject(again);
    expect(againOf(metadata, { pose: 'profile' }, true)).toMatchObject(again);
  });

  test.each([-1, 0.5, photoShootLimits.largestSeed + 1, '7', null])('has no seed %s', (seed) => {
    expect(formOfMetadata({ seed, pose: 'levitating' })).not.toHaveProperty('seed');
    expect(formOfMetadata({ seed, pose: 'levitating' })).not.toHaveProperty('pose');
  });
});
