import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Property } from '../scripts/packages/docs/read-types.ts';
import { typesOfUi } from './properties.ts';

const root = join(import.meta.dirname, '..');

/** What a tool is told of a component; the rest is passed on as Storybook has read it. */
interface Told {
  readonly id: string;
  readonly name: string;
  /** The file of its stories, from the root. */
  readonly path: string;
  readonly import?: string;
  readonly reactDocgen?: {
    readonly displayName?: string;
    readonly exportName?: string;
    readonly props?: Readonly<Record<string, unknown>>;
  };
  readonly stories?: readonly ToldStory[];
  readonly error?: unknown;
}

interface ToldStory {
  readonly id: string;
  readonly name: string;
  readonly snippet: string;
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

/** The stories of a file as they are written there; Storybook finds none of a file that the sidebar shows elsewhere. */
function storiesOf(path: string): ToldStory[] {
  const source = readFileSync(join(root, path), 'utf8');
  const file = loadCsf(source, { fileName: path, makeTitle: (title) => title ?? path }).parse();
  return Object.entries(file._stories).flatMap(([key, { id, name }]) => {
    const { start, end } = file.getStoryExport(key);
    if (typeof start !== 'number' || typeof end !== 'number') return [];
    return [{ id, name: name ?? key, snippet: `const ${key} = ${source.slice(start, end)};` }];
  });
}

/** A property in the form of docgen, which is what the addon turns into words. */
const told = ({ name, type, isOptional, default: fallback, what }: Property) =>
  [
    name,
    {
      required: !isOptional,
      tsType: { name: type, raw: type },
      description: what,
      ...(fallback !== '' && { defaultValue: { value: fallback, computed: false } }),
    },
  ] as const;

const withoutRoot = <Given>(given: Given): Given =>
  JSON.parse(JSON.stringify(given).replaceAll(`${root}/`, ''));

/**
 * The manifest for AI tools. Storybook takes the name of the package for the place to import from, and every story for
 * one of a component that can be imported: here each has the entry that it is published under, its properties as the
 * package's documentation has them, and its stories; what is in no package (suites, pages of the app, the State Atlas)
 * is left out.
 */
export async function importable<Given extends Manifests>(given: Given): Promise<Given> {
  if (!given.components) return given;
  const types = await typesOfUi();
  const components = Object.entries(given.components.components).flatMap(([id, read]) => {
    const folder = publishedFolder(read.path);
    const name = read.reactDocgen?.exportName ?? read.name.replace(/<.*$/, '');
    if (folder === undefined || !isExported(folder, name)) return [];
    const entry = basename(folder);
    const type = types.get(entry)?.components.find((each) => each.name === name);
    const mended = {
      ...(read.error === undefined ? {} : readInstead(entry)),
      name,
      import: `import { ${name} } from '@mirror-studio/ui/${entry}';`,
      stories: storiesOf(read.path),
      ...(type && {
        reactDocgen: {
          displayName: name,
          exportName: name,
          ...read.reactDocgen,
          props: Object.fromEntries(type.properties.map(told)),
        },
      }),
    };
    return [[id, { ...read, ...mended }]];
  });
  return withoutRoot({
    ...given,
    components: { ...given.components, components: Object.fromEntries(components) },
  });
}
