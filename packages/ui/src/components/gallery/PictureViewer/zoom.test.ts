import { expect, test } from 'vitest';
import { mostScale, pixelScale, whole, within, zoomedAt } from './zoom.ts';

const sizes = { stage: { width: 800, height: 600 }, picture: { width: 450, height: 600 } };

test('what is under the pointer stays under it', () => {
  const point = { x: 100, y: -120 };
  const zoom = zoomedAt(whole, 4, point, sizes, 8);
  expect(zoom.scale).toBe(4);
  // The point of the picture that was there, where it is now.
  expect(zoom.x + point.x * 4).toBeCloseTo(point.x);
  expect(zoom.y + point.y * 4).toBeCloseTo(point.y);
});

test('it is never smaller than whole, nor larger than the most', () => {
  expect(zoomedAt(whole, 0.1, { x: 0, y: 0 }, sizes, 8)).toEqual(whole);
  expect(zoomedAt(whole, 100, { x: 0, y: 0 }, sizes, 8).scale).toBe(8);
  expect(zoomedAt({ scale: 2, x: 40, y: 300 }, 0.5, { x: 0, y: 0 }, sizes, 8)).toEqual(whole);
});

test('it is moved as far as its edges, and not at all where it is smaller than the stage', () => {
  expect(within({ scale: 2, x: 999, y: -999 }, sizes)).toEqual({ scale: 2, x: 50, y: -300 });
  expect(within({ scale: 1.5, x: 999, y: 999 }, sizes)).toEqual({ scale: 1.5, x: 0, y: 150 });
});

test('its pixels are those of the screen where it is as wide as it has pixels', () => {
  expect(pixelScale(sizes, 1800)).toBe(4);
  expect(pixelScale(sizes, 1800, 2)).toBe(2);
  expect(pixelScale(sizes, 300)).toBe(1);
  expect(mostScale(sizes, 1800)).toBe(32);
  expect(mostScale(sizes, 100)).toBe(8);
});
