import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../../.storybook/photographs/runner/findings.ts';
import { Memory } from '../../.storybook/photographs/runner/memory.ts';
import type { Unit } from '../../.storybook/photographs/runner/units.ts';
import { changedBetween, digestOf, isRecord, keep, recall, snapshotOf } from '../../scripts/memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'memory-'));
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
    expect(recall(file, isRecord)).toBeNull();
    keep(file, { unit: 1 });
    expect(recall(file, isRecord)).toEqual({ unit: 1 });
    writeFileSync(file, '{"unit":');
    expect(recall(file, isRecord)).toBeNull();
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
    look: 'dark',
    milliseconds: 1,
    photographs: 2,
    findings: isWell ? [] : [{ kind: 'axe', title, story: 'default', look: 'dark', message: 'No name.' }],
    firstFindings: [],
  });
  const files = { [story]: '1', [other]: '1', 'pnpm-lock.yaml': '1', 'packages/ui/src/theme/theme.ts': '1' };
  const passed = (now: Record<string, string>) => {
    const memory = new Memory(units, file, now);
    return units.filter(({ title }) => memory.hasPassed(title)).map(({ title }) => title);
  };

  it('are those without a finding, until a file that they read changes', () => {
    expect(passed(files)).toEqual([]);
    const outcomes = [outcome('avatar', true), outcome('avatar', true), outcome('badge', true)];
    new Memory(units, file, files).keep(outcomes);
    expect(passed(files)).toEqual(['avatar', 'badge']);
    expect(new Memory(units, file, files).storiesBefore).toBe(3);
    expect(passed({ ...files, [story]: '2' })).toEqual(['badge']);
    expect(passed({ ...files, 'pnpm-lock.yaml': '2' })).toEqual([]);
    expect(passed({ ...files, 'tests/photographs/badge/digests.json': '2' })).toEqual(['avatar']);
  });

  it('are kept over a run that looked at others only, and forgotten with a finding', () => {
    const now = { ...files, [story]: '3' };
    new Memory(units, file, now).keep([outcome('avatar', false), outcome('avatar', true)]);
    expect(passed(now)).toEqual(['badge']);
  });
});
