// The changesets that wait for the next release.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../paths.mjs';

const bumps = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof bumps)[number];

export interface Changeset {
  /** Its file, without the ending. */
  name: string;
  /** What it does to the version of each package. */
  bumps: ReadonlyMap<string, Bump>;
  words: string;
}

const isBump = (text: string | undefined): text is Bump => bumps.some((bump) => bump === text);

/** Reads one. Throws where the front is not a list of packages with `patch`, `minor` or `major`. */
export function readChangeset(name: string, text: string): Changeset {
  const [, front, words] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const lines = front?.split('\n') ?? [];
  const read = lines.map((line) => {
    const [, of, bump] = /^["']?(@?[\w/-]+)["']?: (\w+)$/.exec(line) ?? [];
    if (of === undefined || !isBump(bump)) throw new Error(`${name}: not a package and its bump: ${line}`);
    return [of, bump] as const;
  });
  if (read.length === 0) throw new Error(`${name}: says of no package`);
  return { name, bumps: new Map(read), words: words?.trim() ?? '' };
}

/** All of them. */
export const pendingChangesets = (folder = join(root, '.changeset')): Changeset[] =>
  globSync('*.md', { cwd: folder, exclude: ['README.md'] })
    .toSorted()
    .map((file) => readChangeset(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')));

/** The largest bump that any of them asks for a package. */
export const bumpOf = (name: string, changesets: readonly Changeset[]): Bump =>
  changesets
    .flatMap((changeset) => changeset.bumps.get(name) ?? [])
    .reduce<Bump>((most, bump) => (bumps.indexOf(bump) > bumps.indexOf(most) ? bump : most), 'none');

/**
 * The least bump that says that something breaks: the first number that is not 0 goes up. Of 12.5.0 that is a major, of
 * 0.4.2 a minor, because below 1.0.0 nothing is promised but that.
 */
export const breakingBump = (version: string): Bump => (version.startsWith('0.') ? 'minor' : 'major');

/** Whether one bump says as much as the other, or more. */
export const isAtLeast = (bump: Bump, least: Bump): boolean => bumps.indexOf(bump) >= bumps.indexOf(least);
