import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['en', 'English'],
  ['es', 'Spanish'],
  ['de', 'German'],
])('the list of %s holds every namespace of its folder: `pnpm generate`', async (folder, language) => {
  const names = readdirSync(join(import.meta.dirname, folder))
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'index')
    .toSorted();
  const lines = [
    '// Generated from the files of this folder by `pnpm generate`.',
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    '',
    `/** All ${language} texts by namespace; what needs one imports that one alone. */`,
    `export const messages = {\n${names.map((name) => `  ${name},\n`).join('')}} as const;`,
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./${folder}/index.ts`);
});
