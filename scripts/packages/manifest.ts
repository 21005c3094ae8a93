import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** The packages that other teams install, each after those it needs. */
export const published = ['domain', 'state-machines', 'ui', 'flows'] as const;
export type Published = (typeof published)[number];

interface Manifest {
  name: string;
  version: string;
  description: string;
  exports: Record<string, string | { '@mirror-studio/source': string }>;
  publishConfig: { exports: Record<string, string | { types: string; default: string }> };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export const folderOf = (name: Published) => join(root, 'packages', name);

/** The package.json of a package, as it stands in the repository. */
export const manifestOf = (name: Published): Manifest =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

/** One public module: `Button`, its source and what is made of it, as paths inside the package. */
export interface Entry {
  name: string;
  source: string;
  code: string;
  types: string;
}

/** The public modules of a package, in the order of its published exports; of a pattern, each file that it means. */
export function entriesOf(name: Published): Entry[] {
  return Object.values(manifestOf(name).publishConfig.exports).flatMap((target) => {
    if (typeof target === 'string' || target.default.endsWith('.css')) return [];
    return filesOf(name, target).map(({ types, default: code }) => ({
      name: code.replace(/^\.\/dist\/|\.js$/g, ''),
      source: sourceOf(types),
      code,
      types,
    }));
  });
}

const sourceOf = (types: string) => types.replace('./dist/types/', './src/').replace(/\.d\.ts$/, '.ts');

/** `./dist/texts/en/*.js` is one module for each source that stands there. */
function filesOf<Target extends { types: string; default: string }>(
  name: Published,
  target: Target,
): Target[] {
  const [folder, ending] = sourceOf(target.types).split('*');
  if (folder === undefined || ending === undefined) return [target];
  return readdirSync(join(folderOf(name), folder))
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'))
    .map((file) => {
      const stem = file.slice(0, -ending.length);
      return {
        ...target,
        types: target.types.replace('*', stem),
        default: target.default.replace('*', stem),
      };
    });
}
