// What a page pays: minified, gzip (level 9), over react and react-dom. `pnpm packages:sizes` prints it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { flowNames } from './flows.ts';
import { entriesOf, folderOf, type Published, published } from './manifest.ts';

/** One line of the table, in bytes. */
export interface Size {
  what: string;
  code: number;
  css: number;
  /** Never more than this, code and CSS together. */
  limit: number;
}

const kB = 1000;
const limits = { Button: 15, Dialog: 31, ExchangeDialog: 45 } as const;
const wholeLimit = 225 * kB;
const cssLimit = 20 * kB;
const flowLimit = 20 * kB;

const gzipped = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length;
const sheetBytes = (name: string) => gzipped(readFileSync(join(folderOf('ui'), `dist/${name}.css`)));

/** Bytes of modules of one built package, with all they need but React, as a page would bundle them. */
async function codeBytes(name: Published, entries: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: entries
        .map((entry, at) => `export * as e${at} from '@mirror-studio/${name}/${entry}';`)
        .join('\n'),
      resolveDir: folderOf(name),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [
      {
        name: 'built-packages',
        setup(esbuild) {
          esbuild.onResolve({ filter: /^@mirror-studio\// }, ({ path }) => {
            const home = published.find((each) => path.startsWith(`@mirror-studio/${each}/`));
            if (!home) return undefined;
            const entry = path.slice(`@mirror-studio/${home}/`.length);
            return { path: join(folderOf(home), `dist/${entry}.js`), sideEffects: false };
          });
        },
      },
    ],
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipped(contents), 0);
}

/** Measures what is built. Every entry is counted with all that it exports. */
export async function measure(): Promise<Size[]> {
  const theme = { what: 'theme.css and fonts.css, once on a page', code: 0, limit: cssLimit };
  const components = Object.entries(limits).map(async ([name, limit]) => ({
    what: name,
    code: await codeBytes('ui', [name]),
    css: sheetBytes(name),
    limit: limit * kB,
  }));
  const everything = entriesOf('ui').map(({ name }) => name);
  const allCss = sheetBytes('styles') + sheetBytes('fonts');
  return [
    ...(await Promise.all(components)),
    { ...theme, css: sheetBytes('theme') + sheetBytes('fonts') },
    { what: 'all CSS (styles.css, fonts.css)', code: 0, css: allCss, limit: cssLimit },
    {
      what: 'the whole package, testing included',
      code: await codeBytes('ui', everything),
      css: allCss,
      limit: wholeLimit,
    },
    ...(await Promise.all(
      flowNames().map(async (name) => ({
        what: `flow ${name}, XState included`,
        code: await codeBytes('state-machines', [name]),
        css: 0,
        limit: flowLimit,
      })),
    )),
  ];
}

const figures = (bytes: number) => bytes.toLocaleString('en');

/** The sizes as a table in Markdown. */
export const tableOf = (sizes: readonly Size[]): string =>
  [
    '| What | JS | CSS | Together | Limit |',
    '|---|--:|--:|--:|--:|',
    ...sizes.map(
      ({ what, code, css, limit }) =>
        `| ${what} | ${figures(code)} | ${figures(css)} | ${figures(code + css)} | ${figures(limit)} |`,
    ),
  ].join('\n');

if (import.meta.main) {
  const { buildPackage } = await import('./build.ts');
  for (const name of published) await buildPackage(name);
  const sizes = await measure();
  console.log(tableOf(sizes));
  process.exitCode = sizes.some(({ code, css, limit }) => code + css > limit) ? 1 : 0;
}
