// What has passed before, and what it had read: a check whose files are the same byte for byte passes again.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file of the project that git does not ignore, saved or not, with the digest of its content. */
export type Snapshot = Readonly<Record<string, string>>;

/** Takes the project's root; null where git cannot say what belongs to it: then nothing is cached. */
export function snapshotOf(root: string): Snapshot | null {
  let names: string[];
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    names = listed.split('\0').filter(Boolean);
  } catch {
    return null;
  }
  const present = names.filter((name) => existsSync(join(root, name))).toSorted();
  return Object.fromEntries(
    present.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(root, name)))
        .digest('base64'),
    ]),
  );
}

/** The files that are new, gone or different, from the root. */
export function changedBetween(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]);
}

/** One digest of all that a check reads: the files it does not ignore, and the Node that runs it. */
export function digestOf(snapshot: Snapshot, ignored: readonly RegExp[] = []): string {
  const digest = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const [name, content] of Object.entries(snapshot)) {
    if (!ignored.some((pattern) => pattern.test(name))) digest.update(`\0${name}\0${content}`);
  }
  return digest.digest('base64');
}

/** What was kept in a file, or null: there is none, or it is of another shape. */
export function readCache<Kept>(file: string, isKept: (value: unknown) => value is Kept): Kept | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** Appears whole or not at all. */
export function writeCache(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(value));
  renameSync(own, file);
}

/**
 * The parts of a check that passed in an earlier run and cannot have changed since, each with what came of it.
 * Takes the file, every file as it is now, and which parts a change of files can alter.
 */
export function readPassed<Result>(
  file: string,
  now: Snapshot,
  isResult: (value: unknown) => value is Result,
  alteredBy: (changed: string[]) => (part: string) => boolean,
): Map<string, Result> {
  const kept = readCache(file, isRecord);
  const { files, passed } = kept ?? {};
  if (!isRecord(files) || !isRecord(passed)) return new Map();
  const digests = Object.entries(files).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isAltered = alteredBy(changedBetween(Object.fromEntries(digests), now));
  const results = Object.entries(passed).filter((entry): entry is [string, Result] => isResult(entry[1]));
  return new Map(results.filter(([part]) => !isAltered(part)));
}

/** Takes every file as it was when the run began: what was edited while it ran is a change the next time. */
export function writePassed(file: string, files: Snapshot, passed: ReadonlyMap<string, unknown>): void {
  writeCache(file, { files, passed: Object.fromEntries(passed) });
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
