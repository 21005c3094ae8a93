import { describe, expect, test } from 'vitest';
import { contrast, isInSrgb, oklch, parseOklch, toHex } from './colour.ts';
import { withMoreContrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { contrastPairs } from './pairs.ts';
import { ramps } from './ramps.ts';

const themes = {
  dark,
  light,
  'dark, more contrast': withMoreContrast(dark),
  'light, more contrast': withMoreContrast(light),
};

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  test.each(contrastPairs(theme))('$name stands out by $minimum', ({ front, surfaces, minimum }) => {
    expect(contrast(front, surfaces)).toBeGreaterThanOrEqual(minimum);
  });
});

test('more contrast is never less', () => {
  for (const theme of [dark, light]) {
    const more = contrastPairs(withMoreContrast(theme));
    for (const [index, pair] of contrastPairs(theme).entries()) {
      if (!pair.name.startsWith('text.')) continue;
      const stronger = more[index];
      expect(stronger && contrast(stronger.front, stronger.surfaces), pair.name).toBeGreaterThanOrEqual(
        contrast(pair.front, pair.surfaces) - 0.01,
      );
    }
  }
});

test('a screen can show every step of every ramp', () => {
  for (const [name, ramp] of Object.entries(ramps)) {
    for (const [step, colour] of Object.entries(ramp)) {
      expect(isInSrgb(parseOklch(colour)), `${name} ${step}`).toBe(true);
    }
  }
});

test('the ramps of hues climb evenly', () => {
  for (const name of ['gold', 'violet', 'blue', 'green', 'amber', 'red', 'cyan'] as const) {
    const steps = Object.values(ramps[name]).map((colour) => parseOklch(colour).l);
    for (const [index, l] of steps.entries()) expect(l).toBeCloseTo(0.18 + 0.07 * index, 5);
  }
});

test('colours are computed as the standards say', () => {
  expect(contrast(oklch(1, 0, 0), [oklch(0, 0, 0)])).toBeCloseTo(21, 5);
  expect(toHex(oklch(1, 0, 0))).toBe('#ffffff');
  // CSS Color 4, the OKLCH of `red` and of `#0000ff`.
  expect(toHex('oklch(0.62796 0.25768 29.23)')).toBe('#ff0000');
  expect(toHex('oklch(0.45201 0.31321 264.05)')).toBe('#0000ff');
  // WCAG's own example: #767676 on white is the lightest grey that passes 4.5.
  expect(toHex('oklch(0.565 0 0)')).toBe('#767676');
  expect(contrast('oklch(0.565 0 0)', [oklch(1, 0, 0)])).toBeCloseTo(4.54, 2);
});
