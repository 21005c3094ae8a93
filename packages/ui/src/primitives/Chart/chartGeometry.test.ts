import { describe, expect, it } from 'vitest';
import { binsOf } from './bins.ts';
import { apart, type ChartPoint, cut, type Frame, geometryOf, pointAt, pointNames } from './chartGeometry.ts';

const points = (...values: (number | null)[]): ChartPoint[] =>
  values.map((value, at) => ({ label: `day ${at}`, value }));
const frame: Frame = { kind: 'line', width: 400, height: 200, before: 0, beside: 0, isMirrored: false };

describe('geometryOf', () => {
  it('begins at nothing and ends at a round figure', () => {
    const { y, ticks, bottom, top, zero } = geometryOf(points(3, 97), frame);
    expect(ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect([y(0), y(100), zero]).toEqual([bottom, top, bottom]);
  });

  it('has no halves of what is counted, and parts of what is measured', () => {
    expect(geometryOf(points(0, 1), frame).ticks).toEqual([0, 1]);
    expect(geometryOf(points(0, 3), frame).ticks).toEqual([0, 1, 2, 3]);
    expect(geometryOf(points(0, 0.5), frame).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  it('has room below nothing for what is less', () => {
    const { y, zero, bottom } = geometryOf(points(-40, 60), frame);
    expect(zero).toBeLessThan(bottom);
    expect(y(-40)).toBeLessThanOrEqual(bottom);
  });

  it('draws nothing but zeros on the ground, and no points at all without an error', () => {
    expect(geometryOf(points(0, 0), frame).y(0)).toBe(geometryOf(points(0, 0), frame).bottom);
    expect(geometryOf([], frame).ticks.length).toBeGreaterThan(1);
  });

  it('reaches from edge to edge with a line, and keeps half a step with bars', () => {
    const { x } = geometryOf(points(1, 2, 3), frame);
    expect([x(0), x(1), x(2)]).toEqual([0, 200, 400]);
    const bars = geometryOf(points(1, 2), { ...frame, kind: 'bar' });
    expect([bars.x(0), bars.x(1)]).toEqual([100, 300]);
  });

  it('keeps the room beside the last point, and turns with the direction of reading', () => {
    expect(geometryOf(points(1, 2), { ...frame, beside: 100 }).x(1)).toBe(300);
    expect(geometryOf(points(1, 2), { ...frame, beside: 100, isMirrored: true }).x(1)).toBe(100);
  });

  it('keeps the room before the first point', () => {
    expect(geometryOf(points(1, 2), { ...frame, before: 40 }).x(0)).toBe(40);
    expect(geometryOf(points(1, 2), { ...frame, before: 40, isMirrored: true }).x(0)).toBe(360);
    expect(pointAt(40, 5, { ...frame, before: 40 })).toBe(0);
    expect(pointAt(400, 5, { ...frame, before: 40 })).toBe(4);
  });

  it('draws the ranges of a distribution edge to edge', () => {
    const { barWidth, step } = geometryOf(points(1, 2), { ...frame, kind: 'distribution' });
    expect(step - barWidth).toBe(1);
  });

  it('puts one point in the middle', () => {
    expect(geometryOf(points(5), frame).x(0)).toBe(200);
  });

  it('leaves a gap where nothing is known', () => {
    const { path } = geometryOf(points(1, 2, null, 3, 4), frame);
    expect(path(({ value }) => value).match(/M/g)).toHaveLength(2);
    expect(path(({ previous }) => previous)).toBe('');
  });

  it.each([1, 2, 30, 1000])('draws %s bars that do not touch and can be seen', (count) => {
    const { barWidth, step } = geometryOf(points(...Array.from({ length: count }, () => 1)), {
      ...frame,
      kind: 'bar',
    });
    expect(barWidth).toBeGreaterThanOrEqual(1);
    expect(barWidth).toBeLessThanOrEqual(Math.max(1, step));
    expect(barWidth).toBeLessThanOrEqual(56);
  });
});

describe('labels', () => {
  const named = (given: readonly ChartPoint[], more: Partial<Frame> = {}) => {
    const drawn = { ...frame, ...more };
    const { x } = geometryOf(given, drawn);
    return pointNames(given, drawn, x);
  };

  it('are named as many as have room, the first always', () => {
    expect(named(points(1, 2, 3)).map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(named(points(1, 2, 3, 4), { width: 120 }).map(({ at }) => at)).toEqual([0, 2]);
    expect(named([])).toEqual([]);
  });

  it('stay within the edges, and what would then touch another is left out', () => {
    expect(named(points(1, 2)).map(({ place, anchor }) => [place, anchor])).toEqual([
      [0, 'start'],
      [400, 'end'],
    ]);
    const long = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => ({ label: label.repeat(14), value: 1 }));
    expect(named(long, { width: 664 }).map(({ at }) => at)).toEqual([0, 2, 3, 4]);
  });

  it('are cut with a sign that they are', () => {
    expect(cut('3 Nov')).toBe('3 Nov');
    expect(cut('The first evening of all')).toBe('The first eve…');
  });

  it('are moved apart, each on its own side', () => {
    expect(apart(100, 140)).toEqual([100, 140]);
    expect(apart(100, 101)).toEqual([93, 108]);
    expect(apart(101, 100)).toEqual([108, 93]);
  });
});

describe('pointAt', () => {
  it.each([
    [-5, 0],
    [49, 0],
    [160, 2],
    [399, 4],
    [900, 4],
  ])('finds at %s px of a line the point %s', (place, at) => {
    expect(pointAt(place, 5, frame)).toBe(at);
  });

  it('finds the bar that one points at', () => {
    expect(pointAt(119, 5, { ...frame, kind: 'bar' })).toBe(1);
    expect(pointAt(400, 5, { ...frame, kind: 'bar' })).toBe(4);
  });
});

describe('binsOf', () => {
  it('counts each value once, in ranges of one width', () => {
    const bins = binsOf([1, 2, 2, 11, 19, 40], 4, String);
    expect(bins.map(({ label }) => label)).toEqual(['0–10', '10–20', '20–30', '30–40', '40–50']);
    expect(bins.map(({ value }) => value)).toEqual([3, 2, 0, 0, 1]);
    expect(binsOf([], 4, String).every(({ value }) => value === 0)).toBe(true);
  });
});
