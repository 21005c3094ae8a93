// What a page pays: minified, gzip (level 9), over react and react-dom. `pnpm packages:sizes` prints it and writes the
// rows of ui into its README.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Plugin } from 'vite';
import { root } from '../paths.mjs';
import { flowNames } from './flows.ts';
import { entriesOf, folderOf, type Published, published } from './manifest.ts';

/** One line of the table, in bytes. */
export interface Size {
  what: string;
  /** With React Aria's words in the languages of the README's example alone, by the plugin of its makers. */
  code: number;
  /** Without that plugin: React Aria's words in all its languages. */
  untrimmed: number;
  css: number;
  /** Never more than this with the plugin, code and CSS together. */
  limit: number;
}

const kB = 1000;
const limits = { Button: 15, Dialog: 32.2, ExchangeDialog: 45 } as const;
/** In one entry, which others do not load (decision 36). */
const codeMirror = 94 * kB;
/** What an entry may take on average, code and CSS: the package may grow with its components, and not otherwise. */
const meanLimit = 3.05 * kB;
const meanCssLimit = 0.215 * kB;
const themeLimit = 5 * kB;
const flowLimit = 20 * kB;

/** The languages that the README's example of the plugin names. */
export const trimmedLocales = ['en-US', 'es-ES'];

const gzipped = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length;
const sheetBytes = (name: string) => gzipped(readFileSync(join(folderOf('ui'), `dist/${name}.css`)));

const page = 'virtual:page';

/** A page that has these entries of one package, from what is built. */
const pageOf = (name: Published, entries: readonly string[]): Plugin => ({
  name: 'page',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === page) return `\0${page}`;
    const home = published.find((each) => id.startsWith(`@mirror-studio/${each}/`));
    if (!home) return undefined;
    const entry = id.slice(`@mirror-studio/${home}/`.length);
    return { id: join(folderOf(home), `dist/${entry}.js`), moduleSideEffects: false };
  },
  load: (id) =>
    id === `\0${page}`
      ? entries.map((entry, at) => `export * as e${at} from '@mirror-studio/${name}/${entry}';`).join('\n')
      : undefined,
});

/** Bytes of modules of one built package, with all they need but React, as Vite bundles a page. */
async function codeBytes(name: Published, entries: readonly string[], isTrimmed: boolean): Promise<number> {
  const built = await build({
    configFile: false,
    root: join(root, 'packages', name),
    logLevel: 'error',
    plugins: [
      ...(isTrimmed ? [optimizeLocales.vite({ locales: trimmedLocales })].flat() : []),
      pageOf(name, entries),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Said here, since a test has another NODE_ENV.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: page,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .reduce((sum, file) => sum + (file.type === 'chunk' ? gzipped(file.code) : 0), 0);
}

/** What some entries of ui cost with the languages trimmed, and with all of them. */
async function uiBytes(entries: readonly string[]) {
  const [code, untrimmed] = await Promise.all([
    codeBytes('ui', entries, true),
    codeBytes('ui', entries, false),
  ]);
  return { code, untrimmed };
}

/** Bytes of one built entry of ui with all that it exports, the languages trimmed: what the documentation says of it. */
export const entryBytes = async (entry: string) => ({
  code: await codeBytes('ui', [entry], true),
  css: sheetBytes(entry),
});

/** Measures what is built. Every entry is counted with all that it exports. */
export async function measure(): Promise<Size[]> {
  const onlyCss = { code: 0, untrimmed: 0 };
  const components = Object.entries(limits).map(async ([name, limit]) => ({
    what: name,
    ...(await uiBytes([name])),
    css: sheetBytes(name),
    limit: limit * kB,
  }));
  const everything = entriesOf('ui').map(({ name }) => name);
  const allCss = sheetBytes('styles') + sheetBytes('fonts');
  return [
    ...(await Promise.all(components)),
    {
      what: 'theme.css and fonts.css, once on a page',
      ...onlyCss,
      css: sheetBytes('theme') + sheetBytes('fonts'),
      limit: themeLimit,
    },
    {
      what: 'all CSS (styles.css, fonts.css)',
      ...onlyCss,
      css: allCss,
      limit: everything.length * meanCssLimit,
    },
    {
      what: 'the whole package, testing included',
      ...(await uiBytes(everything)),
      css: allCss,
      limit: codeMirror + everything.length * meanLimit,
    },
    ...(await Promise.all(
      flowNames().map(async (name) => {
        const code = await codeBytes('state-machines', [name], true);
        return {
          what: `flow ${name}, XState included`,
          code,
          untrimmed: code,
          css: 0,
          limit: flowLimit,
        };
      }),
    )),
  ];
}

/** Whether the line is one of ui, and stands in its README. */
export const isOfUi = ({ what }: Size): boolean => !what.startsWith('flow ');

/** The sizes as a table in Markdown, in kB. */
export const tableOf = (sizes: readonly Size[]): string => {
  const figure = (bytes: number) => (bytes / kB).toFixed(1);
  return [
    '| What | JS | CSS | Together, kB | Limit | With all languages |',
    '|---|--:|--:|--:|--:|--:|',
    ...sizes.map(
      ({ what, code, untrimmed, css, limit }) =>
        `| ${[what, ...[code, css, code + css].map(figure), Math.round(limit / 100) / 10, figure(untrimmed + css)].join(' | ')} |`,
    ),
  ].join('\n');
};

const marked = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;

if (import.meta.main) {
  const { buildPackage } = await import('./build.ts');
  for (const name of published) await buildPackage(name);
  const sizes = await measure();
  console.log(tableOf(sizes));
  const readme = join(folderOf('ui'), 'README.md');
  const table = tableOf(sizes.filter(isOfUi));
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(
      marked,
      (_, begin: string, end: string) => `${begin}${table}\n${end}`,
    ),
  );
  process.exitCode = sizes.some(({ code, css, limit }) => code + css > limit) ? 1 : 0;
}
