import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaches, cycles, type SourceFile } from './import-rule.ts';

const root = resolve(import.meta.dirname, '../..');

/** The texts in them are files of packages: what those import is judged where they are written. */
const templates = ['page', 'flow', 'component', 'call'].map((kind) => `scripts/new/${kind}.ts`);

/** The sources of the packages with the pages that explain them, the stories' surroundings, the scripts and the tests. */
function sourceFiles(): SourceFile[] {
  const sources = ['packages/*/src', 'packages/*/test', '.storybook', 'scripts', 'tests'];
  return globSync(
    sources.map((folder) => `${folder}/**/*.{ts,tsx,mjs,mdx}`),
    { cwd: root, exclude: ['**/node_modules/**', ...templates] },
  ).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    // A block of code on a page is what others write: it imports nothing here.
    return { path, text: path.endsWith('.mdx') ? text.replaceAll(/^```[\s\S]*?^```$/gm, '') : text };
  });
}

describe('the import rule', () => {
  const files = sourceFiles();

  it.each(['packages/', '.storybook/', 'scripts/', 'tests/', '.mdx'])(
    'reads what has %s in its path',
    (part) => {
      expect(files.filter(({ path }) => path.includes(part)).length).toBeGreaterThan(10);
    },
  );

  it('holds in every package and in the folders beside them', () => {
    expect(breaches(files)).toEqual([]);
  });

  it('leaves no cycle between files', () => {
    expect(cycles(files)).toEqual([]);
  });

  it.each([
    ['packages/domain/src/a.ts', `import x from '@mirror-studio/ui/Button'`, 'domain must not import ui'],
    [
      'packages/ui/src/a.tsx',
      `import x from '@mirror-studio/state-machines/exchange'`,
      'ui must not import state-machines',
    ],
    [
      'packages/state-machines/src/a.ts',
      `export * from '@mirror-studio/ui/Button'`,
      'state-machines must not import ui',
    ],
    ['packages/app/src/a.ts', `await import('@mirror-studio/server/testing')`, 'app must not import server'],
    ['packages/ui/src/a.ts', `import '../../domain/src/constants/wallet.ts'`, 'reaches out of its package'],
    [
      'packages/ui/src/a.ts',
      `import x from '@mirror-studio/domain/src/constants/wallet.ts'`,
      'reaches past the entries',
    ],
    ['packages/domain/src/a.ts', `import { readFileSync } from 'node:fs'`, 'domain must not import node:fs'],
    [
      'packages/state-machines/src/a.ts',
      `import { useState } from 'react'`,
      'state-machines must not import react',
    ],
    [
      'packages/app/src/features/jobs/a.tsx',
      `import { x } from '../exchange/b.ts'`,
      'feature jobs imports feature exchange',
    ],
    ['scripts/a.mjs', `import { x } from '../.storybook/b.ts'`, 'scripts must not import .storybook'],
    ['.storybook/a.ts', `import type { X } from '../tests/b.ts'`, '.storybook must not import tests'],
    [
      'packages/ui/src/Button/Button.mdx',
      `import { x } from '../../../../scripts/b.ts'`,
      'reaches out of its package',
    ],
    ['packages/ui/src/a.mdx', `import x from '../../server/src/b.ts?raw'`, 'reaches out of its package'],
    [
      'packages/ui/src/primitives/Button/Button.tsx',
      `import { x } from '../../../test/stories/b.ts'`,
      'product code imports what is for tests',
    ],
    [
      'packages/ui/src/a.mdx',
      `import { x } from '../test/stories/b.ts'`,
      'product code imports what is for tests',
    ],
  ])('a breach is caught: %s with %s', (path, text, reason) => {
    expect(breaches([{ path, text }]).join()).toContain(reason);
  });

  it.each(['Button.spec.tsx', 'Button.stories.tsx', 'button.test.ts', 'button.test.tsx'])(
    'a test may import what is for tests: %s',
    (name) => {
      const text = `import { x } from '../../../test/stories/b.ts'`;
      expect(breaches([{ path: `packages/ui/src/primitives/Button/${name}`, text }])).toEqual([]);
    },
  );

  it.each([
    ['of values', (other: string) => `import { x } from './${other}'`],
    ['of types', (other: string) => `import type { X } from './${other}'`],
    ['of modules run for their effect', (other: string) => `import './${other}'`],
    ['of types beside values', (other: string) => `import { type X } from './${other}'`],
    ['of types handed on', (other: string) => `export type { X } from './${other}'`],
    ['of modules loaded later', (other: string) => `const x = () => import('./${other}')`],
    ['over several lines', (other: string) => `import type {\n  X,\n} from './${other}'`],
  ])('a cycle %s is caught', (_, text) => {
    const at = (name: string, other: string) => ({ path: `packages/ui/src/${name}`, text: text(other) });
    expect(cycles([at('a.ts', 'b.ts'), at('b.ts', 'c.ts'), at('c.ts', 'a.ts')])).toHaveLength(1);
  });
});
