import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoShootLimits } from '../constants/photo-shoot.ts';
import {
  agoChangesInMs,
  formatAgo,
  formatBytes,
  formatDeadline,
  formatDuration,
  formatMoment,
  formatMoney,
} from './index.ts';

const secondMs = 1000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe('how long ago', () => {
  test.each([
    [0, 'now', 'ahora'],
    [999, 'now', 'ahora'],
    [12 * secondMs, '12 seconds ago', 'hace 12 segundos'],
    [59_999, '59 seconds ago', 'hace 59 segundos'],
    [60_000, '1 minute ago', 'hace 1 minuto'],
    [18 * 60_000, '18 minutes ago', 'hace 18 minutos'],
    [hourMs, '1 hour ago', 'hace 1 hora'],
    [dayMs - 1, '23 hours ago', 'hace 23 horas'],
    [dayMs, '1 day ago', 'hace 1 día'],
    [7 * dayMs, '1 week ago', 'hace 1 semana'],
    [40 * dayMs, '1 month ago', 'hace 1 mes'],
    [800 * dayMs, '2 years ago', 'hace 2 años'],
    [-5 * secondMs, 'now', 'ahora'],
  ])('%i ms: %s, %s', (ageMs, english, spanish) => {
    expect([formatAgo(0, ageMs, 'en'), formatAgo(0, ageMs, 'es')]).toEqual([english, spanish]);
  });

  test('changes exactly when it says it will', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 3000 * dayMs }), (ageMs) => {
        const changesIn = agoChangesInMs(0, ageMs);
        expect(changesIn).toBeGreaterThan(0);
        expect(formatAgo(0, ageMs + changesIn - 1, 'en')).toBe(formatAgo(0, ageMs, 'en'));
        expect(formatAgo(0, ageMs + changesIn, 'en')).not.toBe(formatAgo(0, ageMs, 'en'));
      }),
    );
  });
});

test('the exact moment and its zone are said in the manner of the language', () => {
  const moment = Date.UTC(2026, 10, 21, 9, 5, 7);
  expect([formatMoment(moment, 'en', 'UTC'), formatMoment(moment, 'es', 'UTC')]).toEqual([
    'November 21, 2026 at 9:05:07 AM UTC',
    '21 de noviembre de 2026 a las 9:05:07 UTC',
  ]);
});

test('money is written from whole cents', () => {
  const plain = (cents: number, locale: string) => formatMoney(cents, locale).replace(/\s/g, ' ');
  expect([plain(4999, 'en'), plain(19999, 'es'), plain(150, 'en')]).toEqual([
    '$49.99',
    '199,99 US$',
    '$1.50',
  ]);
});

test('a size is said in the unit a reader thinks in', () => {
  const sizes = [0, 512, 1024, 2_516_582, photoShootLimits.referenceBytes].map((bytes) =>
    formatBytes(bytes, 'en'),
  );
  expect(sizes).toEqual(['0 byte', '512 byte', '1 kB', '2.4 MB', '10 MB']);
  expect(formatBytes(2_516_582, 'es')).toBe('2,4 MB');
});

test.each([
  [0, '1 sec', '1 s'],
  [14_400, '14 sec', '14 s'],
  [89_400, '89 sec', '89 s'],
  [90_000, '2 min', '2 min'],
  [600_000, '10 min', '10 min'],
])('%d ms are said in seconds, and in minutes once they are many', (ms, english, spanish) => {
  expect([formatDuration(ms, 'en'), formatDuration(ms, 'es')]).toEqual([english, spanish]);
});

test('a deadline is said to the minute, in the zone asked for', () => {
  const moment = Date.UTC(2026, 11, 21, 10, 0, 30);
  expect(formatDeadline(moment, 'en-GB', 'UTC')).toBe('21 December 2026 at 10:00');
  expect(formatDeadline(moment, 'es', 'Europe/Madrid')).toBe('21 de diciembre de 2026 a las 11:00');
});
