import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../../scripts/packages/build.ts';
import { published } from '../../../scripts/packages/manifest.ts';
import { isOfUi, measure, type Size, tableOf } from '../../../scripts/packages/sizes.ts';

let sizes: Size[] = [];
beforeAll(async () => {
  for (const name of published) await buildPackage(name);
  sizes = await measure();
  console.log(tableOf(sizes));
}, 300_000);

test('nothing is larger than it may be', () => {
  const over = sizes.filter(({ code, css, limit }) => code + css > limit);
  expect(over.map(({ what, code, css, limit }) => `${what}: ${code + css - limit} bytes over`)).toEqual([]);
});

test('the table in the README is true to half a kilobyte, or to one in a hundred', () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../../packages/ui/README.md'), 'utf8');
  for (const { what, code, untrimmed, css } of sizes.filter(isOfUi)) {
    const line = readme.split('\n').find((each) => each.startsWith(`| ${what} |`)) ?? '';
    const [, , , , together = '', , withAll = ''] = line.split('|');
    for (const [claimed, is] of [
      [together, code + css],
      [withAll, untrimmed + css],
    ] as const) {
      const off = Math.abs(Number(claimed) * 1000 - is);
      expect(off, `${what}: ${is}, the README says "${line}"`).toBeLessThan(Math.max(500, is / 100));
    }
  }
});
