import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { idOf } from './docs/ids.ts';

const root = resolve(import.meta.dirname, '..');

/** Marks the stories that test many components at once: the filter of the sidebar leaves them out at first. */
export const suiteTag = 'suite';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `PhotoShoot` as `Photo shoot`. */
const inWords = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The group that a primitive names in the spec beside its stories; undefined where none is named. */
function groupOf(path: string): string | undefined {
  const spec = join(root, path.replace(/\.stories\.tsx$/, '.spec.tsx'));
  if (!existsSync(spec)) return undefined;
  return /^ {4}group: '(\w+)',$/m.exec(readFileSync(spec, 'utf8'))?.[1];
}

/**
 * Where the sidebar shows the stories of a file: components by their area, which is their folder, primitives by their
 * group, and the suites apart.
 *
 * @param path - The file, from the root.
 * @param title - The title that it gives itself.
 */
export function placeOf(path: string, title: string): { title: string; isSuite: boolean } {
  if (/^packages\/[^/]+\/test\//.test(path)) return { title: `Suites/${title}`, isSuite: true };
  const [, area] = /^packages\/ui\/src\/components\/(?:([a-z-]+)\/)?[A-Z]/.exec(path) ?? [
    undefined,
    undefined,
  ];
  if (/^packages\/ui\/src\/primitives\/.*\.stories\.tsx$/.test(path)) {
    const group = groupOf(path);
    return { title: group ? title.replace('/', `/${group}/`) : title, isSuite: false };
  }
  // A page is called as the others are: with spaces.
  const [, page] = /^Pages\/(\w+)$/.exec(title) ?? [];
  if (page !== undefined) return { title: `Pages/${inWords(page)}`, isSuite: false };
  const isComponent = path.startsWith('packages/ui/src/components/') && /^Components\/[^/]+$/.test(title);
  if (!isComponent) return { title, isSuite: false };
  return { title: title.replace('/', `/${capitalised(area ?? 'general')}/`), isSuite: false };
}

const fromRoot = (file: string) => relative(root, file).replaceAll('\\', '/');

/** Puts every story where `placeOf` says, under the address that its own title gives it. */
export const placed = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const found = await indexer.createIndex(file, options);
      return found.map((entry) => {
        if (entry.type !== 'story' || entry.title === undefined) return entry;
        const { title, isSuite } = placeOf(fromRoot(file), entry.title);
        if (title === entry.title) return entry;
        return {
          ...entry,
          title,
          metaId: entry.metaId ?? idOf(entry.title),
          tags: isSuite ? [...(entry.tags ?? []), suiteTag] : entry.tags,
        };
      });
    },
  }));

/** The modules of the stories say the same address: the page asks them, not the index. */
export const placedModules = (): Plugin => ({
  name: 'addresses-of-stories',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!file.endsWith('.stories.tsx')) return undefined;
    const found = /\btitle: '((?:Components|Primitives|Pages)\/[^']+)'/.exec(code);
    const title = found?.[1];
    if (!found || title === undefined || placeOf(fromRoot(file), title).title === title) return undefined;
    const at = found.index;
    return { code: `${code.slice(0, at)}id: '${idOf(title)}', ${code.slice(at)}`, map: null };
  },
});
