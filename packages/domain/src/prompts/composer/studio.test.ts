import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promptLimits } from '../../constants/prompts.ts';
import { promptStudio } from '../../texts/en/promptStudio.ts';
import { languages } from '../../texts/index.ts';
import { choiceOf } from '../choices/index.ts';
import {
  isPromptEmpty,
  type PromptSlots,
  promptSlots,
  promptTemplates,
  type RecentPrompt,
  templateTextKey,
  withRecent,
  withSlot,
} from '../index.ts';
import { composePrompt, drawPrompt, readPrompt, slotWords, varyOrDraw } from './index.ts';

const slots: PromptSlots = {
  subject: { text: 'a dancer in {silk|linen|}, {one|two {gloves|rings}}' },
  light: { text: '__light__' },
  mood: { choice: 'quiet-melancholy' },
  exclude: { text: '__nowhere__' },
};

describe('reading a prompt for the studio', () => {
  const reading = readPrompt(slots, 7, 'en');

  test('cuts the words of a slot where they alternate', () => {
    expect(reading.slots.subject?.pieces).toEqual([
      { kind: 'words', text: 'a dancer in ' },
      { kind: 'fan', source: '{silk|linen|}', options: ['silk', 'linen', ''], more: 0 },
      { kind: 'words', text: ', ' },
      {
        kind: 'fan',
        source: '{one|two {gloves|rings}}',
        options: ['one', 'two gloves', 'two rings'],
        more: 0,
      },
    ]);
    const [list] = reading.slots.light?.pieces ?? [];
    expect(list?.kind === 'fan' && [list.options.length, list.more > 30]).toEqual([
      promptLimits.fanned,
      true,
    ]);
    expect(reading.slots.exclude?.pieces).toEqual([{ kind: 'words', text: '__nowhere__' }]);
  });

  test('says what makes a phrase of them, what it can become, and what is not understood', () => {
    expect(reading.slots.mood).toMatchObject({ words: 'quiet melancholy' });
    expect(reading.slots.style).toBeUndefined();
    expect(reading.text).toBe(composePrompt(slots, 'en'));
    expect(reading.examples).toHaveLength(promptLimits.examples);
    expect(reading.combinations.exact && reading.combinations.count % 9).toBe(0);
    expect(reading.faults.map(({ code }) => code)).toEqual(['unknownList']);
    expect(readPrompt({}, 7, 'es')).toMatchObject({ text: '', slots: {}, examples: [], faults: [] });
  });

  test('has an answer for any words', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...languages), (text, language) => {
        const { slots: read, text: whole } = readPrompt({ subject: { text } }, 1, language);
        expect(read.subject?.words ?? '').toBe(slotWords('subject', { text }, language));
        expect(whole).toContain(read.subject?.words ?? '');
      }),
    );
  });
});

test('a prompt is drawn whole from nothing, and varied from something', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const drawn = drawPrompt(seed);
      expect(drawPrompt(seed)).toEqual(drawn);
      expect(Object.keys(drawn)).toEqual(promptSlots.filter((slot) => slot !== 'exclude'));
      for (const slot of promptSlots)
        if (slot !== 'exclude') expect(slotWords(slot, drawn[slot], 'es')).not.toBe('');
      expect(varyOrDraw({ exclude: { text: ' ' } }, seed)).toEqual(drawn);
      expect(varyOrDraw(slots, seed).subject).toEqual(slots.subject);
    }),
  );
});

test('a slot is filled, and emptied by what says nothing', () => {
  const filled = withSlot({}, 'light', { text: 'a lamp' });
  expect([filled, isPromptEmpty(filled)]).toEqual([{ light: { text: 'a lamp' } }, false]);
  for (const value of [undefined, { text: '  ' }]) {
    const emptied = withSlot(filled, 'light', value);
    expect([emptied, isPromptEmpty(emptied)]).toEqual([{}, true]);
  }
});

test('templates have choices that there are, and names', () => {
  for (const { id, slots: template } of promptTemplates) {
    expect(promptStudio[templateTextKey(id)]).toBeTruthy();
    for (const slot of promptSlots) {
      const value = (template as PromptSlots)[slot];
      if (value && 'choice' in value) expect(choiceOf(slot, value.choice), `${id} ${slot}`).toBeDefined();
      if (value && 'text' in value) expect(readPrompt({ [slot]: value }, 1, 'es').faults).toEqual([]);
    }
  }
});

test('of the prompts that were used the newest is first, each is kept once, and some are enough', () => {
  const used = (text: string): RecentPrompt => ({ slots: {}, words: {}, text });
  const many = Array.from({ length: 20 }, (_, at) => used(String(at))).reduce(withRecent, []);
  expect(many.map(({ text }) => text)).toEqual(
    Array.from({ length: promptLimits.recent }, (_, at) => String(19 - at)),
  );
  expect(withRecent(many, used('15')).map(({ text }) => text)[0]).toBe('15');
  expect(withRecent(many, used('15'))).toHaveLength(promptLimits.recent);
});
