import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaches, cycles, type SourceFile } from './import-rule.ts';

const root = resolve(import.meta.dirname, '../..');

function sourceFiles(): SourceFile[] {
  const packages = readdirSync(join(root, 'packages'));
  return packages.flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const path = relative(root, join(entry.parentPath, entry.name));
        return { path, text: readFileSync(join(root, path), 'utf8') };
      }),
  );
}

describe('the import rule', () => {
  it('holds in every package', () => {
    expect(breaches(sourceFiles())).toEqual([]);
  });

  it('leaves no cycle between files', () => {
    expect(cycles(sourceFiles())).toEqual([]);
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
  ])('a breach is caught: %s with %s', (path, text, reason) => {
    expect(breaches([{ path, text }]).join()).toContain(reason);
  });

  it('a cycle is caught', () => {
    const at = (name: string, other: string) => ({
      path: join(dirname('packages/ui/src/x'), name),
      text: `import './${other}'`,
    });
    expect(cycles([at('a.ts', 'b.ts'), at('b.ts', 'c.ts'), at('c.ts', 'a.ts')])).toHaveLength(1);
  });
});
