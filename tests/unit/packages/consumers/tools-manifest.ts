import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { placeOf } from '../../../../.storybook/areas.ts';
import { importable } from '../../../../.storybook/manifest.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** What Storybook tells an AI tool of a component. */
export interface ToldToTools {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly import?: string;
  readonly description?: string;
  readonly stories?: readonly { readonly id: string; readonly name: string; readonly snippet?: string }[];
  readonly reactDocgen?: { readonly props?: Readonly<Record<string, unknown>> };
}

interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, ToldToTools>> };
}

type Generator = (
  given: object,
  options: { readonly manifestEntries: readonly object[]; readonly watch: boolean },
) => Promise<Manifests>;

/** Where Storybook's own reader of components lies: a dependency of the framework in use, not of the project. */
async function generator(): Promise<Generator> {
  const ofFramework = createRequire(import.meta.resolve('@storybook/react-vite/package.json'));
  const { experimental_manifests: generate }: { experimental_manifests: Generator } = await import(
    pathToFileURL(ofFramework.resolve('@storybook/react/preset')).href
  );
  return generate;
}

/** The manifest that the project's Storybook serves: as the framework reads it, then as `.storybook` puts it right. */
export async function manifestForTools(): Promise<readonly ToldToTools[]> {
  const entries = globSync('packages/*/{src,test}/**/*.stories.tsx', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const file = loadCsf(readFileSync(join(root, path), 'utf8'), {
        fileName: path,
        makeTitle: (title) => title ?? path,
      }).parse();
      const importPath = `./${path}`;
      return file.indexInputs.map(({ title, exportName, __id: id }) => ({
        type: 'story',
        subtype: 'story',
        id: id ?? exportName,
        name: exportName,
        // Storybook asks with the title of the sidebar.
        title: placeOf(path, title ?? path).title,
        importPath,
        tags: ['manifest'],
      }));
    });
  const read = await (await generator())({}, { manifestEntries: entries, watch: false });
  return Object.values((await importable(read)).components?.components ?? {});
}

/** A module that compiles when the component can be imported as the tool is told, and has the properties that it is told. */
export function toldModule({ name, import: from = '', reactDocgen }: ToldToTools): string {
  const properties = Object.keys(reactDocgen?.props ?? {});
  return `import type { ComponentProps } from 'react';
${from}

type NamesOf<Props> = Props extends unknown ? keyof Props : never;
export const properties: readonly NamesOf<ComponentProps<typeof ${name}>>[] = ${JSON.stringify(properties)};
`;
}
