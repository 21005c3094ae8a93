/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ColourTokens, dark } from './dark.ts';
import { contrastPairs } from './pairs.ts';

const src = join(import.meta.dirname, '../..');
const groups = ['surface', 'text', 'line', 'fill', 'silver', 'accent', 'gold', 'violet', 'status', 'focus'];

/** Colours that nothing is read by: what they draw is said by something else as well. */
const decorative: Record<string, string> = {
  'surface.scrim': 'dims the page behind a layer; the layer has its own ground',
  'text.disabled': 'WCAG 1.4.3 leaves out what cannot be used',
  'line.hairTop': 'the light on the edge of a surface, which its lightness tells',
  'line.hairBottom': 'the other end of the same light',
  'line.lipTop': "the dim end of a field's edge; its lower lip is held to 3:1",
  'line.divider': 'between rows, which their space tells',
  'fill.thumb': 'a thumb is told by its outline, which is held to 3:1',
  'fill.skeleton': 'where something will be; it is announced in words',
  'fill.skeletonGleam': 'the light that runs over it',
  'accent.edge': 'seen where a brand is too near to the ground; createAccent holds it to 3:1',
  'gold.border': 'the edge of a surface of value, whose words are held to 4.5:1',
  'violet.border': 'the edge of what is in the making, whose words are held to 4.5:1',
  'gold.solid': 'a line beside words of value, or the shine of a coin, whose outline is held to 3:1',
};
const edges = /^status\.\w+\.border$/;

/** Every token that the pairs name, found by having them read a theme that takes note. */
function named(): Set<string> {
  const seen = new Set<string>();
  const noting = (node: object, path: string): object =>
    new Proxy(node, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol') return value;
        const here = path ? `${path}.${key}` : key;
        seen.add(here);
        return typeof value === 'object' && value !== null ? noting(value, here) : value;
      },
    });
  contrastPairs(noting(dark, '') as ColourTokens);
  return seen;
}

/** Every colour token that a style or a component names. */
function inUse(): Map<string, string> {
  const found = new Map<string, string>();
  const files = globSync('{primitives,patterns,components,icons}/**/*.{css.ts,tsx}', { cwd: src }).filter(
    (path) => !path.endsWith('.stories.tsx'),
  );
  for (const path of files) {
    const text = readFileSync(join(src, path), 'utf8');
    const [, taken = ''] = /const \{([^}]*)\} = vars;/.exec(text) ?? [];
    const direct = groups.filter((group) => new RegExp(`\\b${group}\\b`).test(taken));
    const heads = ['vars', ...direct].join('|');
    for (const [whole] of text.matchAll(new RegExp(`\\b(?:${heads})\\.[\\w.]+`, 'g'))) {
      const token = whole.replace(/^vars\./, '');
      if (groups.includes(token.split('.')[0] ?? '')) found.set(token, path);
    }
  }
  return found;
}

test('every colour that is in use is held to a contrast, or says why not', () => {
  const held = named();
  const loose = [...inUse()].filter(
    ([token]) => !held.has(token) && !(token in decorative) && !edges.test(token),
  );
  expect(loose, 'name them in pairs.ts').toEqual([]);
});

test('what is excused is in use, and is held to nothing', () => {
  const [held, used] = [named(), inUse()];
  for (const token of Object.keys(decorative)) {
    expect(held.has(token), token).toBe(false);
    expect(used.has(token) || token.startsWith('line.') || token.startsWith('surface.'), token).toBe(true);
  }
});

test('the suite reads what components use', () => {
  expect(inUse().size).toBeGreaterThan(30);
});
