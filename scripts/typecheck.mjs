// Type-checks every project of the workspace; exits 1 if one has an error. In its build mode the compiler passes over a
// project of which no file is newer than what it keeps (`.cache/types.json` beside each tsconfig.json). It looks at no
// package that was not installed the last time: another lockfile checks everything.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const projects = globSync(['packages/*/tsconfig.json', '{tests,.storybook,scripts}/tsconfig.json'], {
  cwd: root,
}).map(dirname);
const lockfile = join(root, 'pnpm-lock.yaml');
const checked = join(root, '.cache/types.lock.yaml');
const isInstalledAnew = !existsSync(checked) || !readFileSync(checked).equals(readFileSync(lockfile));
const { status } = spawnSync('tsc', ['--build', ...projects, ...(isInstalledAnew ? ['--force'] : [])], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0) {
  mkdirSync(dirname(checked), { recursive: true });
  copyFileSync(lockfile, checked);
}
process.exitCode = status ?? 1;
