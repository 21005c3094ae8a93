/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeExports, packagePath } from '../scripts/exports.mjs';

const manifest: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
  readFileSync(packagePath, 'utf8'),
);
const made = makeExports();

test('every public folder has its entry: pnpm generate writes them', () => {
  expect(manifest.exports).toEqual(made);
});

test.each(Object.entries(made).filter(([name]) => /^\.\/[A-Z]/.test(name)))(
  '%s begins with "use client"',
  (_name, target) => {
    const path = typeof target === 'string' ? target : target['@mirror-studio/source'];
    expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toMatch(/^'use client';\n/);
  },
);
