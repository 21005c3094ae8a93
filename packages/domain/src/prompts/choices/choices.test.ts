import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { promptLimits } from '../../constants/prompts.ts';
import { parsePrompt, promptSlots } from '../index.ts';
import { choiceOf, listNames, promptListsIn, slotChoices } from './index.ts';

describe.each(promptSlots)('the choices of %s', (slot) => {
  const choices = slotChoices[slot];

  test('are enough, each with an id of its own and words of its own in both languages', () => {
    expect(choices.length).toBeGreaterThanOrEqual(promptLimits.choicesPerSlot);
    for (const field of ['id', 'en', 'es'] as const)
      expect(new Set(choices.map((choice) => choice[field].toLowerCase())).size).toBe(choices.length);
    expect(choices.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('are words alone: translated, without a sign of the grammar or space around them', () => {
    const words = choices.flatMap(({ en, es }) => [en, es]);
    expect(words.filter((one) => one !== one.trim() || /[{|}\\_.;]$|[{|}\\_]|\s\s/.test(one))).toEqual([]);
    expect(choices.filter(({ en, es }) => en === es)).toEqual([]);
  });

  test('say the same figures in both languages', () => {
    const figures = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).join();
    expect(choices.filter(({ en, es }) => figures(en) !== figures(es))).toEqual([]);
  });

  test('name no brand', () => {
    const brands =
      /kodak|kodachrome|ektachrome|\bportra\b|fuji|velvia|ilford|polaroid|instax|leica|nikon|canon|hasselblad|lomo|helios|technicolor|pantone|go-?pro|photoshop|instagram/i;
    expect(choices.filter(({ en, es }) => brands.test(`${en} ${es}`))).toEqual([]);
  });

  test('are a list of every prompt, under its name in either language', () => {
    const names = Object.values(listNames[slot]);
    for (const language of ['en', 'es'] as const) {
      const lists = promptListsIn(language);
      expect(names.map((name) => lists[name])).toEqual(names.map(() => choices.map((one) => one[language])));
      expect(parsePrompt(names.map((name) => `__${name}__`).join(' '), lists)).toMatchObject({
        faults: [{ code: 'tooManyCombinations' }],
        tree: { combinations: { count: choices.length ** 2, exact: true } },
      });
    }
  });
});

test('a list of the creator goes before the built-in one, however it is written', () => {
  const own = { LIGHT: ['torch'], mine: ['__light__'] };
  expect(parsePrompt('__mine__ __light__', promptListsIn('en', own)).tree.combinations.count).toBe(1);
});

test('no two lists share a name', () => {
  const names = promptSlots.flatMap((slot) => Object.values(listNames[slot]));
  expect(new Set(names).size).toBe(names.length);
});

test('a choice is found by its id in its slot', () => {
  expect(choiceOf('light', 'rim-light')?.en).toContain('rim light');
  expect(choiceOf('lens', 'rim-light')).toBeUndefined();
});

test('a page that reads prompts does not load the choices', async () => {
  const bundleOf = async (entry: string) => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      charset: 'utf8',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  };
  const words = promptSlots.flatMap((slot) => slotChoices[slot].flatMap(({ en, es }) => [en, es]));
  const loaded = async (entry: string) => {
    const code = await bundleOf(entry);
    return words.filter((one) => code.includes(one)).length;
  };
  expect(await Promise.all(['../index.ts', './index.ts', '../composer/index.ts'].map(loaded))).toEqual([
    0,
    words.length,
    words.length,
  ]);
});
