import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '../variants.ts';
import { baselines } from './paths.ts';

export const digestsFile = 'digests.json';

/** The name of a picture in the baselines: the story's key, and a theme or the name of a variant. */
export const pictureName = (key: string, variant: string) => `${key}.${variant}`;

/** The name of an accessibility tree in the baselines: the story's key, and the variant where it is not the usual look. */
export const treeName = (key: string, variant?: string) =>
  variant === undefined ? `${key}.tree` : `${key}.${variant}.tree`;
export const isTreeName = (name: string) => name.endsWith('.tree');

/** The key of the story that a name belongs to. */
export const storyOfName = (name: string) => name.slice(0, name.indexOf('.'));

/**
 * Names of a title's baselines that a run should have seen and has not: nothing claims them any more. Takes the recorded names,
 * those that were seen, and, for a quick run, the keys of the stories that there are: of these it looks for sure at the
 * accessibility tree and at the first theme alone.
 */
export function staleNames(
  recorded: readonly string[],
  seen: { readonly has: (name: string) => boolean },
  keysOfQuickRun?: readonly string[],
): string[] {
  const isLookedAt = (name: string) => {
    const key = storyOfName(name);
    if (!keysOfQuickRun?.includes(key)) return true;
    const first = themes.map((theme) => pictureName(key, theme)).find((each) => recorded.includes(each));
    return name === treeName(key) || name === first;
  };
  return recorded.filter((name) => !seen.has(name) && isLookedAt(name));
}

/**
 * The baselines of one title: `digests.json` holds a digest of every picture's pixels and of every accessibility tree, by their
 * names, sorted. Pictures and trees are drawn again when a report needs them (`redraw.ts`).
 */
export class Baselines {
  readonly #file: string;
  readonly #folder: string;
  readonly #digests: Map<string, string>;

  constructor(folder: string, under = baselines) {
    this.#folder = join(under, folder);
    this.#file = join(this.#folder, digestsFile);
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '{}';
    this.#digests = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  }

  digest(name: string) {
    return this.#digests.get(name);
  }

  names() {
    return [...this.#digests.keys()];
  }

  /** Puts what a run saw in the place of what was there: all pictures and trees of the title. */
  replace(digests: ReadonlyMap<string, string>) {
    if (digests.size === 0) {
      rmSync(this.#file, { force: true });
      return;
    }
    mkdirSync(this.#folder, { recursive: true });
    const sorted = [...digests].sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}

/** Folders of baselines that no title claims, from `tests/visual/baselines`. */
export function unclaimed(folders: Set<string>, under = baselines): string[] {
  if (!existsSync(under)) return [];
  return readdirSync(under, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.replace(/[\\/][^\\/]*$/, '').replaceAll('\\', '/'))
    .filter((folder) => !folders.has(folder))
    .sort();
}
