import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselines } from './house.ts';

const digestsFile = 'digests.json';
const treesFile = 'trees.txt';
const rule = (key: string) => `━━ ${key}`;

/**
 * The baselines of one title: `digests.json` names every picture, `<story>.<look>.webp` holds it (once, if
 * several are equal: under the first of their names), `trees.txt` holds the accessibility trees.
 */
export class Baselines {
  readonly #folder: string;
  readonly #digests: Map<string, string>;
  readonly #trees: Map<string, string>;

  constructor(folder: string, under = baselines) {
    this.#folder = join(under, folder);
    this.#digests = new Map(
      Object.entries(this.#read(digestsFile, (text): Record<string, string> => JSON.parse(text), {})),
    );
    this.#trees = this.#read(
      treesFile,
      (text) => new Map(text.split(/^(?=━━ )/m).map((part) => this.#treeOf(part))),
      new Map<string, string>(),
    );
  }

  #read<T>(file: string, parse: (text: string) => T, otherwise: T): T {
    const path = join(this.#folder, file);
    return existsSync(path) ? parse(readFileSync(path, 'utf8')) : otherwise;
  }

  #treeOf(part: string): [string, string] {
    const end = part.indexOf('\n');
    return [part.slice(rule('').length, end), part.slice(end + 1).trimEnd()];
  }

  digest(name: string) {
    return this.#digests.get(name);
  }

  tree(key: string) {
    return this.#trees.get(key);
  }

  names() {
    return [...this.#digests.keys()];
  }

  treeKeys() {
    return [...this.#trees.keys()];
  }

  /** The WebP of a picture, or undefined when there is none. */
  picture(name: string): Buffer | undefined {
    const digest = this.#digests.get(name);
    const owner = digest && this.#ownerOf(digest, this.#digests);
    const path = join(this.#folder, `${owner}.webp`);
    return owner && existsSync(path) ? readFileSync(path) : undefined;
  }

  #ownerOf(digest: string, digests: Map<string, string>) {
    return [...digests]
      .filter(([, each]) => each === digest)
      .map(([name]) => name)
      .sort()[0];
  }

  /** Puts what a run saw in the place of what was there: all pictures and trees of the title. */
  replace(digests: Map<string, string>, fresh: Map<string, Buffer>, trees: Map<string, string>) {
    if (digests.size === 0 && trees.size === 0) return rmSync(this.#folder, { recursive: true, force: true });
    const kept = new Map(
      [...this.#digests.values()].map((digest) => [digest, this.#ownerOf(digest, this.#digests)]),
    );
    mkdirSync(this.#folder, { recursive: true });
    const owners = new Map([...digests.values()].map((digest) => [digest, this.#ownerOf(digest, digests)]));
    const old = (owner: string) => join(this.#folder, `${owner}.webp`);
    const staged = [...owners].map(([digest, owner]) => {
      const path = join(this.#folder, `${owner}.webp.new`);
      const picture = fresh.get(digest);
      const from = kept.get(digest);
      if (picture) writeFileSync(path, picture);
      else if (from && existsSync(old(from))) writeFileSync(path, readFileSync(old(from)));
      else throw new Error(`${this.#folder}: the picture of ${owner} is lost; update all of its title.`);
      return path;
    });
    for (const file of readdirSync(this.#folder)) {
      if (/\.(webp|png)$/.test(file)) rmSync(join(this.#folder, file));
    }
    for (const path of staged) renameSync(path, path.replace(/\.new$/, ''));
    const sorted = <T>(map: Map<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = (text: string) => `${text.trimEnd()}\n`;
    writeFileSync(
      join(this.#folder, digestsFile),
      lines(JSON.stringify(Object.fromEntries(sorted(digests)), null, 2)),
    );
    writeFileSync(
      join(this.#folder, treesFile),
      lines(
        sorted(trees)
          .map(([key, tree]) => `${rule(key)}\n${tree}\n`)
          .join('\n'),
      ),
    );
  }
}

/** Folders of baselines that no title claims, from `tests/photographs`. */
export function unclaimed(folders: Set<string>, under = baselines): string[] {
  if (!existsSync(under)) return [];
  const holding = readdirSync(under, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(webp|png|json|txt)$/.test(path))
    .map((path) => path.replace(/[\\/][^\\/]*$/, '').replaceAll('\\', '/'));
  return [...new Set(holding)].filter((folder) => !folders.has(folder)).sort();
}
