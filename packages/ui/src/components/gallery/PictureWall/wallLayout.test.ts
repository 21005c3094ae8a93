import { expect, test } from 'vitest';
import { layOut, picturesIn } from './wallLayout.ts';

test('a picture hangs in the first of the shortest columns', () => {
  const { places, end, highest } = layOut([1, 2, 1, 1], 2);
  expect(places.map(({ column }) => column)).toEqual([0, 1, 0, 1]);
  expect(places.map(({ height, count }) => [height, count])).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
    [2, 1],
  ]);
  expect([end, highest]).toEqual([{ height: 3, count: 1 }, 2]);
});

const measures = { width: 300, gap: 16 };

test.each([
  [4, { from: 0, to: 900 }],
  [4, { from: 20_000, to: 20_900 }],
  [3, { from: -500, to: 400 }],
  [6, { from: 1_000_000, to: 1_001_000 }],
])(
  'with %i columns every picture that reaches into the band %o is drawn, and few others',
  (columns, band) => {
    const shapes = [4 / 3, 1, 3 / 4, 16 / 9, 9 / 16];
    const heights = Array.from({ length: 20_000 }, (_, at) => shapes[(at * 7) % shapes.length] ?? 1);
    const layout = layOut(heights, columns);
    const { first, end } = picturesIn(layout, band, measures);
    const reaching = layout.places.flatMap(({ height, count }, at) => {
      const top = height * measures.width + count * measures.gap;
      const bottom = top + (heights[at] ?? 0) * measures.width;
      return bottom >= band.from && top <= band.to ? at : [];
    });
    expect(reaching.every((at) => at >= first && at < end)).toBe(true);
    expect(end - first - reaching.length).toBeLessThanOrEqual(columns * 4);
  },
);
