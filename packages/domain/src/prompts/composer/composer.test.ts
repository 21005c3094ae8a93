import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prompts as english } from '../../texts/en/prompts.ts';
import { languages } from '../../texts/index.ts';
import { slotChoices } from '../choices/index.ts';
import { anyPrompt } from '../grammar/testing/prompts.ts';
import { type PromptSlots, parsePrompt, promptSlots, slotTextKey } from '../index.ts';
import { composeParts, composePrompt, improvePrompt, slotWords, varyPrompt } from './index.ts';
import { improvedSlots, mentions } from './mentions.ts';

const full: PromptSlots = {
  subject: { text: ' a dancer in {silk|linen}. ' },
  style: { choice: 'film-still' },
  light: { choice: 'rim-light' },
  lens: { choice: '85mm-portrait' },
  mood: { choice: 'quiet-melancholy' },
  palette: { choice: 'teal-orange' },
  exclude: { choice: 'watermark' },
};
const anyLanguage = fc.constantFrom(...languages);
const anySlots: fc.Arbitrary<PromptSlots> = fc.record(
  Object.fromEntries(
    promptSlots.map((slot) => [
      slot,
      fc.oneof(
        fc.constantFrom(...slotChoices[slot]).map(({ id }) => ({ choice: id })),
        fc.oneof(fc.string(), anyPrompt).map((text) => ({ text })),
      ),
    ]),
  ),
  { requiredKeys: [] },
);

describe('composing', () => {
  test('joins slots to a text of the language', () => {
    expect([composePrompt(full, 'en'), composePrompt(full, 'es')]).toMatchInlineSnapshot(`
      [
        "a dancer in {silk|linen}, cinematic film still, rim light along the contours, 85 mm portrait lens, a mood of quiet melancholy, a palette of teal and burnt orange. Without watermark.",
        "a dancer in {silk|linen}, fotograma de cine, luz de contorno, objetivo de retrato de 85 mm, un ambiente de melancolía callada, una paleta de verde azulado y naranja quemado. Sin marca de agua.",
      ]
    `);
    expect(composePrompt({ exclude: { text: 'people' } }, 'en')).toBe('Without people.');
    expect(composePrompt({ mood: { text: 'like a Sunday;' }, light: { choice: 'gone' } }, 'en')).toBe(
      'like a Sunday',
    );
    expect(composePrompt({}, 'en')).toBe('');
  });

  test('says where each slot stands, whatever is in it', () => {
    fc.assert(
      fc.property(anySlots, anyLanguage, (slots, language) => {
        const { text, parts } = composeParts(slots, language);
        const filled = promptSlots.filter((slot) => slotWords(slot, slots[slot], language) !== '');
        expect(parts.map(({ slot }) => slot)).toEqual(filled);
        for (const { slot, from, to } of parts)
          expect(text.slice(from, to)).toContain(slotWords(slot, slots[slot], language));
      }),
    );
  });

  test('every slot has a name', () => {
    expect(promptSlots.map((slot) => english[slotTextKey(slot)])).toHaveLength(7);
  });
});

describe('Vary', () => {
  const ofFive = ['style', 'light', 'lens', 'mood', 'palette'] as const;
  const alternates = (text: string) => parsePrompt(text, {}).tree.nodes.some(({ kind }) => kind !== 'text');

  test('changes two or three of the slots that do not alternate, and keeps the subject and what is left out', () => {
    fc.assert(
      fc.property(anySlots, fc.integer(), (slots, seed) => {
        const varied = varyPrompt(slots, seed);
        expect(varied).toEqual(varyPrompt(slots, seed));
        const differing = promptSlots.filter(
          (slot) => slotWords(slot, varied.slots[slot], 'en') !== slotWords(slot, slots[slot], 'en'),
        );
        expect(differing).toEqual(varied.changed);
        const free = ofFive.filter((slot) => {
          const value = slots[slot];
          const isAlternating = value !== undefined && 'text' in value && alternates(value.text);
          return !isAlternating;
        }).length;
        expect([Math.min(2, free), Math.min(3, free)]).toContain(differing.length);
        expect([varied.slots.subject, varied.slots.exclude]).toEqual([slots.subject, slots.exclude]);
      }),
    );
  });

  test('keeps what alternates already', () => {
    const alternating = { ...full, light: { text: '{rim|soft} light' }, mood: { text: '__mood__' } };
    for (const seed of Array.from({ length: 50 }, (_, at) => at)) {
      const { slots, changed: varied } = varyPrompt(alternating, seed);
      expect([slots.light, slots.mood, varied.length]).toEqual([
        alternating.light,
        alternating.mood,
        expect.toBeOneOf([2, 3]),
      ]);
    }
  });

  test('comes to each of the five slots', () => {
    const changed = new Set(Array.from({ length: 50 }, (_, seed) => varyPrompt(full, seed).changed).flat());
    expect([...changed].toSorted()).toEqual(['lens', 'light', 'mood', 'palette', 'style']);
  });
});

