/**
 * The outline icons, drawn from the shapes of Lucide (ISC, see LICENSE-lucide.txt) that `src/icons/names.json`
 * names: no bundle carries more than the shapes it shows. `node scripts/icons.mjs` writes them.
 */
import '../../../scripts/node-version.mjs';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../src/icons');
const outlines = join(folder, 'outlines');
const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));

/**
 * What the files of `src/icons/outlines` have to be, by their paths: a module for each icon, so that a page has no more of them
 * than it shows, and an index. Throws when the set has no such icon.
 */
export async function makeOutlines() {
  const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8'));
  const icons = await Promise.all(
    Object.entries(names).map(async ([name, file]) => {
      const { __iconData } = await import(pathToFileURL(join(lucide, `dist/esm/icons/${file}.mjs`)).href);
      const shapes = __iconData.node.map(([shape, { key: _key, ...attributes }]) => [shape, attributes]);
      const lines = [
        "import { outline } from '../outline.tsx';\n",
        `export const ${name}Icon = /* @__PURE__ */ outline('${name}', ${JSON.stringify(shapes)});\n`,
      ];
      return [join(outlines, `${name}Icon.generated.ts`), lines.join('\n')];
    }),
  );
  const index = Object.keys(names).map(
    (name) => `export { ${name}Icon } from './${name}Icon.generated.ts';\n`,
  );
  return new Map([...icons, [join(outlines, 'outlines.generated.ts'), index.join('')]]);
}

if (import.meta.main) {
  rmSync(outlines, { recursive: true, force: true });
  mkdirSync(outlines);
  for (const [path, text] of await makeOutlines()) writeFileSync(path, text);
  copyFileSync(join(lucide, 'LICENSE'), join(folder, 'LICENSE-lucide.txt'));
}
