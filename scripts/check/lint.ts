// Lints with types. A file that passed before is left out, unless it, or something that it imports, has changed since.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { reach, readImportGraph } from './import-graph.ts';
import { changedBetween, isRecord, readCache, snapshotOf, writeCache } from './result-cache.ts';

const cache = join(root, '.cache/passed-lint.json');
const linted = /\.[mc]?[jt]sx?$/;
/** What decides over every file: settings, what is installed, and types that no file imports. */
const overAll = /(^|\/)(\.oxlintrc|tsconfig[^/]*|package)\.json$|^pnpm-|^scripts\/check\/|\.d\.[mc]?ts$/;

/** More than so many are given as the whole project: a command line has a limit of length. */
const mostFiles = 300;
const now = process.env['MIRROR_CACHE'] ? snapshotOf(root) : null;

/** What is to be linted: undefined for everything. */
function due(): string[] | undefined {
  const before = readCache(cache, isRecord);
  if (!now || !before) return undefined;
  const changed = changedBetween(before as Record<string, string>, now);
  // What imported a file that is gone is not known.
  if (changed.some((file) => overAll.test(file) || (linted.test(file) && !existsSync(join(root, file)))))
    return undefined;
  const reached = reach(changed, readImportGraph({ forTypes: true }));
  const files = [...reached].filter((file) => linted.test(file));
  return files.length > mostFiles ? undefined : files;
}

const files = due();
if (files) console.log(`${files.length} files have changed, or import what has.`);
const { status } =
  files?.length === 0
    ? { status: 0 }
    : spawnSync('oxlint', ['--type-aware', '--deny-warnings', ...(files ?? [])], {
        cwd: root,
        stdio: 'inherit',
      });
if (now && status === 0) writeCache(cache, now);
process.exitCode = status ?? 1;
