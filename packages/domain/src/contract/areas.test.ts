import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const names = readdirSync(join(import.meta.dirname, 'areas'))
  .map((file) => basename(file, '.ts'))
  .toSorted();
const origin = '// Generated from the files in `areas` by `pnpm generate`.';
const written = (lines: readonly string[]) => `${[origin, ...lines].join('\n')}\n`;

test('every area of the API is passed on: `pnpm generate`', async () => {
  const lines = names.map((name) => `export * from './areas/${name}.ts';`);
  await expect(written(lines)).toMatchFileSnapshot('./areas.generated.ts');
});

/** In a file of their own: whoever imports the endpoints of one area loads no other. */
test('the endpoints of every area are collected: `pnpm generate`', async () => {
  const lines = [
    ...names.map((name) => `import { ${camel(name)}Endpoints } from './areas/${name}.ts';`),
    '',
    '/** §7 Every endpoint of the product API, and those the decisions add. What each is stands in the file of its area. */',
    `export const endpoints = {\n${names.map((name) => `  ...${camel(name)}Endpoints,\n`).join('')}};`,
  ];
  await expect(written(lines)).toMatchFileSnapshot('./endpoints.generated.ts');
});
