/**
 * The package's entries, made from its folders: one for each primitive, pattern and component.
 * `node scripts/exports.mjs` writes them into package.json.
 */
import '../../../scripts/node-version.mjs';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const packagePath = join(root, 'package.json');

const entry = (path) => ({ '@mirror-studio/source': `./src/${path}` });
const fixed = {
  './styles': entry('theme/global.css.ts'),
  './reset': entry('theme/reset.css.ts'),
  './theme': entry('theme/index.ts'),
  './tokens.json': './src/theme/tokens.json',
  './icons': entry('icons/index.ts'),
  './i18n': entry('i18n/index.ts'),
  './overlays': entry('overlays/index.ts'),
  './testing': entry('testing/index.ts'),
};

/** Public folders are those with an index.ts, at any depth; `gates/LegalModal` is published as `./LegalModal`. */
function componentsUnder(folder) {
  if (!existsSync(join(root, 'src', folder))) return [];
  return readdirSync(join(root, 'src', folder), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .flatMap(({ name }) => {
      const path = `${folder}/${name}`;
      if (existsSync(join(root, 'src', path, 'index.ts'))) return [[name, path]];
      return componentsUnder(path);
    });
}

/** What `exports` in package.json has to be. Throws when two folders would take one name. */
export function makeExports() {
  const found = ['primitives', 'patterns', 'components']
    .flatMap(componentsUnder)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const names = found.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two components are called ${twice}.`);
  return {
    ...fixed,
    ...Object.fromEntries(found.map(([name, path]) => [`./${name}`, entry(`${path}/index.ts`)])),
  };
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(packagePath, 'utf8'));
  writeFileSync(packagePath, `${JSON.stringify({ ...manifest, exports: makeExports() }, null, 2)}\n`);
}
