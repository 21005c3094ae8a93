import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canCancel,
  canRetry,
  cardAssets,
  countRunning,
  jobBadges,
  jobPageFilters,
  jobPrompt,
  jobStatuses,
  matchesJobFilter,
  promptExcerpt,
  readJobStatus,
} from './index.ts';

test('a status from the wire is known, pending is queued, anything else is nothing', () => {
  expect(jobStatuses.map(readJobStatus)).toEqual([...jobStatuses]);
  expect(['pending', 'done', '', 'QUEUED'].map(readJobStatus)).toEqual(['queued', null, null, null]);
});

test('the filters show what they say', () => {
  const shown = jobPageFilters.map((filter) =>
    jobStatuses.filter((status) => matchesJobFilter(status, filter)),
  );
  expect(shown).toEqual([[...jobStatuses], ['queued', 'running'], ['completed'], ['failed'], ['cancelled']]);
});

test('only running is blue and turns', () => {
  expect(jobStatuses.filter((status) => jobBadges[status].spins)).toEqual(['running']);
  expect(jobStatuses.map((status) => jobBadges[status].tone)).toEqual([
    'muted',
    'running',
    'success',
    'danger',
    'muted',
  ]);
});

test('what has not ended can be cancelled, what ended badly can be tried again', () => {
  expect(jobStatuses.filter(canCancel)).toEqual(['queued', 'running']);
  expect(jobStatuses.filter(canRetry)).toEqual(['failed', 'cancelled']);
});

test('the badge counts running jobs and no queued ones', () => {
  expect(countRunning(jobStatuses.map((status) => ({ status })))).toBe(1);
});

describe('the prompt', () => {
  test('comes from prompt, textPrompt, text, in that order', () => {
    expect(jobPrompt({ prompt: 'a', textPrompt: 'b', text: 'c' })).toBe('a');
    expect(jobPrompt({ prompt: '', textPrompt: 'b', text: 'c' })).toBe('b');
    expect(jobPrompt({ text: 'c' })).toBe('c');
    expect(jobPrompt({})).toBe('');
  });

  test('is cut at a hundred characters and says so', () => {
    const exact = 'x'.repeat(100);
    expect(promptExcerpt({ prompt: exact })).toBe(exact);
    expect(promptExcerpt({ prompt: `${exact}y` })).toBe(`${exact}...`);
  });

  test('never cuts a character in half', () => {
    const family = '👩‍👩‍👧';
    const accented = 'e\u0301';
    expect(promptExcerpt({ prompt: accented.repeat(101) })).toBe(`${accented.repeat(100)}...`);
    expect(promptExcerpt({ prompt: family.repeat(101) })).toBe(`${family.repeat(100)}...`);
    expect(promptExcerpt({ prompt: family.repeat(100) })).toBe(family.repeat(100));
  });

  test('is the whole prompt or its beginning', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (prompt) => {
        const excerpt = promptExcerpt({ prompt });
        expect(excerpt === prompt || prompt.startsWith(excerpt.slice(0, -3))).toBe(true);
      }),
    );
  });
});

test('a card shows three pictures of a batch and one video', () => {
  expect(cardAssets('image_batch', [1, 2, 3, 4])).toEqual([1, 2, 3]);
  expect(cardAssets('video_render', [1, 2])).toEqual([1]);
  expect(cardAssets('video_render', [])).toEqual([]);
});
