// Builds the packages that other teams install into `packages/*/dist`, unless what is there was built from
// the very same files: `pnpm packages`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { writeDocs } from './docs/write.ts';
import { folderOf, type Published, published } from './manifest.ts';
import { buildTypes } from './types.ts';

const stampOf = (name: Published) => join(folderOf(name), 'dist/.built-from');

const filesUnder = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((file) => file.isFile() && !/\.(test|stories)\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .toSorted();

/** A digest of everything that a build of the package reads: also the facts that its types come from. */
export function digestOf(name: Published): string {
  const digest = createHash('sha256').update(process.version);
  const needed = published.slice(0, published.indexOf(name) + 1);
  const paths = [
    ...needed.flatMap((each) => [
      ...filesUnder(join(folderOf(each), 'src')),
      // What the specs of components name, and the declarations of the testing kit with them.
      ...filesUnder(join(folderOf(each), 'test')),
      join(folderOf(each), 'package.json'),
      join(folderOf(each), 'tsconfig.json'),
      join(folderOf(each), 'tsup.config.ts'),
    ]),
    ...filesUnder(import.meta.dirname),
    ...filesUnder(join(folderOf('ui'), 'scripts/build')),
    // Its list of entries is made of the table there.
    ...(name === 'domain' ? [join(folderOf(name), 'README.md')] : []),
    join(root, 'tsconfig.base.json'),
    join(root, 'pnpm-lock.yaml'),
  ];
  for (const path of paths) digest.update(path.slice(root.length)).update(readFileSync(path));
  return digest.digest('hex');
}

/** Runs tsup in the package's folder, where its tsup.config.ts lies. Throws with what it says when it fails. */
function buildModules(name: Published) {
  const { status, stdout, stderr } = spawnSync('tsup', { cwd: folderOf(name), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} cannot be built:\n${stdout}${stderr}`);
}

/** Builds one package when needed; answers whether it built. */
export async function buildPackage(name: Published): Promise<boolean> {
  const digest = digestOf(name);
  const stamp = stampOf(name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true });
  buildModules(name);
  buildTypes(name);
  await writeDocs(name);
  writeFileSync(stamp, digest);
  return true;
}

if (import.meta.main) {
  for (const name of published) {
    console.log(`${name}: ${(await buildPackage(name)) ? 'built' : 'built already'}`);
  }
}
