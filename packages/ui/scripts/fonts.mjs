/**
 * Cuts the three typefaces to the letters and the variations that the product uses, and measures them.
 * `node scripts/fonts.mjs` writes `src/fonts`; the same input gives the same bytes.
 */
import '../../../scripts/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import arial from '@capsizecss/metrics/arial';
import courierNew from '@capsizecss/metrics/courierNew';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import openSans from '@capsizecss/metrics/openSans';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import subsetFont from 'subset-font';
import { metricsOf } from './sfnt.mjs';

const require = createRequire(import.meta.url);
export const fontsFolder = join(import.meta.dirname, '../src/fonts');

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
/** English, Spanish and their western neighbours: what the first paint needs. */
const first = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...Array.from('–—‘’“”…•−€™←→↑↓⌘⇧⌥⏎′″')];
/** The other Latin letters, for names: fetched only by a page that shows one. */
const rest = [...range(0x100, 0x24f), ...range(0x1e00, 0x1eff)];

const families = [
  {
    family: 'Fraunces',
    file: 'fraunces',
    from: (subset) => `@fontsource-variable/fraunces/files/fraunces-${subset}-full-normal.woff2`,
    axes: { opsz: 144, SOFT: 24, WONK: 0, wght: { min: 340, max: 560, default: 380 } },
    measureAt: 380,
    fallbacks: [
      { ...georgia, locals: ['Georgia', 'Gelasio'] },
      { ...notoSerif, locals: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'] },
      { ...timesNewRoman, locals: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
      { ...openSans, locals: ['Open Sans', 'Open Sans Regular'] },
    ],
  },
  {
    family: 'Instrument Sans',
    file: 'instrument-sans',
    from: (subset) =>
      `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    measureAt: 420,
    fallbacks: [
      { ...arial, locals: ['Arial', 'Liberation Sans', 'Arimo'] },
      { ...roboto, locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
      { ...openSans, locals: ['Open Sans', 'Open Sans Regular'] },
    ],
  },
  {
    family: 'JetBrains Mono',
    file: 'jetbrains-mono',
    from: (subset) => `@fontsource-variable/jetbrains-mono/files/jetbrains-mono-${subset}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 600, default: 400 } },
    measureAt: 400,
    // Ligatures belong to code; a prompt shows what was typed.
    features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
    fallbacks: [{ ...courierNew, locals: ['Courier New', 'Liberation Mono', 'Cousine'] }],
  },
];

const source = ({ from }, subset) => readFileSync(require.resolve(from(subset)));

/** A face with these letters alone. Takes the bytes of the whole one, and what else to keep or leave. */
export const cutLetters = (bytes, letters, options = {}) =>
  subsetFont(bytes, letters.join(''), { targetFormat: 'woff2', noHinting: true, ...options });

const cut = (family, subset, letters) =>
  cutLetters(source(family, subset), letters, {
    variationAxes: family.axes,
    ...(family.features ? { keepFeatures: family.features } : {}),
  });

const percent = (value) => `${(value * 100).toFixed(2)}%`;

async function measure(family) {
  const axes = { ...family.axes, wght: family.measureAt };
  const font = await subsetFont(source(family, 'latin'), first.join(''), {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  const own = metricsOf(font);
  const ownWidth = own.averageWidth / own.unitsPerEm;
  /** The boxes of the family from another face: what its letters are scaled by, and its lines as they then are. */
  const matched = ({ locals, xWidthAvg, unitsPerEm }) => {
    const sizeAdjust = ownWidth / (xWidthAvg / unitsPerEm);
    const override = (value) => percent(Math.abs(value) / (own.unitsPerEm * sizeAdjust));
    return {
      locals,
      sizeAdjust: percent(sizeAdjust),
      ascentOverride: override(own.ascent),
      descentOverride: override(own.descent),
      lineGapOverride: override(own.lineGap),
    };
  };
  return {
    family: family.family,
    file: family.file,
    weights: `${family.axes.wght.min} ${family.axes.wght.max}`,
    fallbacks: family.fallbacks.map(matched),
  };
}

function unicodeRange(letters) {
  const codes = letters.map((letter) => letter.codePointAt(0)).sort((one, two) => one - two);
  const hex = (code) => code.toString(16).toUpperCase();
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

const licence = ({ family, from }) =>
  `${family}\n\n${readFileSync(join(dirname(require.resolve(from('latin'))), '../LICENSE'), 'utf8')}`;

/** Every file of `src/fonts` that this script makes, by name. */
export async function makeFonts() {
  const files = {};
  const faces = [];
  for (const family of families) {
    files[`${family.file}.woff2`] = await cut(family, 'latin', first);
    files[`${family.file}-ext.woff2`] = await cut(family, 'latin-ext', rest);
    faces.push(await measure(family));
  }
  const facts = { ranges: { first: unicodeRange(first), rest: unicodeRange(rest) }, faces };
  files['LICENSE.txt'] = Buffer.from(families.map(licence).join('\n'));
  files['faces.generated.json'] = Buffer.from(`${JSON.stringify(facts, null, 2)}\n`);
  return files;
}

if (import.meta.main) {
  for (const [name, bytes] of Object.entries(await makeFonts())) {
    writeFileSync(join(fontsFolder, name), bytes);
    console.log(`${(bytes.length / 1000).toFixed(1).padStart(6)} kB  ${name}`);
  }
}
