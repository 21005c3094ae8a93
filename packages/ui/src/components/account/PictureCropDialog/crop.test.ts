import { profilePictureLimits } from '@mirror-studio/domain/constants/profiles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, middle, mostZoom, moved, within, zoomedTo } from './crop.ts';

const wide = { width: 1_600, height: 800 };

test('begins with the largest square in the middle', () => {
  expect(areaOf(middle, wide)).toEqual({ x: 400, y: 0, side: 800 });
});

test('a picture that is moved to the right shows more of its left, and no further than its edge', () => {
  expect(areaOf(moved(middle, wide, 0.25, 0), wide)).toEqual({ x: 200, y: 0, side: 800 });
  expect(areaOf(moved(middle, wide, 5, 5), wide)).toEqual({ x: 0, y: 0, side: 800 });
  expect(areaOf(moved(middle, wide, -5, 0), wide)).toEqual({ x: 800, y: 0, side: 800 });
});

test('is enlarged about its middle, or about a point, which stays', () => {
  expect(areaOf(zoomedTo(middle, wide, 2), wide)).toEqual({ x: 600, y: 200, side: 400 });
  expect(areaOf(zoomedTo(middle, wide, 2, { x: -0.5, y: -0.5 }), wide)).toEqual({ x: 400, y: 0, side: 400 });
  expect(areaOf(zoomedTo(zoomedTo(middle, wide, 2, { x: 0.5, y: 0 }), wide, 1), wide).side).toBe(800);
});

test('a small picture is not enlarged beyond what is kept of it', () => {
  expect(mostZoom({ width: 100, height: 100 })).toBe(1);
  expect(mostZoom({ width: 256, height: 900 })).toBe(256 / profilePictureLimits.smallPx);
  expect(mostZoom({ width: 9_000, height: 9_000 })).toBe(profilePictureLimits.mostZoom);
});

test('whatever is done, the square lies in the picture', () => {
  const side = fc.integer({ min: 1, max: 12_000 });
  const number = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.array(fc.tuple(number, number, number)), (width, height, acts) => {
      const size = { width, height };
      const crop = acts.reduce(
        (before, [x, y, zoom]) => moved(zoomedTo(before, size, zoom, { x, y }), size, x, y),
        middle,
      );
      expect(within(crop, size).zoom).toBeCloseTo(crop.zoom);
      const area = areaOf(crop, size);
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(area.side).toBeGreaterThanOrEqual(1);
      expect(area.x + area.side).toBeLessThanOrEqual(width);
      expect(area.y + area.side).toBeLessThanOrEqual(height);
    }),
  );
});
