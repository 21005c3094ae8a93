import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { buildPackage, digestOf } from './build.ts';
import { folderOf, manifestOf, type Published } from './manifest.ts';

/** A digest of all that lies in the tarball: what a build reads, and what is packed as it is. */
const digestOfPacked = (name: Published) =>
  ['README.md', 'CHANGELOG.md', ...globSync('codemods/*', { cwd: folderOf(name) }).toSorted()]
    .reduce(
      (digest, file) => digest.update(readFileSync(join(folderOf(name), file))),
      createHash('sha256').update(digestOf(name)),
    )
    .digest('hex');

/**
 * Builds and packs a package as it would be published, once for the same files. Returns the tarball's path.
 * Throws with the packer's words when it cannot be packed.
 */
export async function packPackage(name: Published): Promise<string> {
  await buildPackage(name);
  const folder = join(root, '.cache/packed');
  const tarball = join(folder, `${name}-${digestOfPacked(name).slice(0, 16)}.tgz`);
  if (existsSync(tarball)) return tarball;
  const work = join(folder, `${name}.${process.pid}`);
  mkdirSync(work, { recursive: true });
  const { status, stdout, stderr, error } = spawnSync('pnpm', ['pack', '--pack-destination', work], {
    cwd: folderOf(name),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} cannot be packed:\n${error?.message ?? stdout + stderr}`);
  renameSync(join(work, `mirror-studio-${name}-${manifestOf(name).version}.tgz`), tarball);
  rmSync(work, { recursive: true, force: true });
  return tarball;
}
