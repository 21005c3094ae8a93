import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitThatRecorded } from '../../visual/runner/recorded.ts';

let folder: string;
let clone: string;

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** Commits one file and returns the commit's name. */
function commit(file: string, text: string): string {
  writeFileSync(join(clone, file), text);
  git(clone, 'add', file);
  git(clone, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-q', '-m', file);
  return git(clone, 'rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  clone = join(folder, 'clone');
  mkdirSync(clone);
  git(clone, 'init', '-q');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the commit that a picture before is drawn from', () => {
  it('is the last that wrote one of the files', () => {
    commit('switch.json', '1');
    const recorded = commit('dialog.json', '1');
    commit('style.css', '1');
    expect(commitThatRecorded(['switch.json', 'dialog.json'], clone)).toEqual({ commit: recorded });
  });

  it('is none while the files are not committed', () => {
    commit('switch.json', '1');
    writeFileSync(join(clone, 'switch.json'), '2');
    expect(commitThatRecorded(['switch.json'], clone)).toEqual({
      reason: 'their baselines are not committed',
    });
  });

  it('is none in a clone that is too shallow to hold it', () => {
    commit('switch.json', '1');
    commit('style.css', '1');
    const shallow = join(folder, 'shallow');
    git(folder, 'clone', '-q', '--depth', '1', `file://${clone}`, shallow);
    expect(commitThatRecorded(['switch.json'], shallow)).toEqual({
      reason: 'this clone does not hold the commit that recorded them',
    });
  });

  it('is none where there is no history', () => {
    expect(commitThatRecorded(['switch.json'], folder)).toEqual({
      reason: 'this is no clone with a history',
    });
  });
});
