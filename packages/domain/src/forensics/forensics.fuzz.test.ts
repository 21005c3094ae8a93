import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forensicsLimits } from '../constants/forensics.ts';
import { inflate, readPictureWords } from './index.ts';
import {
  ascii,
  chunk,
  exif,
  foldedText,
  internationalText,
  jpeg,
  plainText,
  png,
  webp,
} from './testing/files.ts';

/** Of each. `MIRROR_FUZZ_RUNS` and `MIRROR_FUZZ_SEED` make more of them, and others. */
const given = {
  numRuns: Number(process.env['MIRROR_FUZZ_RUNS'] ?? 300),
  seed: Number(process.env['MIRROR_FUZZ_SEED'] ?? 20_261_126),
};
const bytes = fc.uint8Array({ maxLength: 400 });

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc.constantFrom(
    'Steps: 1, Size: 9x',
    'Negative prompt:',
    '\nSteps: ',
    'prompt:{"3":{"inputs":{"positive":["3",0],"seed":1}}}',
    '<dc:description',
    '__proto__',
    '{"__proto__":{}}',
  ),
);
const keyword = fc.constantFrom(
  'parameters',
  'prompt',
  'workflow',
  'invokeai_metadata',
  'sd-metadata',
  'Comment',
  'Software',
  'Description',
  'XML:com.adobe.xmp',
  'a',
);
const tiff = fc.oneof(
  fc
    .tuple(fc.constantFrom(270, 271, 272, 37510, 34665), bytes, fc.boolean())
    .map(([tag, data, isLittle]) => exif({ [tag]: data }, isLittle)),
  bytes.map((data) => Buffer.concat([ascii('II*\0\x08\0\0\0'), data])),
);
const pngs = fc
  .array(
    fc.oneof(
      fc.tuple(keyword, hostile).map(([name, text]) => plainText(name, text)),
      fc.tuple(keyword, hostile).map(([name, text]) => foldedText(name, text)),
      fc
        .tuple(keyword, hostile, fc.boolean())
        .map(([name, text, isFolded]) => internationalText(name, text, isFolded)),
      fc
        .tuple(fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'eXIf', 'caBX'), bytes)
        .map(([type, data]) => chunk(type, data)),
      tiff.map((data) => chunk('eXIf', data)),
    ),
    { maxLength: 5 },
  )
  .map((chunks) => png(...chunks));
const jpegs = fc
  .array(
    fc.tuple(
      fc.constantFrom(0xe1, 0xeb, 0xed, 0xfe),
      fc.oneof(
        bytes,
        tiff.map((data) => Buffer.concat([ascii('Exif\0\0'), data])),
        hostile.map((text) => Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`)),
      ),
    ),
    { maxLength: 4 },
  )
  .map((segments) => jpeg(...segments));
const webps = fc
  .array(fc.tuple(fc.constantFrom('EXIF', 'XMP ', 'C2PA', 'VP8 '), fc.oneof(bytes, tiff)), { maxLength: 4 })
  .map((chunks) => webp(...chunks));

/** A file, nearly a file, or one in which some bytes are others. */
const files = fc
  .tuple(
    fc.oneof(pngs, jpegs, webps),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
    fc.option(fc.nat()),
  )
  .map(([file, changes, end]) => {
    const changed = Buffer.from(file);
    for (const [at, byte] of changes) changed[8 + (at % changed.length)] = byte;
    return end === null ? changed : changed.subarray(0, end % changed.length);
  });

test('whatever a file holds, it is read within the bounds, in well-formed text, and nothing is thrown', () => {
  fc.assert(
    fc.property(files, (file) => {
      const { raw, problems, prompt, negativePrompt, seed, model } = readPictureWords(file);
      expect(raw.length).toBeLessThanOrEqual(forensicsLimits.texts);
      expect(problems.length).toBeLessThanOrEqual(forensicsLimits.problems);
      for (const { text } of raw) {
        expect(text.length).toBeLessThanOrEqual(forensicsLimits.rawCharacters);
        expect(text.isWellFormed()).toBe(true);
      }
      for (const text of [prompt, negativePrompt, seed, model]) {
        expect(
          text === null ||
            (text !== '' && text.isWellFormed() && text.length <= forensicsLimits.promptCharacters),
        ).toBe(true);
      }
    }),
    given,
  );
});

test('what zlib has folded unfolds to what it was, or to the beginning of it', () => {
  const words = fc.oneof(
    bytes,
    fc
      .tuple(bytes, fc.integer({ min: 1, max: 300 }))
      .map(([some, times]) => Buffer.concat(Array(times).fill(some))),
  );
  fc.assert(
    fc.property(words, fc.integer({ min: 0, max: 9 }), fc.nat(200_000), (data, level, most) => {
      const { bytes: unfolded, end } = inflate(deflateSync(data, { level }), most);
      expect(Buffer.from(unfolded).equals(Buffer.from(data).subarray(0, most))).toBe(true);
      expect(end).toBe(data.length > most ? 'cut' : 'whole');
    }),
    given,
  );
});

test('bytes that are no zlib, or broken, unfold to no more than the bound', () => {
  fc.assert(
    fc.property(bytes, fc.nat(1_000), (data, most) => {
      const { bytes: unfolded } = inflate(Buffer.concat([Buffer.from([0x78, 0x9c]), data]), most);
      expect(unfolded.length).toBeLessThanOrEqual(most);
    }),
    given,
  );
});
