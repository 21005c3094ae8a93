import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Makes a process take itself for an older Node. */
const older = `data:text/javascript,${encodeURIComponent(
  `Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`,
)}`;

it.each([
  'scripts/generate.mjs',
  'packages/ui/scripts/exports.mjs',
  'packages/ui/scripts/specs.mjs',
  'packages/ui/scripts/icons.mjs',
  'packages/ui/scripts/tokens.mjs',
  'packages/ui/scripts/fonts.mjs',
  '.storybook/keys.mjs',
])('%s says under an older Node that it needs a newer one, and fails', (script) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', older, join(root, script)], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('needs Node 24');
  expect(status).toBe(1);
});
