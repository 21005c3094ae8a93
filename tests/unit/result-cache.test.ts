import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changedBetween,
  digestOf,
  isRecord,
  readCache,
  snapshotOf,
  writeCache,
} from '../../scripts/check/result-cache.ts';
import { testsAlteredBy } from '../../scripts/check/unit.ts';
import type { Outcome } from '../visual/runner/findings.ts';
import { ResultCache } from '../visual/runner/result-cache.ts';
import type { Unit } from '../visual/runner/units.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const snapshot = () => snapshotOf(folder) ?? expect.unreachable('git lists the files');

beforeAll(() => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  write('.gitignore', 'dist/\n');
  write('packages/a.ts', 'a');
  write('docs/b.md', 'b');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what a check has read', () => {
  it('is the same while its files are, and another for a changed, a new and a removed one', () => {
    const before = snapshot();
    const digest = digestOf(before);
    write('dist/built.js', 'ignored by git');
    expect(digestOf(snapshot())).toBe(digest);
    write('packages/a.ts', 'A');
    expect(changedBetween(before, snapshot())).toEqual(['packages/a.ts']);
    expect(digestOf(snapshot())).not.toBe(digest);
    write('packages/a.ts', 'a');
    expect(digestOf(snapshot())).toBe(digest);
    write('packages/new.ts', '');
    expect(digestOf(snapshot())).not.toBe(digest);
    rmSync(join(folder, 'packages/new.ts'));
    rmSync(join(folder, 'docs/b.md'));
    expect(changedBetween(before, snapshot())).toEqual(['docs/b.md']);
    expect(digestOf(snapshot())).not.toBe(digest);
    expect(digestOf(snapshot(), [/^docs\//])).toBe(digestOf(before, [/^docs\//]));
  });

  it('is not known outside of a repository, nor from a damaged file', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    expect(snapshotOf(outside)).toBeNull();
    const file = join(outside, 'kept/passed.json');
    expect(readCache(file, isRecord)).toBeNull();
    writeCache(file, { unit: 1 });
    expect(readCache(file, isRecord)).toEqual({ unit: 1 });
    writeFileSync(file, '{"unit":');
    expect(readCache(file, isRecord)).toBeNull();
    rmSync(outside, { recursive: true });
  });
});

describe('the titles that passed', () => {
  const file = join(folder, 'dist/passed.json');
  const story = 'packages/ui/src/primitives/Avatar/Avatar.stories.tsx';
  const other = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
  const unit = (title: string, ...files: string[]): Unit => ({ title, folder: title, files, stories: [] });
  const units = [unit('avatar', story), unit('badge', other)];
  const outcome = (title: string, isWell: boolean): Outcome => ({
    title,
    story: 'default',
    variant: 'dark',
    milliseconds: 1,
    screenshots: 2,
    findings: isWell ? [] : [{ kind: 'axe', title, story: 'default', variant: 'dark', message: 'No name.' }],
    firstFindings: [],
  });
  const files = { [story]: '1', [other]: '1', 'pnpm-lock.yaml': '1', 'packages/ui/src/theme/theme.ts': '1' };
  const passed = (now: Record<string, string>) => {
    const cache = new ResultCache(units, file, now);
    return units.filter(({ title }) => cache.hasPassed(title)).map(({ title }) => title);
  };

  it('are those without a finding, until a file that they read changes', () => {
    expect(passed(files)).toEqual([]);
    const outcomes = [outcome('avatar', true), outcome('avatar', true), outcome('badge', true)];
    new ResultCache(units, file, files).keep(outcomes);
    expect(passed(files)).toEqual(['avatar', 'badge']);
    expect(new ResultCache(units, file, files).storiesBefore).toBe(3);
    expect(passed({ ...files, [story]: '2' })).toEqual(['badge']);
    expect(passed({ ...files, 'pnpm-lock.yaml': '2' })).toEqual([]);
    expect(passed({ ...files, 'tests/visual/baselines/badge/digests.json': '2' })).toEqual(['avatar']);
  });

  it('are kept over a run that looked at others only, and forgotten with a finding', () => {
    const now = { ...files, [story]: '3' };
    new ResultCache(units, file, now).keep([outcome('avatar', false), outcome('avatar', true)]);
    expect(passed(now)).toEqual(['badge']);
  });
});

describe('the unit tests that a change can alter', () => {
  const [amount, test, reader, other] = ['amount.ts', 'amount.test.ts', 'texts.test.ts', 'other.test.ts'].map(
    (name) => `packages/domain/src/${name}`,
  ) as [string, string, string, string];
  const importGraph = new Map([
    [amount, new Set([test])],
    ...[test, reader, other].map((file) => [file, new Set<string>()] as const),
  ]);
  const altered = (changed: string) =>
    [test, reader, other, 'tests/unit/any.test.ts'].filter(testsAlteredBy([changed], importGraph, [reader]));

  it('are those that import it, those that read files, and those beside the packages', () => {
    expect(altered(amount)).toEqual([test, reader, 'tests/unit/any.test.ts']);
    expect(altered('README.md')).toEqual([reader, 'tests/unit/any.test.ts']);
  });

  it('are not those that read the files of a package which stands below', () => {
    const fonts = 'packages/ui/test/fonts.test.ts';
    const isAltered = (changed: string[]) =>
      testsAlteredBy(changed, new Map([[fonts, new Set()]]), [fonts])(fonts);
    expect(isAltered(['packages/ui/src/any.css'])).toBe(true);
    expect(isAltered(['packages/app/index.html'])).toBe(false);
    expect(isAltered(['packages/app/index.html', 'README.md'])).toBe(true);
  });

  it('are all of them after a change of what stands under every check, or of a source that is not known', () => {
    for (const changed of ['pnpm-lock.yaml', 'scripts/check/unit.ts', 'packages/domain/src/new.ts'])
      expect(altered(changed)).toHaveLength(4);
  });
});
