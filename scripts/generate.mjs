// Writes everything that is generated: `pnpm generate`. Tests say what is stale.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generators } from './generators.mjs';
import { root } from './paths.mjs';

for (const { writes, command } of generators) {
  const [program, ...rest] = command;
  const { status } = spawnSync(program, rest, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '--conditions=@mirror-studio/source',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  });
  console.log(`${status === 0 ? 'written' : 'FAILED'}: ${writes} (${command.join(' ')})`);
  if (status !== 0) process.exit(1);
}
