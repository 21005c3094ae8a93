// `node scripts/packages/exports.ts` writes what each published package exports into its package.json.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExports as makeSourceExports } from '../../packages/ui/scripts/exports.mjs';
import { flowNames } from './flows.ts';
import { folderOf, manifestOf, type Published, published } from './manifest.ts';

type Exports = Record<string, string | { types: string; default: string }>;

const entry = (name: string, source: string) => ({
  [`./${name}`]: {
    types: `./dist/types/${source.replace(/\.ts$/, '.d.ts')}`,
    default: `./dist/${name}.js`,
  },
});

/** A sheet has no types; TypeScript asks for some before it lets it be imported. */
const sheet = (name: string) => ({ types: './dist/css.d.ts', default: `./dist/${name}.css` });

/** Folders of `src` with an index.ts, each one entry. */
const folderEntries = (name: Published, folders: readonly string[] = ['']) =>
  folders.flatMap((parent) =>
    readdirSync(join(folderOf(name), 'src', parent), { withFileTypes: true })
      .filter((item) => item.isDirectory() && existsSync(join(item.parentPath, item.name, 'index.ts')))
      .map((item) => (parent ? `${parent}/${item.name}` : item.name)),
  );

/** Of no use to a browser: the OpenAPI document is made and served by the server. */
const onlyOurs = new Set(['openapi']);

/** Areas whose files are entries themselves: a new file needs no new line. */
const areas = ['constants', 'texts/en', 'texts/es', 'texts/de'];

function domainExports(): Exports {
  // Below `prompts`, so that who reads a prompt does not load the choices.
  const folders = folderEntries('domain', ['', 'prompts'])
    .filter((name) => !onlyOurs.has(name))
    .map((name) => entry(name, `${name}/index.ts`));
  return Object.assign({}, ...areas.map((folder) => entry(`${folder}/*`, `${folder}/*.ts`)), ...folders);
}

/** A machine is one entry, its manifest another: who runs a flow does not load what only its tests need. */
const machineExports = (): Exports =>
  Object.assign(
    {},
    ...folderEntries('state-machines').map((name) => entry(name, `${name}/index.ts`)),
    ...flowNames().map((name) => entry(`flows/${name}`, `${name}/${name}.flow.ts`)),
  );

/** One stylesheet with everything, or the theme, the fonts and a stylesheet for each component. */
function uiExports(): Exports {
  const code: Exports = {};
  const sheets: Exports = {};
  for (const [path, target] of Object.entries(makeSourceExports())) {
    const name = path.slice(2);
    const source = typeof target === 'string' ? undefined : target['@mirror-studio/source'];
    if (source === undefined || name === 'styles' || name === 'reset') continue;
    Object.assign(code, entry(name, source.replace('./src/', '')));
    if (/^[A-Z]/.test(name)) sheets[`${path}.css`] = sheet(name);
  }
  return {
    './styles.css': sheet('styles'),
    './theme.css': sheet('theme'),
    './fonts.css': sheet('fonts'),
    './reset.css': sheet('reset'),
    './tokens.json': './dist/tokens.json',
    ...code,
    ...sheets,
  };
}

const makers: Record<Published, () => Exports> = {
  domain: domainExports,
  'state-machines': machineExports,
  ui: uiExports,
  flows: () => Object.assign({}, ...folderEntries('flows').map((name) => entry(name, `${name}/index.ts`))),
};

/** What `publishConfig.exports` of a package has to be: the published paths, without the sources. */
export const makePublishedExports = (name: Published): Exports => ({
  ...makers[name](),
  './package.json': './package.json',
});

if (import.meta.main) {
  for (const name of published) {
    const { publishConfig, ...manifest } = manifestOf(name);
    const written = { ...manifest, publishConfig: { ...publishConfig, exports: makePublishedExports(name) } };
    writeFileSync(join(folderOf(name), 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
  }
}
