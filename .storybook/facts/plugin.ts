import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Change, historyOf, next, readChangelog, readChangeset } from './changes.ts';
import { type Pair, pairsOf } from './contrast.ts';
import { exportsOf, folders, madeOf, root, sourceOf, standingOf } from './files.ts';
import { readLists } from './lists.ts';
import { type EntrySize, sizesOf } from './sizes.ts';

/** What is known of a component, read from its folder, the changelog and what is built. */
export interface ComponentFacts {
  status: 'stable' | 'unreleased' | 'experimental' | 'deprecated';
  /** The edition that brought it, or `next`. */
  since: string;
  changes: readonly Change[];
  pairs: readonly Pair[];
  /** Entries of other components that it is made of. */
  parts: readonly string[];
  /** Not there when the package is not built, nor in the development server, which measures one when it is asked. */
  size?: EntrySize;
  /** Its file, from the root. */
  source: string;
}

function changesOfUi(): Change[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const waiting = globSync('.changeset/*.md', { cwd: root }).toSorted();
  return [
    ...waiting.flatMap((path) => readChangeset(read(path), '@mirror-studio/ui')),
    ...readChangelog(read('packages/ui/CHANGELOG.md')),
  ];
}

/** The facts of every component, by the name that it is exported under. */
export async function readFacts(isMeasured: boolean): Promise<Record<string, ComponentFacts>> {
  const said = changesOfUi();
  const all = folders();
  const sizes = isMeasured ? await sizesOf([...all.keys()]) : new Map<string, EntrySize>();
  const entries = [...all].flatMap(([entry, folder]) => {
    const { styles, parts } = madeOf(folder);
    const pairs = pairsOf(styles);
    const size = sizes.get(entry);
    return exportsOf(folder).map((component): [string, ComponentFacts] => {
      const source = sourceOf(folder, component);
      const { since, changes } = historyOf(component, said);
      const status = standingOf(source, component) ?? (since === next ? 'unreleased' : 'stable');
      return [component, { status, since, changes, pairs, parts, source, ...(size && { size }) }];
    });
  });
  return Object.fromEntries(entries);
}

const module = 'virtual:component-facts';
const listTypes = 'virtual:list-types';

/**
 * Gives the pages of documentation `virtual:component-facts`, their tables `virtual:list-types`, and serves each source as a text of its own.
 *
 * @param isRead - False where nobody reads the pages: then nothing is known of any component.
 */
export function componentFacts(isRead: boolean): Plugin {
  let isBuild = false;
  return {
    name: 'component-facts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === module || id === listTypes ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${listTypes}`)
        return `export const lists = ${JSON.stringify(isRead ? readLists() : {})};`;
      if (id !== `\0${module}`) return undefined;
      if (!isRead) return 'export const facts = {};';
      const facts = await readFacts(isBuild);
      if (isBuild)
        for (const source of new Set(Object.values(facts).map((each) => each.source)))
          this.emitFile({
            type: 'asset',
            fileName: `source/${source}.txt`,
            source: readFileSync(join(root, source), 'utf8'),
          });
      return `export const facts = ${JSON.stringify(facts)};`;
    },
    configureServer(server) {
      // Measuring all of them takes a minute: here each is, when its page asks.
      server.middlewares.use((request, response, pass) => {
        const [, entry] = /^\/size\/([A-Z]\w+)\.json$/.exec(request.url ?? '') ?? [];
        if (entry === undefined) return pass();
        sizesOf([entry]).then((sizes) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(sizes.get(entry) ?? null));
        }, pass);
        return undefined;
      });
      server.middlewares.use((request, response, pass) => {
        const [, path] = /^\/source\/(packages\/ui\/src\/[\w/-]+\.tsx?)\.txt$/.exec(request.url ?? '') ?? [];
        if (path === undefined) return pass();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        return response.end(readFileSync(join(root, path), 'utf8'));
      });
    },
  };
}
