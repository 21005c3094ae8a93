import { expect, test } from 'vitest';
import { fileNames } from './index.ts';

const createdAt = new Date('2026-11-21T23:32:10Z');
const nameOf = (prompt: string, timeZone = 'UTC') =>
  fileNames([{ createdAt, prompt, extension: 'png' }], timeZone)[0];

test.each([
  ['Salt flats at first light', '2026-11-21 23.32 Salt flats at first light.png'],
  ['', '2026-11-21 23.32.png'],
  ['../../etc/passwd', '2026-11-21 23.32 .. .. etc passwd.png'],
  ['C:\\nul <a|b> "c"?*', '2026-11-21 23.32 C nul a b c.png'],
  ['ends in dots. . .', '2026-11-21 23.32 ends in dots.png'],
  ['two\nlines\u0000\u202Egnp.exe', '2026-11-21 23.32 two lines gnp.exe.png'],
  ['امرأة في ضوء القمر', '2026-11-21 23.32 امرأة في ضوء القمر.png'],
  ['👩🏽‍🚀 on the moon 🌙', '2026-11-21 23.32 👩🏽‍🚀 on the moon 🌙.png'],
  ['half \ud83d an emoji', '2026-11-21 23.32 half \ufffd an emoji.png'],
])('a picture of %j is kept as %j', (prompt, name) => {
  expect(nameOf(prompt)).toBe(name);
});

test('the day is that of the time zone', () => {
  expect(nameOf('x', 'Asia/Tokyo')).toBe('2026-11-22 08.32 x.png');
  expect(() => nameOf('x', 'Asia/Nowhere')).toThrow(RangeError);
});

test.each(['long words ', 'ضوء ', '👩🏽‍🚀'])('a long prompt of %j is cut between its letters', (word) => {
  const name = nameOf(word.repeat(200)) ?? '';
  const bytes = new TextEncoder().encode(name).length;
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(143);
  expect(name.isWellFormed()).toBe(true);
  expect(name).not.toMatch(/\u200d\.png$/);
});

test('no name is given twice, whatever a system makes of letters', () => {
  const prompts = ['Fern', 'fern', 'FERN (2)', 'fern', 'Cafe\u0301', 'CAFÉ'];
  const names = fileNames(
    prompts.map((prompt) => ({ createdAt, prompt, extension: 'png' })),
    'UTC',
  );
  expect(names.map((name) => name.slice(17, -4))).toEqual([
    'Fern',
    'fern (2)',
    'FERN (2) (2)',
    'fern (3)',
    'Café',
    'CAFÉ (2)',
  ]);
});
