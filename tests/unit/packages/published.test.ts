import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { expect, test } from 'vitest';
import { makePublishedExports } from '../../../scripts/packages/exports.ts';
import { entriesOf, folderOf, manifestOf, published } from '../../../scripts/packages/manifest.ts';
import { packPackage } from '../../../scripts/packages/pack.ts';

/** Those who install modules as modules: not the resolution of Node 10, not `require`. */
const asModules = new Set(['node10', 'node16-cjs']);

test.each(published)('%s publishes what its folders hold: pnpm generate writes it', (name) => {
  expect(manifestOf(name).publishConfig.exports).toEqual(makePublishedExports(name));
});

test.each(published)(
  '%s, packed, is clean to publint and are-the-types-wrong',
  { timeout: 300_000 },
  async (name) => {
    const bytes = readFileSync(await packPackage(name));
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages } = await publint({ pack: { tarball } });
    expect(messages).toEqual([]);
    const modules = entriesOf(name).map((entry) => entry.code.replace(/^\.\/dist\/|\.js$/g, ''));
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
      entrypoints: modules,
    });
    const problems = 'problems' in analysis ? analysis.problems : ['the package has no types'];
    const seen = problems.filter(
      (each) => typeof each === 'string' || !('resolutionKind' in each && asModules.has(each.resolutionKind)),
    );
    expect(seen).toEqual([]);
  },
);

test('every file that is published under a name is there', async () => {
  for (const name of published) {
    await packPackage(name);
    const targets = Object.values(manifestOf(name).publishConfig.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .filter((path) => !path.includes('*'));
    targets.push(...entriesOf(name).flatMap(({ code, types }) => [code, types]));
    expect(targets.filter((path) => !existsSync(join(folderOf(name), path)))).toEqual([]);
  }
});

test('entries with state say "use client" first; facts and sheets do not need to', async () => {
  await packPackage('ui');
  const without = entriesOf('ui').filter(
    ({ code }) => !readFileSync(join(folderOf('ui'), code), 'utf8').startsWith('"use client";'),
  );
  expect(without.map(({ name }) => name).toSorted()).toEqual(['testing', 'theme']);
});

test('pictures and faces that are named are carried along', async () => {
  await packPackage('ui');
  const dist = join(folderOf('ui'), 'dist');
  const read = (file: string, pattern: RegExp) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(pattern)].map(([, path = '']) => path);
  const named = [
    ...read('testing.js', /new URL\("(\.\/[^"]+)"/g),
    ...read('fonts.css', /url\((\.\/[^)]+)\)/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
});

test('React Aria is a dependency that a page may share, and no part of it is built in', async () => {
  await packPackage('ui');
  expect(manifestOf('ui').dependencies?.['react-aria-components']).toMatch(/^\^/);
  expect(readFileSync(join(folderOf('ui'), 'dist/THIRD-PARTY.txt'), 'utf8')).not.toMatch(
    /react-(aria|stately)|@internationalized/,
  );
});

test('the declarations of the testing kit name the types of states and do not spell them out', async () => {
  await packPackage('ui');
  const types = join(folderOf('ui'), 'dist/types');
  const bytes = readdirSync(types, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .filter(({ name, parentPath }) => name.endsWith('.spec.d.ts') || /[/\\](testing|test)\b/.test(parentPath))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name)).length);
  const total = bytes.reduce((sum, each) => sum + each, 0);
  console.log(`declarations of the testing kit: ${total} bytes`);
  expect(bytes.length).toBeGreaterThan(40);
  // By file, since the kit grows with its components: 212,000 bytes of 172 files.
  expect(total / bytes.length).toBeLessThan(1_232);
});
