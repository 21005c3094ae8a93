import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { folderOf, published } from '../../../scripts/packages/manifest.ts';
import { packPackage } from '../../../scripts/packages/pack.ts';

const root = resolve(import.meta.dirname, '../../..');
/** What every consumer brings itself, and where this repository has it. */
const own = { '@types/react': root, '@types/react-dom': root, typescript: root };
const ofTests = join(root, 'tests/node_modules');

export interface Consumer {
  folder: string;
  /** Writes a file of the consumer's project. */
  write: (path: string, text: string) => void;
  /** Writes the files of a folder of `project`, and `components.js`, which exports every component. */
  take: (project: string) => void;
  /** Runs a program in the project, with what its environment has besides; `output` is all it said. */
  run: (
    command: string,
    args: readonly string[],
    besides?: Readonly<Record<string, string>>,
  ) => { status: number | null; output: string };
  remove: () => void;
}

function link(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to)) symlinkSync(from, to);
}

/**
 * A project of another team, outside the repository, with the packed packages unpacked into its
 * `node_modules`. Beside them lies what they declare and nothing else, from the workspace's store:
 * a dependency that is not declared is missing here.
 *
 * @param brings What this consumer installs besides, of the dependencies of `tests`: `next`, `jsdom`.
 */
export async function makeConsumer(brings: readonly string[] = []): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'mirror-consumer-'));
  const modules = join(folder, 'node_modules');
  for (const name of published) {
    const home = join(modules, '@mirror-studio', name);
    mkdirSync(home, { recursive: true });
    const tar = spawnSync('tar', ['-xzf', await packPackage(name), '-C', home, '--strip-components=1']);
    if (tar.status !== 0) throw new Error(tar.stderr.toString());
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(join(home, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (needed.startsWith('@mirror-studio/')) continue;
      link(join(folderOf(name), 'node_modules', needed), join(modules, needed));
    }
  }
  for (const [name, place] of Object.entries(own))
    link(join(place, 'node_modules', name), join(modules, name));
  for (const name of brings) link(join(ofTests, name), join(modules, name));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const take = (project: string) => {
    const from = join(import.meta.dirname, 'project', project);
    for (const path of globSync('**/*.txt', { cwd: from })) {
      write(path.replace(/\.txt$/, ''), readFileSync(join(from, path), 'utf8'));
    }
    const manifest = readFileSync(join(modules, '@mirror-studio/ui/package.json'), 'utf8');
    const entries = Object.keys(JSON.parse(manifest).exports).filter((path) => /^\.\/[A-Z]\w+$/.test(path));
    write(
      'components.js',
      entries.map((path) => `export * from '@mirror-studio/ui${path.slice(1)}';\n`).join(''),
    );
  };
  write('package.json', JSON.stringify({ name: 'consumer', type: 'module', private: true }));
  return {
    folder,
    write,
    take,
    run: (command, args, besides = {}) => {
      const { NODE_OPTIONS: _ours, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(command, [...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...env, ...besides },
      });
      return { status, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
