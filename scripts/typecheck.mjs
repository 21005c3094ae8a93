// Type-checks every project of the workspace, or those of one folder: typecheck.mjs [folder]. Exits 1 if one has an
// error. Projects that extend tsconfig.browser.json, or tsconfig.tools.json, are checked as one: most of what they read
// is the same. In its build mode the compiler passes over what has no file newer than what it keeps
// (`.cache/types*.json`). It looks at no package that was not installed the last time: another lockfile checks everything.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './paths.mjs';

const cache = join(root, '.cache');
const [asked = ''] = process.argv.slice(2);
const folders = globSync(
  [
    'packages/*/tsconfig.json',
    'packages/*/src/worker/tsconfig.json',
    '{tests,.storybook,scripts}/tsconfig.json',
  ],
  { cwd: root },
)
  .filter((path) => path.startsWith(asked))
  .map((path) => join(root, path, '..'));
const configs = folders.map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')),
}));

/** Writes one project of all that extend a configuration; answers its path. As it is, it stays untouched. */
function joined(name, members) {
  const path = join(cache, name);
  const under = (key) =>
    members.flatMap((each) => (each[key] ?? []).map((glob) => relative(cache, join(each.folder, glob))));
  const text = JSON.stringify({
    extends: `../${name}`,
    compilerOptions: { tsBuildInfoFile: `types.${name}` },
    include: under('include'),
    exclude: under('exclude'),
  });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  return path;
}

mkdirSync(cache, { recursive: true });
const byBase = Object.groupBy(configs, ({ extends: base }) => basename(base));
const projects = Object.entries(byBase).flatMap(([name, members]) =>
  name === 'tsconfig.base.json' ? members.map(({ folder }) => folder) : joined(name, members),
);
const lockfile = join(root, 'pnpm-lock.yaml');
const checked = join(cache, 'types.lock.yaml');
const isInstalledAnew = !existsSync(checked) || !readFileSync(checked).equals(readFileSync(lockfile));
// Four checkers for each project, as the compiler has it, check much of what the projects share four times.
const options = ['--checkers', '1', ...(isInstalledAnew ? ['--force'] : [])];
const { status } = spawnSync('tsc', ['--build', ...projects, ...options], { cwd: root, stdio: 'inherit' });
if (status === 0) copyFileSync(lockfile, checked);
process.exitCode = status ?? 1;
