/**
 * Cuts the signs of keys from DejaVu Sans: Storybook's frame writes `⌃ K`, pages write them in words, our faces have none,
 * and a machine without a face that has them shows an empty box. `node .storybook/keys.mjs` writes it into `public`; the same input gives
 * the same bytes.
 */
import '../scripts/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cutLetters } from '../packages/ui/scripts/fonts.mjs';
import { keycaps } from '../packages/ui/src/primitives/Kbd/keycaps.ts';

const require = createRequire(import.meta.url);
const dejavu = dirname(require.resolve('dejavu-fonts-ttf/package.json'));

export const keysFolder = join(import.meta.dirname, 'public');

/** Every file of `public` that this script makes, by name. */
export async function makeKeys() {
  return {
    'keys.woff2': await cutLetters(readFileSync(join(dejavu, 'ttf/DejaVuSans.ttf')), Object.keys(keycaps)),
    'keys.LICENSE.txt': readFileSync(join(dejavu, 'LICENSE')),
  };
}

if (import.meta.main) {
  for (const [name, bytes] of Object.entries(await makeKeys())) writeFileSync(join(keysFolder, name), bytes);
}
