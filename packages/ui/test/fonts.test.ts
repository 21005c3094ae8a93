/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontsFolder, makeFonts } from '../scripts/fonts.mjs';

const firstPaintBudgetKb = 100;

test('the committed fonts are what the script makes', async () => {
  for (const [name, bytes] of Object.entries(await makeFonts())) {
    expect(readFileSync(join(fontsFolder, name)).equals(bytes), `${name} is stale: run pnpm generate`).toBe(
      true,
    );
  }
});

test('the faces of the first paint weigh at most 100 kB together', async () => {
  const first = Object.entries(await makeFonts()).filter(([name]) => /^[a-z-]+(?<!-ext)\.woff2$/.test(name));
  expect(first).toHaveLength(3);
  const bytes = first.reduce((sum, [, font]) => sum + font.length, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(firstPaintBudgetKb);
});
