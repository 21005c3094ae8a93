import { describe, expect, test } from 'vitest';
import { createAccent } from './accent.ts';
import { contrast, fromHex, oklch, parseOklch, toHex } from './tokens/colour.ts';
import { dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import { readColour } from './tokens/read-colour.ts';

const brands = ['#0a7', '#00aa77', '#ffd400', '#e11d48', '#1d4ed8', '#111', '#fff', 'oklch(0.7 0.15 240)'];
const edge = /^light-dark\((.+), ([^,]+)\)$/;

describe.each(brands)('an accent of %s', (brand) => {
  const accent = createAccent(brand);
  const faces = [accent['--ms-accent-solid-top'], accent['--ms-accent-solid-bottom']];

  test('carries a label that stands out by 4.5 at either end', () => {
    for (const face of faces) {
      expect(contrast(accent['--ms-accent-on'], [face])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('stands out from every ground of both themes by 3, itself or by its edge', () => {
    const [, inLight = '', inDark = ''] = edge.exec(accent['--ms-accent-edge']) ?? [];
    for (const [theme, own] of [
      [light, inLight],
      [dark, inDark],
    ] as const) {
      const { canvas, sunken, raised, overlay, field } = theme.surface;
      for (const ground of [canvas, sunken, raised, overlay, field]) {
        for (const front of own === 'transparent' ? faces : [own]) {
          expect(contrast(front, [ground])).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});

test('is the brand at one end, and in its hue at the other', () => {
  const light = createAccent('#ffd400');
  expect(toHex(light['--ms-accent-solid-bottom'])).toBe('#ffd400');
  const strong = createAccent('#e11d48');
  expect(toHex(strong['--ms-accent-solid-top'])).toBe('#e11d48');
  expect(parseOklch(strong['--ms-accent-solid-bottom']).h).toBeCloseTo(fromHex('#e11d48').h, 1);
});

/** What is said on refusal, and the colour that it offers. */
function refusal(...given: Parameters<typeof createAccent>) {
  try {
    createAccent(...given);
  } catch (error) {
    if (error instanceof RangeError)
      return { said: error.message, instead: / (#[\da-f]{6}) would do\.$/.exec(error.message)?.[1] ?? '' };
  }
  throw new Error(`${given[0]} is not refused`);
}

test('refuses a colour that no label stands out from by 4.5, and says which would do', () => {
  const { said, instead } = refusal('#787878');
  expect(said).toMatch(
    /^The accent #787878 can carry no white or ink label: it stands out by 4\.4\d : 1, and 4\.5 : 1/,
  );
  expect(() => createAccent(instead)).not.toThrow();
});

test('refuses a label that was asked for and does not stand out', () => {
  const { said, instead } = refusal('#0a7', { label: 'white' });
  expect(said).toMatch(
    /^The accent #0a7 can carry no white label: it stands out by 2\.\d\d : 1, and 4\.5 : 1/,
  );
  expect(createAccent(instead, { label: 'white' })['--ms-accent-on']).toBe(oklch(1, 0, 0));
  expect(refusal('#1d4ed8', { label: 'ink' }).instead).toMatch(/^#/);
});

test('refuses what is no opaque colour', () => {
  for (const text of ['green', '#12', '#12345', '#0a78', 'rgb(0 0 0)', 'oklch(0.5 0.1 20 / 0.5)', '']) {
    expect(() => createAccent(text), text).toThrow(TypeError);
  }
});

test('says how a colour is written where one cannot be read', () => {
  for (const text of [
    'oklch(0.7, 0.15, 200)',
    'oklch(70% 0.15 200px)',
    'oklch(70% 0.15)',
    '#12345',
    'green',
  ]) {
    expect(() => createAccent(text), text).toThrow(`"${text}". Write it as #rgb, #rrggbb or oklch(`);
  }
});

test.each([
  ['oklch(70% 0.15 200)', 0.7, 0.15, 200],
  ['OKLCH( 70% 37.5% 200deg / 100% )', 0.7, 0.15, 200],
  ['oklch(.7 1.5e-1 -160DEG/1)', 0.7, 0.15, 200],
  ['oklch(0.7 0.15 0.5turn)', 0.7, 0.15, 180],
  ['oklch(0.7 0.15 100grad)', 0.7, 0.15, 90],
  ['oklch(0.7 0.15 3.14159265rad)', 0.7, 0.15, 180],
  ['oklch(0.7 none none)', 0.7, 0, 0],
  ['oklch(120% -0.1 560)', 1, 0, 200],
] as const)('reads %s as CSS Color 4 does', (text, l, c, h) => {
  const colour = readColour(text);
  expect([colour.l, colour.c, colour.h, colour.alpha].map((each) => Number(each.toFixed(6)))).toEqual([
    l,
    c,
    h,
    1,
  ]);
  expect(createAccent(text)).toEqual(createAccent(oklch(l, c, h)));
});

test('an opacity of one is none', () => {
  expect(createAccent('#0a7f')).toEqual(createAccent('#0a7'));
  expect(createAccent('#00aa77FF')).toEqual(createAccent('#0a7'));
});

test('hex colours are read as the standard says', () => {
  for (const hex of ['#ff0000', '#0000ff', '#00aa77', '#123456', '#ffffff', '#000000']) {
    const { l, c, h } = fromHex(hex);
    expect(toHex(oklch(l, c, h))).toBe(hex);
  }
  expect(fromHex('#f00').l).toBeCloseTo(0.62796, 4);
});
