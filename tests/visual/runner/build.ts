import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.ts';

/**
 * Builds the Storybook of the checks into `folder` (about 8 s); of one story file alone when it is given. React's
 * development build says what it finds wrong; only its production build is as fast as the product. `cwd` is the root of
 * another working copy.
 */
export async function buildStories(
  folder: string,
  only = '',
  react: 'development' | 'production' = 'development',
  cwd = root,
): Promise<void> {
  const options = ['--test', '--preview-only', '--quiet', '--disable-telemetry'];
  const building = spawn(join(cwd, 'node_modules/.bin/storybook'), ['build', '-o', folder, ...options], {
    cwd,
    env: {
      ...process.env,
      STORYBOOK_CHECKS: 'yes',
      STORYBOOK_ONLY: only,
      NODE_ENV: react,
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  building.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  building.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve, reject) => {
    building.on('error', reject);
    building.on('close', resolve);
  });
  if (code !== 0) throw new Error(`Storybook could not be built.\n${Buffer.concat(said).toString()}`);
}
