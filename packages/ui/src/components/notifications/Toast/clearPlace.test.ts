import { expect, test } from 'vitest';
import { clearShift, type Place } from './clearPlace.ts';

const toast: Place = { left: 100, right: 200, top: 72, bottom: 132 };
const row = (top: number, bottom: number, left = 0, right = 300): Place => ({ left, right, top, bottom });
const shift = (...kept: Place[]) =>
  clearShift({ place: toast, kept, size: { width: 300, height: 600 }, gapPx: 8 });

test('stays where nothing is in its way', () => {
  expect(shift()).toEqual({ x: 0, y: 0 });
  expect(shift(row(10, 72), row(132, 160))).toEqual({ x: 0, y: 0 });
  expect(shift(row(80, 120, 0, 100), row(80, 120, 200, 300))).toEqual({ x: 0, y: 0 });
});

test('goes below what is in its way, and below what is in its way there', () => {
  expect(shift(row(100, 140))).toEqual({ x: 0, y: 148 - 72 });
  expect(shift(row(200, 240), row(100, 140))).toEqual({ x: 0, y: 248 - 72 });
});

test('goes between two where there is room for it', () => {
  expect(shift(row(100, 140), row(208, 240))).toEqual({ x: 0, y: 148 - 72 });
});

test('goes no further than the end of the window', () => {
  expect(shift(row(100, 524))).toEqual({ x: 0, y: 532 - 72 });
});

test('covers least where there is no free place', () => {
  expect(shift(row(72, 132), row(140, 600, 60, 300))).toEqual({ x: 8 - 100, y: 140 - 72 });
  expect(shift(row(100, 110), row(132, 600))).toEqual({ x: 0, y: 0 });
});

test('goes aside, no further than it must, where nothing below it is free', () => {
  const low = (...kept: Place[]) =>
    clearShift({ place: toast, kept, size: { width: 300, height: 200 }, gapPx: 8 });
  expect(low(row(60, 200, 90, 140))).toEqual({ x: 148 - 100, y: 0 });
  expect(low(row(60, 200, 160, 210))).toEqual({ x: 52 - 100, y: 0 });
});
