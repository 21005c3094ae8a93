import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import type { ComponentType, Property } from '../scripts/packages/docs/read-types.ts';
import { withoutReferences } from '../scripts/packages/docs/references.ts';
import { saidOfUi, typesOfUi } from './properties.ts';

const root = join(import.meta.dirname, '..');

/** What is taken of what Storybook has read of a component: where it shows it. */
interface Read {
  readonly id: string;
  /** The file of its stories, from the root. */
  readonly path: string;
}

interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Read>> };
}

/** The folder of ui that the stories are about, if it is published. */
function publishedFolder(path: string): string | undefined {
  const folder = join(root, dirname(path));
  const isOfUi = /^(\.\/)?packages\/ui\/src\/(primitives|patterns|components)\//.test(path);
  return isOfUi && existsSync(join(folder, 'index.ts')) ? folder : undefined;
}

interface StoryFile {
  /** The component that its stories are of, as they name it. */
  readonly component: string | undefined;
  /** Without code: that of a story is our tests'. */
  readonly stories: readonly { readonly id: string; readonly name: string; readonly description?: string }[];
}

function readStories(path: string): StoryFile {
  const source = readFileSync(join(root, path), 'utf8');
  const file = loadCsf(source, { fileName: path, makeTitle: (title) => title ?? path }).parse();
  const stories = file.indexInputs.flatMap(({ __id: id, name, exportName }) => {
    const statement = file._storyStatements[exportName];
    const description = statement ? withoutReferences(extractDescription(statement)) : '';
    return id ? [{ id, name: name ?? exportName, ...(description && { description }) }] : [];
  });
  return { component: file.meta.component, stories };
}

/** A default as it would be written: of words, in quotes. */
const written = (fallback: string, type: string) =>
  type.includes(`'${fallback}'`) ? `'${fallback}'` : fallback;

/** A property in the form of docgen, which is what the addon turns into words. */
const told = ({ name, type, isOptional, default: fallback, what }: Property) =>
  [
    name,
    {
      required: !isOptional,
      tsType: { name: type, raw: type },
      description: what,
      ...(fallback !== '' && { defaultValue: { value: written(fallback, type), computed: false } }),
    },
  ] as const;

/** The addon puts the import of the component in front of each example: there it stands once. */
function withoutImport(code: string, name: string, entry: string): string {
  const line = new RegExp(`^import \\{ ([^}]*) \\} from '@mirror-studio/ui/${entry}';\n`, 'm');
  return code.replace(line, (_, names: string) => {
    const others = names.split(', ').filter((each) => each !== name);
    return others.length > 0 ? `import { ${others.join(', ')} } from '@mirror-studio/ui/${entry}';\n` : '';
  });
}

/** The one that the stories name; of a file that shows a whole page, the one that its folder is named after. */
function componentOf(components: readonly ComponentType[], { component }: StoryFile, entry: string) {
  return components.find(({ name }) => name === component) ?? components.find(({ name }) => name === entry);
}

/**
 * The manifest for AI tools. Storybook takes the name of the package for the place to import from, whatever the folder
 * exports for the component, and code of our own tests for examples: here each entry is what the package's documentation
 * says of the component that the stories name. What is in no package (suites, pages of the app, the State Atlas) is
 * left out.
 */
export async function importable<Given extends Manifests>(given: Given): Promise<Given> {
  if (!given.components) return given;
  const [types, said] = await Promise.all([typesOfUi(), saidOfUi()]);
  const components = Object.entries(given.components.components).flatMap(([id, { path }]) => {
    const folder = publishedFolder(path);
    if (folder === undefined) return [];
    const entry = basename(folder);
    const stories = readStories(path);
    const type = componentOf(types.get(entry)?.components ?? [], stories, entry);
    if (type === undefined) return [];
    const { name, what, properties } = type;
    const [first] = stories.stories;
    const snippet = said.examples.get(name) ?? said.examples.get(entry);
    const mended = {
      id,
      name,
      path,
      import: `import { ${name} } from '@mirror-studio/ui/${entry}';`,
      description: what || said.unseen.get(name),
      jsDocTags: {},
      stories: [
        ...(snippet
          ? [{ id: first?.id ?? id, name: 'Example', snippet: withoutImport(snippet, name, entry).trim() }]
          : []),
        ...stories.stories.filter(
          (story) => (story !== first || !snippet) && !story.id.endsWith('--playground'),
        ),
      ],
      reactDocgen: {
        displayName: name,
        exportName: name,
        description: what,
        props: Object.fromEntries(properties.map(told)),
      },
    };
    return [[id, mended]];
  });
  return {
    ...given,
    components: { ...given.components, components: Object.fromEntries(components) },
  };
}
