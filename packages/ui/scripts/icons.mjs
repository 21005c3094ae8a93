/**
 * The outline icons, drawn from the shapes of Lucide (ISC, see LICENSE-lucide.txt) that `src/icons/names.json`
 * names: no bundle carries more than the shapes it shows. `node scripts/icons.mjs` writes them.
 */
import '../../../scripts/node-version.mjs';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../src/icons');
export const outlinesPath = join(folder, 'outlines.generated.ts');
const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));

/** What `outlines.generated.ts` has to be. Throws when the set has no such icon. */
export async function makeOutlines() {
  const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8'));
  const icons = await Promise.all(
    Object.entries(names).map(async ([name, file]) => {
      const { __iconData } = await import(pathToFileURL(join(lucide, `dist/esm/icons/${file}.mjs`)).href);
      const shapes = __iconData.node.map(([shape, { key: _key, ...attributes }]) => [shape, attributes]);
      return `export const ${name}Icon = /* @__PURE__ */ outline('${name}', ${JSON.stringify(shapes)});`;
    }),
  );
  return ["import { outline } from './outline.tsx';\n", ...icons, ''].join('\n');
}

if (import.meta.main) {
  writeFileSync(outlinesPath, await makeOutlines());
  copyFileSync(join(lucide, 'LICENSE'), join(folder, 'LICENSE-lucide.txt'));
}
