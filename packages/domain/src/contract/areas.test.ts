import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every area of the API is collected: `pnpm generate`', async () => {
  const names = readdirSync(join(import.meta.dirname, 'areas'))
    .map((file) => basename(file, '.ts'))
    .toSorted();
  const lines = [
    '// Generated from the files in `areas` by `pnpm generate`.',
    ...names.map((name) => `import { ${camel(name)}Endpoints } from './areas/${name}.ts';`),
    '',
    ...names.map((name) => `export * from './areas/${name}.ts';`),
    '',
    '/** §7 Every endpoint of the product API, and those the decisions add. What each is stands in the file of its area. */',
    `export const endpoints = {\n${names.map((name) => `  ...${camel(name)}Endpoints,\n`).join('')}};`,
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./areas.generated.ts');
});
