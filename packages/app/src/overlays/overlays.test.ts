/// <reference types="node" />
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `features/token-wallet/wallet.overlay.tsx` is the overlay `wallet`. */
const found = globSync('*/*.overlay.tsx', { cwd: join(import.meta.dirname, '../features') })
  .map((path) => ({ path, name: camel(basename(path, '.overlay.tsx')) }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const from = '// Generated from the `<overlay>.overlay.tsx` of the features, by `pnpm generate`.';

// The names stand apart: an overlay imports them, and is imported by the list of what is loaded.
test('every overlay of a feature is collected: `pnpm generate`', async () => {
  const loads = found.map(({ name, path }) => `  ${name}: () => import('../features/${path}'),\n`);
  const names = found.map(({ name }) => `\n  | '${name}'`);
  await expect(
    `${from}\n/** What loads each overlay. */\nexport const overlays = {\n${loads.join('')}};\n`,
  ).toMatchFileSnapshot('./overlays.generated.ts');
  await expect(`${from}\nexport type OverlayName =${names.join('')};\n`).toMatchFileSnapshot(
    './overlay-names.generated.ts',
  );
});
