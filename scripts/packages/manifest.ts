import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** The packages that other teams install, each after those it needs. */
export const published = ['domain', 'state-machines', 'ui'] as const;
export type Published = (typeof published)[number];

interface Manifest {
  name: string;
  version: string;
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

/** The public modules of a package, in the order of its published exports. */
export function entriesOf(name: Published): Entry[] {
  return Object.values(manifestOf(name).publishConfig.exports).flatMap((target) => {
    if (typeof target === 'string' || target.default.endsWith('.css')) return [];
    const { types, default: code } = target;
    return [
      {
        name: code.replace(/^\.\/dist\/|\.js$/g, ''),
        source: types.replace('./dist/types/', './src/').replace(/\.d\.ts$/, '.ts'),
        code,
        types,
      },
    ];
  });
}
