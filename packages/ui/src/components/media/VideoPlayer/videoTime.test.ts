import { describe, expect, it } from 'vitest';
import { formatTime, frameAt, framesIn, timeOf } from './videoTime.ts';

describe('formatTime', () => {
  it.each([
    [0, '0:00.0'],
    [0.3, '0:00.3'],
    [9.99, '0:09.9'],
    [59.96, '0:59.9'],
    [60, '1:00.0'],
    [75.26, '1:15.2'],
    [3600, '60:00.0'],
    [-1, '0:00.0'],
    [Number.NaN, '0:00.0'],
    [Number.POSITIVE_INFINITY, '0:00.0'],
  ])('says %s as %s', (seconds, said) => {
    expect(formatTime(seconds)).toBe(said);
  });
});

describe('frames', () => {
  it.each([12, 24, 25, 29.97, 30, 60])('are found again at %s a second', (rate) => {
    for (let frame = 0; frame < 500; frame += 1) {
      expect(frameAt(timeOf(frame, rate), rate)).toBe(frame);
      expect(frameAt(frame / rate, rate)).toBe(frame);
    }
  });

  it('are counted in a length', () => {
    expect(framesIn(2, 12)).toBe(24);
    expect(framesIn(1.999, 12)).toBe(24);
    expect(framesIn(Number.NaN, 12)).toBe(0);
    expect(frameAt(-0.2, 12)).toBe(0);
  });
});
