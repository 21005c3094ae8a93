import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestOf, type Published, published } from '../../../scripts/packages/manifest.ts';
import {
  apiChanges,
  type Change,
  isBreaking,
  sheetChanges,
} from '../../../scripts/packages/releases/api-changes.ts';
import {
  breakingBump,
  bumpOf,
  isAtLeast,
  pendingChangesets,
  readChangeset,
} from '../../../scripts/packages/releases/pending.ts';
import versions from './reports/released/versions.json' with { type: 'json' };

const reports = join(import.meta.dirname, 'reports');
const read = (path: string) => readFileSync(join(reports, path), 'utf8');

/** What the reports say another way than those of the last release; nothing of a package that never was released. */
function changesOf(name: Published): Change[] {
  if (!existsSync(join(reports, 'released', `${name}.api.txt`))) return [];
  const files = [`${name}.api.txt`, ...(name === 'ui' ? ['ui.css.txt'] : [])];
  return files.flatMap((file) =>
    (file.includes('.css.') ? sheetChanges : apiChanges)(read(`released/${file}`), read(file)),
  );
}

const changesets = pendingChangesets();

test.each(published)('what breaks for those who install %s is said by the next version', (name) => {
  const manifest = manifestOf(name);
  const breaking = changesOf(name).filter(isBreaking);
  const least = breakingBump(manifest.version);
  const isSaid = isAtLeast(bumpOf(manifest.name, changesets), least);
  expect(
    isSaid ? [] : breaking.map(({ kind, what }) => `${kind}: ${what}`),
    `These break; a changeset has to give ${manifest.name} a ${least}, and say what to do`,
  ).toEqual([]);
});

test.each(published)('what is new in %s is said by a changeset', (name) => {
  const added = changesOf(name).filter((change) => !isBreaking(change));
  const isSaid = bumpOf(manifestOf(name).name, changesets) !== 'none';
  expect(isSaid ? [] : added.map(({ what }) => what)).toEqual([]);
});

test('the reports that are compared with are those of the versions that stand', () => {
  const named = Object.entries(versions);
  expect(named.length).toBeGreaterThan(0);
  for (const [name, version] of named) {
    const found = published.find((each) => each === name);
    expect(found && manifestOf(found).version, name).toBe(version);
  }
});

test('a changeset names packages that are published, and says something', () => {
  const names: readonly string[] = published.map((name) => manifestOf(name).name);
  const wrong = changesets.filter(
    ({ bumps, words }) => words.length < 20 || [...bumps.keys()].some((name) => !names.includes(name)),
  );
  expect(wrong).toEqual([]);
  expect(() => readChangeset('a', '---\n"@mirror-studio/ui": huge\n---\n\nWords')).toThrow('huge');
});

const button = (lines: string) => `Button\n  Button\n    ${lines}\n`;
const kindsOf = (was: string, is: string) => apiChanges(button(was), button(is)).map(({ kind }) => kind);

test.each([
  ['an export that is gone', 'Button\n  A\n    type A = 1;\n', 'Button\n', ['removed']],
  ['an entry that is gone', 'Button\n  A\n    type A = 1;\n', 'Badge\n', ['removed', 'added']],
  ['an export more', 'Button\n', 'Button\n  A\n    type A = 1;\n', ['added']],
])('%s', (_, was, is, kinds) => {
  expect(apiChanges(was, is).map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ['interface P { a: string; }', 'interface P { a: string; b?: number; }', ['added']],
  ['interface P { a: string; }', 'interface P { a: string; b: number; }', ['changed']],
  ['interface P { a: string; b?: number; }', 'interface P { a: string; }', ['changed']],
  ['interface P { a?: string; }', 'interface P { a: string; }', ['changed']],
  ['interface P { a?: string; }', 'interface P { a?: string | undefined; }', []],
  ['interface P { a: string; }', 'interface P { a: number; }', ['changed']],
  ['interface P extends Q { a: string; }', 'interface P { a: string; }', ['changed']],
  ['interface P { a: { b: string; }; }', 'interface P { a: { b: string; c?: string; }; }', ['added']],
  ["type P = 'a' | 'b';", "type P = 'b' | 'a' | 'c';", ['added']],
  ["type P = 'a' | 'b';", "type P = 'a';", ['changed']],
  ["type Event = { type: 'a'; };", "type Event = { type: 'a'; } | { type: 'b'; };", ['added']],
  ["type MyEmitted = { type: 'a'; };", "type MyEmitted = { type: 'a'; } | { type: 'b'; };", ['changed']],
  ['declare function f({ a }: P): void;', 'declare function f({ a, b }: P): void;', ['added']],
  ['declare function f(a: P): void;', 'declare function f(a: P, b: P): void;', ['changed']],
  ['vars: { a: string; }', 'vars: { a: string; b: { c: string; }; }', ['added']],
  ['vars: { a: string; }', 'vars: { b: string; }', ['changed']],
  ['interface P {}\n    inherits a?: string', 'interface P {}', ['changed']],
  ['interface P {}', 'interface P {}\n    inherits a?: string', ['added']],
  ['interface P {}', 'interface P {}\n    inherits a: string', ['changed']],
])('from %s to %s', (was, is, kinds) => {
  expect(kindsOf(was, is)).toEqual(kinds);
});

test('a custom property or a layer that is gone breaks, one that is new does not', () => {
  const was = 'Custom properties\n--ms-a\n\nLayers\nmirror.base\n\n[data-theme]\n';
  const is = 'Properties\n--ms-b\n\nLayers\nmirror.base\n\n[data-theme]\n';
  expect(sheetChanges(was, is)).toEqual([
    { kind: 'removed', what: '--ms-a' },
    { kind: 'added', what: '--ms-b' },
  ]);
});

test('below 1.0.0 the second number says that something breaks', () => {
  expect([breakingBump('12.5.0'), breakingBump('0.4.2')]).toEqual(['major', 'minor']);
  const pending = [
    readChangeset('a', '---\n"@mirror-studio/ui": patch\n---\n\nWords'),
    readChangeset('b', '---\n"@mirror-studio/ui": minor\n"@mirror-studio/domain": major\n---\n\nWords'),
  ];
  expect(bumpOf('@mirror-studio/ui', pending)).toBe('minor');
  expect([isAtLeast('minor', 'major'), isAtLeast('major', 'minor')]).toEqual([false, true]);
});
