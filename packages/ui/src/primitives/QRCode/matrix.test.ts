import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { type Correction, type Outline, outlineOf, quietZone } from './matrix.ts';

const scale = 4;

/** The code as a camera would see it, read by another library than the one that wrote it. */
function read({ side, path }: Outline): string {
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return decodeQR({ width, height: width, data });
}

const written = (text: string, minimum: Correction = 'medium') => {
  const outline = outlineOf(text, minimum);
  if (!outline) throw new Error('The text is too long.');
  return outline;
};

describe('the code of a text', () => {
  test('is read as that text by another library', () => {
    for (const text of [
      'https://mirror.studio/i/4182',
      'Grüße, ¿qué tal? 灯台 🌫️',
      '0123456789',
      'A'.repeat(900),
    ]) {
      expect(read(written(text))).toBe(text);
    }
  });

  test('is read in any language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
        expect(read(written(text))).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  test('is read at every correction', () => {
    for (const minimum of ['low', 'medium', 'quartile', 'high'] as const) {
      expect(read(written('https://mirror.studio', minimum))).toBe('https://mirror.studio');
    }
  });

  test('is read whatever the address is', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        expect(read(written(url))).toBe(url);
      }),
      { numRuns: 40 },
    );
  });

  test('has a quiet zone of four modules on each side', () => {
    const { side, path } = written('https://mirror.studio');
    const lines = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
      Number(x),
      Number(x) + Number(length),
      Number(y),
    ]);
    expect(quietZone).toBe(4);
    expect(Math.min(...lines.map(([from = 0]) => from))).toBe(4);
    expect(Math.max(...lines.map(([, to = 0]) => to))).toBe(side - 4);
    expect(Math.min(...lines.map(([, , y = 0]) => y))).toBe(4);
    expect(Math.max(...lines.map(([, , y = 0]) => y))).toBe(side - 5);
  });

  test('grows with the text and the correction', () => {
    expect(written('a').side).toBe(21 + 8);
    expect(written('a'.repeat(200)).side).toBeGreaterThan(written('a').side);
    expect(written('a'.repeat(200), 'high').side).toBeGreaterThan(written('a'.repeat(200), 'low').side);
  });

  test('is none for a text that is too long', () => {
    expect(outlineOf('a'.repeat(2331), 'medium')).not.toBeNull();
    expect(outlineOf('a'.repeat(2332), 'medium')).toBeNull();
    expect(outlineOf('a'.repeat(2332), 'low')).not.toBeNull();
  });
});
