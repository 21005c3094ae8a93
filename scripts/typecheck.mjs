// Type-checks every project of the workspace, two at a time; prints what failed and exits 1 if any did. The compiler
// keeps in .cache what it knows of each, and reads again what has changed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';

const projects = [
  ...readdirSync(`${root}/packages`).map((name) => `packages/${name}`),
  'tests',
  '.storybook',
  'scripts',
].filter((folder) => existsSync(`${root}/${folder}/tsconfig.json`));

const check = (project) =>
  new Promise((resolve) => {
    const known = join(root, '.cache/types', `${basename(project)}.json`);
    const tsc = spawn(
      'tsc',
      ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    tsc.on('close', (code) => resolve(code === 0 ? [] : [project]));
  });

const failed = [];
for (let at = 0; at < projects.length; at += 2) {
  failed.push(...(await Promise.all(projects.slice(at, at + 2).map(check))).flat());
}
if (failed.length > 0) {
  console.error(`Types do not check in: ${failed.join(', ')}`);
  process.exit(1);
}
