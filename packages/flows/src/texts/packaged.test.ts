import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages as german } from '@mirror-studio/domain/texts/de/index';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../..');

test('German has every namespace that components and flows say, and no other', () => {
  const said = globSync('{ui,flows}/src/**/*.{ts,tsx}', { cwd: packages })
    .filter((path) => !/\.(test|spec|stories|example)\.tsx?$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(packages, path), 'utf8').matchAll(/@mirror-studio\/domain\/texts\/en\/(\w+)/g),
    ])
    .flatMap(([, namespace = '']) => (namespace === 'index' ? [] : [namespace]));
  expect(new Set(Object.keys(german))).toEqual(new Set(said));
});