describe('Improve', () => {
  test.each([
    ['a cat on a roof.', ', ', '.'],
    ['a cat on a roof', ', ', ''],
    ['a cat on a roof. Without people.', ', ', '. Without people.'],
    ['un gato en un tejado, sin gente', '. ', ''],
    ['a {cat. Without a tail|dog}', '. ', ''],
  ])('adds to %j what is missing, and nothing else', (before, begin, end) => {
    const { text, changes } = improvePrompt(before, 3, 'en');
    const kept = before.slice(0, before.length - end.length);
    expect(changes.map(({ slot }) => slot)).toEqual(improvedSlots);
    expect(/^\p{Lu}/u.test(text.slice(changes[0]?.from))).toBe(begin === '. ');
    expect(text).toBe(
      `${kept}${begin}${changes.map(({ from, to }) => text.slice(from, to)).join(', ')}${end}`,
    );
    expect(changes.map(({ reasonKey }) => english[reasonKey])).not.toContain(undefined);
  });

  test.each([
    ['a cat in the golden hour', 'light'],
    ['a cat, backlit', 'light'],
    ['un gato a contraluz', 'light'],
    ['a cat, __luz__', 'light'],
    ['a cat, 85mm f/1.8', 'lens'],
    ['un gato con gran angular', 'lens'],
    ['a cat, MELANCHOLY', 'mood'],
    ['un gato en una ATMÓSFERA extraña', 'mood'],
    ['a cat in black and white', 'palette'],
    ['un gato, verde salvia y crema', 'palette'],
  ] as const)('leaves alone what %j says already: %s', (text, slot) => {
    expect(improvedSlots.filter((one) => mentions(text, one))).toEqual([slot]);
    const all = improvePrompt('a cat', 5, 'es').changes.map((change) => [change.slot, change.choice]);
    const fewer = improvePrompt(text, 5, 'es').changes.map((change) => [change.slot, change.choice]);
    expect(fewer).toEqual(all.filter(([one]) => one !== slot));
  });

  test('a mention is a word, not a part of another', () => {
    expect(
      improvedSlots.filter((slot) => mentions('a delightful slit in a soldier, 5 mmx, de sola', slot)),
    ).toEqual([]);
  });

  test('has nothing to add to what is whole, empty, not closed or too long', () => {
    for (const text of [composePrompt(full, 'es'), '', '  ', 'a {cat|dog', 'x'.repeat(20_000)])
      expect(improvePrompt(text, 1, 'en')).toEqual({ before: text, text, changes: [] });
    expect(improvePrompt(full, 1, 'en')).toMatchObject({ slots: full, changes: [] });
  });

  test('fills slots that are empty and not spoken of', () => {
    const slots: PromptSlots = { subject: { text: 'a cat in the shadow' }, mood: { text: 'odd' } };
    const { slots: improved, changes, text } = improvePrompt(slots, 1, 'en');
    expect(changes.map(({ slot }) => slot)).toEqual(['lens', 'palette']);
    expect(improved).toEqual({
      ...slots,
      lens: { choice: changes[0]?.choice },
      palette: { choice: changes[1]?.choice },
    });
    expect(text).toBe(composePrompt(improved, 'en'));
  });

  test('of anything: takes no word away, does the same again, makes no fault, and is content with its own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyPrompt), fc.integer(), anyLanguage, (text, seed, language) => {
        const improved = improvePrompt(text, seed, language);
        expect(improvePrompt(text, seed, language)).toEqual(improved);
        const [first] = improved.changes;
        const last = improved.changes.at(-1);
        if (!first || !last) return;
        const begin = improved.text.slice(0, first.from).replace(/(, |\. )$/, '');
        expect(begin + improved.text.slice(last.to)).toBe(text);
        expect(parsePrompt(improved.text, {}).faults.map(({ code }) => code)).toEqual(
          parsePrompt(text, {}).faults.map(({ code }) => code),
        );
        expect(improvePrompt(improved.text, seed + 1, language).changes).toEqual([]);
      }),
    );
  });
});
