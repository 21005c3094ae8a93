import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { languageModelLimits, libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { promptSlots } from '@mirror-studio/domain/prompts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changesIn, promptIn } from './answer.ts';
import type { ComposerRequest } from './instructions.ts';

const improve: ComposerRequest = {
  task: 'improve',
  slots: { subject: 'a heron on {wet slate|old ice}', mood: 'calm', exclude: 'people' },
  language: 'en',
};
const vary: ComposerRequest = { ...improve, task: 'vary' };
const light = { slot: 'light', words: 'low winter sun', reason: 'No light was named.' };
const read = (changes: unknown, request = improve) => changesIn(JSON.stringify({ changes }), request);

describe('an answer that is taken', () => {
  it.each([
    JSON.stringify({ changes: [light] }),
    `\`\`\`json\n${JSON.stringify({ changes: [light] }, null, 2)}\n\`\`\``,
    `Here you are: ${JSON.stringify({ changes: [light], more: 1 })} Enjoy!`,
  ])('stands in %s', (answer) => {
    expect(changesIn(answer, improve)).toEqual([light]);
  });

  it('of an improvement may say that nothing is missing, of a variation not', () => {
    expect(read([])).toEqual([]);
    expect(read([], vary)).toBeNull();
  });

  it('keeps what alternates, wherever the words around it change', () => {
    const words = 'one old heron on {wet slate|old ice} at rest';
    expect(read([{ slot: 'subject', words }])).toEqual([{ slot: 'subject', words, reason: '' }]);
    expect(read([{ slot: 'subject', words: 'one old heron on wet slate' }, light])).toEqual([light]);
  });

  it('draws a subject where there is none yet, and leaves the one that there is', () => {
    const subject = { slot: 'subject', words: 'an owl', reason: '' };
    expect(read([subject, light], { ...vary, slots: {} })).toEqual([subject, light]);
    expect(read([subject, { slot: 'exclude', words: 'birds' }, light], vary)).toEqual([light]);
  });
});

test.each([
  ['{"prompt":"a <b>heron</b> on {slate|ice}, __light__\\nat rest"}', 'a heron on slate ice, light at rest'],
  ['```json\n{"prompt":"an owl"}\n```', 'an owl'],
  ['{"prompt":" {|} "}', null],
  ['{"words":"an owl"}', null],
  ['I cannot look at that.', null],
])('the words for a picture of %s are %s', (answer, words) => {
  expect(promptIn(answer)).toBe(words);
});

test('the words for a picture are no longer than a prompt', () => {
  expect(promptIn(JSON.stringify({ prompt: 'ink '.repeat(900) }))?.length).toBeLessThanOrEqual(
    photoShootLimits.promptCharacters,
  );
});

describe('of an answer is left out', () => {
  it.each([
    ['a slot that there is not', { slot: 'weather', words: 'rain' }],
    ['an inherited name', { slot: 'constructor', words: 'rain' }],
    ['nothing', { slot: 'lens', words: ' \n ' }],
    ['what is there already', { slot: 'mood', words: 'calm' }],
    ['a brace that is not closed', { slot: 'lens', words: '{50|85 mm' }],
    ['a list that there is not', { slot: 'lens', words: '__nowhere__' }],
    ['the same slot again', { ...light, words: 'another light' }],
    ['markup alone', { slot: 'lens', words: '<img src=x onerror=alert(1)>' }],
  ])('%s', (_, change) => {
    expect(read([light, change])).toEqual([light]);
  });

  it('everything, and then it is no answer', () => {
    expect(read([{ slot: 'weather', words: 'rain' }])).toBeNull();
  });
});

test('words are plain and on one line, and no longer than a slot', () => {
  const [change] =
    read([
      {
        slot: 'light',
        words: `<b>**low**</b>\n\u202ewinter\u0000 sun ${'🌫'.repeat(libraryLimits.slotCharacters)}`,
        reason: `<script>x</script>${'because '.repeat(200)}`,
      },
    ]) ?? [];
  expect(change?.words).toMatch(/^low winter sun 🌫/u);
  expect(change?.words.length).toBeLessThanOrEqual(libraryLimits.slotCharacters);
  expect(change?.words.isWellFormed()).toBe(true);
  expect(change?.reason).not.toMatch(/[<>]/);
  expect(change?.reason.length).toBeLessThanOrEqual(languageModelLimits.reasonCharacters);
});

test('together they are no longer than a prompt', () => {
  const words = 'x '.repeat(libraryLimits.slotCharacters / 2 - 1).trim();
  const changes = read(promptSlots.map((slot) => ({ slot, words: `${slot} ${words}`.slice(0, 1_990) })));
  expect(changes?.length).toBeGreaterThan(2);
  expect(changes?.length).toBeLessThan(promptSlots.length);
});

test('more than is read is no answer', () => {
  const long = { ...light, reason: 'x'.repeat(languageModelLimits.answerCharacters) };
  expect(read([long])).toBeNull();
});

test('any answer is read to something the contract takes, or to nothing', () => {
  const change = fc.record({
    slot: fc.oneof(fc.constantFrom(...promptSlots), fc.string()),
    words: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('{a|b}', '__light__', '{a', '<b>')),
    reason: fc.oneof(fc.string({ unit: 'binary' }), fc.constant(undefined)),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(change).map((changes) => JSON.stringify({ changes })),
      ),
      fc.constantFrom(improve, vary),
      (answer, request) => {
        for (const { slot, words, reason } of changesIn(answer, request) ?? []) {
          expect(promptSlots).toContain(slot);
          expect(words).not.toMatch(/[<>`\p{C}]/u);
          expect(words.length).toBeLessThanOrEqual(libraryLimits.slotCharacters);
          expect(reason.length).toBeLessThanOrEqual(languageModelLimits.reasonCharacters);
        }
      },
    ),
  );
});
