import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Vite keeps the packages that it has prepared until its configuration changes; an import that is new
 * since then reloads the page in the middle of a test. This plugin does nothing but bear a name that
 * changes with the set of imported packages, so that they are looked for again.
 */
export function imports(): Plugin {
  const packages = globSync('packages/*/{src,test}/**/*.{ts,tsx}', { cwd: root })
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/from '([^.'][^']*)'/g)])
    .map(([, name = '']) => name);
  const digest = createHash('sha256')
    .update([...new Set(packages)].sort().join())
    .digest('hex')
    .slice(0, 12);
  return { name: `imports-${digest}` };
}
