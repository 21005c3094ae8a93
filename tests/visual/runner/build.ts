import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.ts';

interface BuildOptions {
  /** One story file from the root, or a pattern of some. Default all. */
  only?: string | undefined;
  /** The development build says what React finds wrong; only the production build is as fast as the product. Default `development`. */
  react?: 'development' | 'production';
  /** The root of another working copy. Default this one. */
  cwd?: string;
  /** A style sheet of its own for each module of styles, instead of one for all. Default false. */
  hasOwnSheets?: boolean;
}

/** Builds the Storybook of the checks into `folder` (about 8 s). */
export async function buildStories(
  folder: string,
  { only = '', react = 'development', cwd = root, hasOwnSheets = false }: BuildOptions = {},
): Promise<void> {
  const options = ['--test', '--preview-only', '--quiet', '--disable-telemetry'];
  const building = spawn(join(cwd, 'node_modules/.bin/storybook'), ['build', '-o', folder, ...options], {
    cwd,
    env: {
      ...process.env,
      STORYBOOK_CHECKS: 'yes',
      STORYBOOK_ONLY: only,
      STORYBOOK_OWN_SHEETS: hasOwnSheets ? 'yes' : '',
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
