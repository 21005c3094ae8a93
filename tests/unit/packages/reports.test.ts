import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../../scripts/packages/build.ts';
import { folderOf, published } from '../../../scripts/packages/manifest.ts';
import { apiOf } from './api.ts';

beforeAll(async () => {
  for (const name of published) await buildPackage(name);
}, 300_000);

// What changes here changes for other teams: read the difference, say it in the changelog, then
// `pnpm generate`.
test.each(published)('what %s exports is what its report says', async (name) => {
  await expect(apiOf(name)).toMatchFileSnapshot(`reports/${name}.api.txt`);
});

test('the custom properties, layers and attributes of the sheets are what the contract says', async () => {
  const sheet = readFileSync(join(folderOf('ui'), 'dist/styles.css'), 'utf8');
  const found = (pattern: RegExp) =>
    [...new Set([...sheet.matchAll(pattern)].map(([whole]) => whole))].toSorted().join('\n');
  const contract = [
    'Custom properties: set them on any element',
    found(/--ms-[a-z0-9-]+(?=:)/g),
    '',
    'Layers, weakest first: utilities and styles in no layer win over all of them',
    [...sheet.matchAll(/@layer (components\.mirror\.[a-z]+)/g)]
      .map(([, layer]) => layer)
      .filter((layer, at, all) => all.indexOf(layer) === at)
      .join('\n'),
    '',
    'Attributes that choose a theme',
    found(/\[data-(?:theme|density|contrast|motion)(?:=[a-z]+)?\]/g),
    '',
  ].join('\n');
  await expect(contract).toMatchFileSnapshot('reports/ui.css.txt');
});
