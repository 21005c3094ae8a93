import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fromRoot, readImportGraph } from '../../../scripts/check/import-graph.ts';
import { storyFilesOf } from './import-graph.ts';
import { baselines, root } from './paths.ts';
import type { Unit } from './units.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Where this branch left `main`; without a `main`, what is committed. */
function usualBase(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch)[0] ?? 'HEAD';
    } catch {
      // No such branch here.
    }
  }
  return 'HEAD';
}

/** What differs from a git base (a branch, tag or commit), saved or not, from the root. */
export function changedSince(base = usualBase()): string[] {
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The titles that a change of these files can alter. */
export function unitsChangedBy(changed: string[], units: Unit[]): Unit[] {
  if (changed.length === 0) return [];
  const kept = `${fromRoot(baselines)}/`;
  const folders = changed.filter((file) => file.startsWith(kept)).map((file) => file.slice(kept.length));
  const files = storyFilesOf(changed, readImportGraph({ withGlobs: true }));
  return units.filter(
    (unit) =>
      files === null ||
      unit.files.some((file) => files.has(file)) ||
      folders.some((file) => file.startsWith(`${unit.folder}/`)),
  );
}

/** Titles with a story file beside a changed file: what was worked on, before what it reaches. */
export function unitsBeside(changed: string[], units: Unit[]): Unit[] {
  const folders = new Set(changed.map((file) => dirname(file)));
  return units.filter(({ files }) => files.some((file) => folders.has(dirname(file))));
}
