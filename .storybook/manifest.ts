import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a tool is told of a component; the rest is passed on as Storybook has read it. */
interface Told {
  readonly id: string;
  readonly name: string;
  /** The file of its stories, from the root. */
  readonly path: string;
  readonly import?: string;
  readonly reactDocgen?: { readonly displayName?: string; readonly exportName?: string };
  readonly error?: unknown;
}

interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Told>> };
}

/** The folder of ui that the stories are about, if it is published. */
function publishedFolder(path: string): string | undefined {
  const folder = join(root, dirname(path));
  const isOfUi = /^(\.\/)?packages\/ui\/src\/(primitives|patterns|components)\//.test(path);
  return isOfUi && existsSync(join(folder, 'index.ts')) ? folder : undefined;
}

const isExported = (folder: string, name: string) =>
  new RegExp(`\\b${name}\\b`).test(readFileSync(join(folder, 'index.ts'), 'utf8'));

/** Storybook's words where it could not read an entry: our documentation has what it looked for. */
const readInstead = (entry: string) => ({
  error: undefined,
  description: `Its properties, keys and an example: node_modules/@mirror-studio/ui/docs/${entry}.md`,
});

/**
 * The manifest for AI tools. Storybook takes the name of the package for the place to import from, and every story for
 * one of a component that can be imported: here each has the entry that it is published under, and what is in no package
 * (suites, pages of the app, the State Atlas) is left out.
 */
export function importable<Given extends Manifests>(given: Given): Given {
  if (!given.components) return given;
  const components = Object.entries(given.components.components).flatMap(([id, told]) => {
    const folder = publishedFolder(told.path);
    const name = told.reactDocgen?.exportName ?? told.name.replace(/<.*$/, '');
    if (folder === undefined || !isExported(folder, name)) return [];
    const entry = basename(folder);
    const mended = told.error === undefined ? {} : readInstead(entry);
    return [
      [id, { ...told, ...mended, name, import: `import { ${name} } from '@mirror-studio/ui/${entry}';` }],
    ];
  });
  return { ...given, components: { ...given.components, components: Object.fromEntries(components) } };
}
