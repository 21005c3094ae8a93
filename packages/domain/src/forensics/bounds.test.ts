import { describe, expect, it } from 'vitest';
import { forensicsLimits } from '../constants/forensics.ts';
import { readPictureWords } from './index.ts';
import { ascii, chunk, foldedText, plainText, png } from './testing/files.ts';

const prompt = 'a fox in (snow:1.2), 鏡';
const parameters = `${prompt}
Negative prompt: blurry
Steps: 28, Sampler: DPM++ 2M Karras, CFG scale: 7, Seed: 7, Size: 512x768, Model hash: ${'0a'.repeat(100)}`;

describe('nothing of it is trusted', () => {
  it('markup stays text', () => {
    const script = '<img src=x onerror=alert(1)>';
    expect(readPictureWords(png(plainText('Description', script)))).toMatchObject({ prompt: script });
  });

  it('a bomb unfolds to its bound, and says that it was cut', () => {
    const file = png(foldedText('parameters', Buffer.alloc(64 * forensicsLimits.textBytes, 'a')));
    const { raw, problems, prompt: read } = readPictureWords(file);
    expect(raw).toEqual([
      {
        where: 'PNG zTXt parameters',
        text: 'a'.repeat(forensicsLimits.rawCharacters),
        isCut: true,
        isDoubtful: false,
      },
    ]);
    expect(problems).toEqual([{ where: 'PNG zTXt parameters', problem: 'tooMuch' }]);
    expect(read).toHaveLength(forensicsLimits.promptCharacters);
  });

  it('many texts are as bounded as a long one', () => {
    const long = 'b'.repeat(forensicsLimits.textBytes);
    const { raw, problems } = readPictureWords(
      png(...Array.from({ length: 60 }, () => foldedText('a', long))),
    );
    expect(raw.length).toBeLessThanOrEqual(forensicsLimits.allBytes / forensicsLimits.textBytes + 1);
    expect(problems).toContainEqual({ where: 'PNG zTXt a', problem: 'tooMuch' });
    const short = png(...Array.from({ length: 60 }, (_, at) => plainText('a', String(at))));
    expect(readPictureWords(short).raw).toHaveLength(forensicsLimits.texts);
  });

  it.each([
    [
      'a text whose compression is broken',
      chunk('zTXt', ascii('a\0\0nothing of zlib')),
      'PNG zTXt a',
      'broken',
    ],
    ['a compression that is not known', chunk('zTXt', ascii('a\0\x07x')), 'PNG zTXt a', 'unknownCompression'],
    ['a text without a keyword', chunk('tEXt', ascii('no end of it')), 'PNG tEXt', 'broken'],
    ['an international text that breaks off', chunk('iTXt', ascii('a\0\0\0en')), 'PNG iTXt a', 'broken'],
    ['an EXIF that is none', chunk('eXIf', ascii('what')), 'EXIF', 'broken'],
  ])('%s is reported, and the rest read', (_, broken, where, problem) => {
    const read = readPictureWords(png(broken, plainText('parameters', parameters)));
    expect(read.problems).toContainEqual({ where, problem });
    expect(read).toMatchObject({ source: 'automatic1111', prompt, steps: 28 });
  });

  it('a file that breaks off says so, and gives what came', () => {
    const file = png(plainText('parameters', parameters));
    const read = readPictureWords(file.subarray(0, file.length - 200));
    expect(read.problems).toEqual([{ where: 'PNG tEXt', problem: 'broken' }]);
    expect(read.prompt).toBe(prompt);
  });

  it('JSON that is nested without end is no JSON', () => {
    const deep = `{"a":${'['.repeat(400_000)}`;
    expect(readPictureWords(png(plainText('prompt', deep))).source).toBe('unknown');
  });
});
