import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { placeOf } from '../areas.ts';
import { idOf } from '../docs/ids.ts';
import { type ComponentFacts, readFacts } from '../facts/plugin.ts';
import { typesOfUi } from '../properties.ts';
import { namesNotIn, namesOfTypes, proseOfModule, proseOfPage } from './prose.ts';

const root = join(import.meta.dirname, '../..');

/** A page of this Storybook with all of its words. */
export interface FoundPage {
  /** Of its entry in the index. */
  id: string;
  title: string;
  words: string;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const withNames = (words: string, names: readonly string[]) =>
  [words, ...namesNotIn(words, names)].join(' · ');

/** The words of the sections that are made from what is known of a component (`docs/Facts.tsx`). */
function sectionsOf(known: ComponentFacts | undefined): string[] {
  if (!known) return [];
  const { status, since, pairs, parts, changes } = known;
  return [
    `Status ${status}`,
    `Since ${since}`,
    'Size',
    'Source',
    ...(parts.length > 0 ? [`Made of ${parts.join(', ')}`] : []),
    ...(changes.length > 0 ? ['What changed', ...changes.map(({ words }) => words)] : []),
    ...(pairs.length > 0 ? ['Contrast', ...pairs.map(({ name }) => name)] : []),
  ];
}

/** The pages of the stories: what their own folder says of the component, in its code and in its guidance, and its properties. */
async function pagesOfStories(): Promise<FoundPage[]> {
  const [types, facts] = await Promise.all([typesOfUi(), readFacts(false)]);
  const files = globSync('packages/{ui,app}/src/**/*.stories.tsx', { cwd: root }).toSorted();
  return files.flatMap((path) => {
    const stories = read(path);
    const title = /\btitle: '((?:\w+)\/[^']+)'/.exec(stories)?.[1];
    if (title === undefined) return [];
    const name = /\bcomponent: (\w+)/.exec(stories)?.[1] ?? path.split('/').at(-1)?.split('.')[0] ?? '';
    const beside = globSync(`${dirname(path)}/${name}{.tsx,.spec.tsx,.mdx}`, { cwd: root }).toSorted();
    const isPage = !/tags: \['!autodocs'/.test(stories);
    const first = /^export const (\w+)/m.exec(stories)?.[1] ?? '';
    const story = first.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
    return {
      id: `${idOf(title)}--${isPage ? 'docs' : story}`,
      title: placeOf(path, title).title,
      words: withNames(
        [
          proseOfModule(stories),
          ...beside.map((each) =>
            each.endsWith('.mdx') ? proseOfPage(read(each)) : proseOfModule(read(each)),
          ),
          ...(isPage ? ['Properties', 'States'] : []),
          ...(beside.some((each) => /^ {4}keys: \{/m.test(read(each))) ? ['Keyboard'] : []),
          ...sectionsOf(isPage && path.startsWith('packages/ui/') ? facts[name] : undefined),
        ].join(' · '),
        (types.get(basename(dirname(path)))?.components ?? []).flatMap(({ properties }) =>
          properties.map((property) => property.name),
        ),
      ),
    };
  });
}

/** The pages of the flows, and the sheets of their states. */
function pagesOfFlows(): FoundPage[] {
  return globSync('packages/flows/src/*/*.generated.mdx', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const page = read(path);
      const title = /<Meta title="([^"]+)"/.exec(page)?.[1] ?? path;
      const name = title.split('/').at(-1) ?? title;
      const folder = basename(dirname(path));
      const drawing = read(path.replace('.generated.mdx', '.drawing.generated.ts'));
      const stories = read(path.replace('.generated.mdx', '.atlas.generated.stories.tsx'));
      const types = read(`packages/state-machines/src/${folder}/${folder}.types.ts`);
      const rows = [...drawing.matchAll(/"text":"([^"]+)"/g)].map(([, text = '']) => text);
      const states = [...stories.matchAll(/atlas\.state\('([^']+)'\)/g)].map(([, id = '']) => id);
      return [
        {
          id: `${idOf(title)}--docs`,
          title,
          words: withNames(`${proseOfPage(page)} · ${[...new Set(rows)].join(' · ')}`, namesOfTypes(types)),
        },
        {
          id: `${idOf(`Flows/State Atlas/${name}`)}--all-states`,
          title: `Flows/State Atlas/${name}`,
          words: states.join(' · '),
        },
      ];
    });
}

/** Every page that somebody may look for, with its words. */
export const readPages = async (): Promise<FoundPage[]> => [
  { id: 'welcome--docs', title: 'Welcome', words: proseOfPage(read('.storybook/welcome/Welcome.mdx')) },
  ...(await pagesOfStories()),
  ...pagesOfFlows(),
];

/** Gives the search of the toolbar the words of every page, as `search.json` beside the index. */
export function searchIndex(): Plugin {
  let isBuild = false;
  return {
    name: 'words-of-pages',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      this.emitFile({ type: 'asset', fileName: 'search.json', source: JSON.stringify(await readPages()) });
    },
    configureServer(server) {
      server.middlewares.use('/search.json', (_, response, next) => {
        readPages().then((pages) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(pages));
        }, next);
      });
    },
  };
}
