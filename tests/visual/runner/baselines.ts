import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselines } from './paths.ts';

export const digestsFile = 'digests.json';
const treesFile = 'trees.txt';
const rule = (key: string) => `━━ ${key}`;

/**
 * The baselines of one title: `digests.json` holds the digest of every picture's pixels, `trees.txt` the accessibility
 * trees. The pictures themselves are drawn again when a report needs them (`redraw.ts`).
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

  /** Puts what a run saw in the place of what was there: all pictures and trees of the title. */
  replace(digests: Map<string, string>, trees: Map<string, string>) {
    if (digests.size === 0 && trees.size === 0) {
      for (const file of [digestsFile, treesFile]) rmSync(join(this.#folder, file), { force: true });
      return;
    }
    mkdirSync(this.#folder, { recursive: true });
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

/** Folders of baselines that no title claims, from `tests/visual/baselines`. */
export function unclaimed(folders: Set<string>, under = baselines): string[] {
  if (!existsSync(under)) return [];
  const holding = readdirSync(under, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(json|txt)$/.test(path))
    .map((path) => path.replace(/[\\/][^\\/]*$/, '').replaceAll('\\', '/'));
  return [...new Set(holding)].filter((folder) => !folders.has(folder)).sort();
}
